"""What pydantic finds wrong with plain data, in our own words, so that they can be translated."""

from __future__ import annotations

from typing import Any, Final

from game.kernel.texts import N_
from game.kernel.texts import gettext as _

_WHOLE: Final = N_("it must be a whole number")
_SWITCH: Final = N_("it must be true or false")
_LIST: Final = N_("it must be a list")
_OBJECT: Final = N_("it must be an object")
_WORDS: Final = {
    "missing": N_("it is missing"),
    "extra_forbidden": N_("there is no such entry"),
    "bool_parsing": _SWITCH,
    "bool_type": _SWITCH,
    "int_parsing": _WHOLE,
    "int_type": _WHOLE,
    "int_from_float": _WHOLE,
    "string_type": N_("it must be a text"),
    "list_type": _LIST,
    "tuple_type": _LIST,
    "dict_type": _OBJECT,
    "model_type": _OBJECT,
    "model_attributes_type": _OBJECT,
    "literal_error": N_("it must be {expected}"),
    "greater_than_equal": N_("it must be at least {ge}"),
    "less_than_equal": N_("it must be at most {le}"),
    "string_too_long": N_("it has at most {max_length} letters"),
    "too_long": N_("it has at most {max_length} entries"),
    "too_short": N_("it has at least {min_length} entries"),
}


def told(error: Any) -> str:
    """One error of a ValidationError; of a kind that is not known here, pydantic's own English words."""
    known = _WORDS.get(error["type"])
    if known is None:
        return str(error["msg"]).removeprefix("Value error, ")
    return _(known).format(**error.get("ctx", {}))
