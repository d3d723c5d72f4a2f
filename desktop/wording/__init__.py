"""Message ids become words here, in the language the players chose.

Here live the reading of catalogues, the filling of sentences with facts, plurals,
cases and lists, and the languages on offer. Here live no sentences (i18n/ has
them), no Qt and no game. ui and app may import this room; it imports engine only.
"""
