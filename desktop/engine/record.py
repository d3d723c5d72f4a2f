"""The strict, frozen base of everything that comes from outside, and the one door it enters by."""

import json
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from desktop.engine.bad_input import BadInputError
from desktop.engine.limits import SIZE_LIMIT_BYTES
from desktop.engine.plain_text import cleaned_json

T = TypeVar("T")


class Record(BaseModel):
    """A value from a file, a deck, the settings or the command line: strict and unchangeable."""

    # built when first used: the home screen needs few of them, and not before its first paint
    model_config = ConfigDict(
        frozen=True, strict=True, extra="forbid", ser_json_inf_nan="null", defer_build=True
    )


def _refuse_doubled_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for key, value in pairs:
        if key in seen:
            raise BadInputError("doubled-key", {"key": key[:80]})
        seen[key] = value
    return seen


def read_json(data: bytes | str, adapter: TypeAdapter[T]) -> T:
    """Validate JSON text from outside; signs in its strings that nobody sees are left out.

    Raises:
        BadInputError: too large, not JSON, doubled keys, or not of the adapter's shape.
    """
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > SIZE_LIMIT_BYTES:
        raise BadInputError("too-large", {"limit": SIZE_LIMIT_BYTES // 1_000_000})
    try:
        text = cleaned_json(raw.decode("utf-8"))
        json.loads(text, object_pairs_hook=_refuse_doubled_keys)
    except (ValueError, RecursionError) as fault:
        raise BadInputError("not-json", {"detail": str(fault)[:200]}) from fault
    try:
        return adapter.validate_json(text)
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "."
        detail = first["msg"].removeprefix("Value error, ")  # pydantic's word for a validator of ours
        raise BadInputError("wrong-shape", {"where": where[:200], "detail": detail[:200]}) from fault
