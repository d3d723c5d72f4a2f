"""What cannot be used of all that comes from outside, said as a message.

Apart from records, so that what only needs to refuse does not load pydantic.
"""

from desktop.engine.message import Facts, Message


class BadInputError(Exception):
    """Input that cannot be used; ``message`` says why in any language, ``where`` points into it."""

    def __init__(self, reason: str, facts: Facts | None = None) -> None:
        self.message = Message(f"app.input.{reason}", facts or {})
        super().__init__(reason, dict(facts or {}))
