"""The options of a table and the presets that name sets of them."""

from typing import Annotated, Literal, get_args

import msgspec

from bot.rules.pieces import MOST_DICE

Raise = Literal["any-face", "never-lower-face", "same-face-or-same-number"]
CalzaBy = Literal["anyone", "on-turn", "off-turn"]
Palifico = Literal["first-time", "every-time", "off"]
PalificoFace = Literal["one-die-seats", "locked"]
Loss = Literal["one", "difference", "all"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one table plays (docs/rules.md, "Options and presets"); the defaults are `classic`.

    Attributes:
        dice: the dice each seat starts with, 1 to 5.
        raises: how a raise may change number and face; written `raise`.
        calza: whether calza exists at this table.
        calza_by: who may call it, by whose turn it is.
        calza_in_palifico: whether it may be called in a palifico round.
        palifico: when a drop to the last die makes the next round palifico.
        palifico_face: who may change the face in a palifico round.
        palifico_duel: whether palifico exists with two seats left.
        loss: how many dice a dudo costs.
        hints: whether seats may ask what the chances are.
    """

    dice: Annotated[int, msgspec.Meta(ge=1, le=MOST_DICE)] = MOST_DICE
    raises: Raise = msgspec.field(default="any-face", name="raise")
    calza: bool = True
    calza_by: CalzaBy = "anyone"
    calza_in_palifico: bool = False
    palifico: Palifico = "first-time"
    palifico_face: PalificoFace = "one-die-seats"
    palifico_duel: bool = True
    loss: Loss = "one"
    hints: bool = False


Preset = Literal["classic", "gamerules", "francais", "quick", "sudden"]

PRESETS: dict[Preset, Options] = {
    "classic": Options(),
    "gamerules": Options(palifico="every-time", palifico_face="locked"),
    "francais": Options(calza_by="off-turn"),
    "quick": Options(dice=3),
    "sudden": Options(calza=False, palifico="off", loss="all"),
}
"""The named sets of options, in the order in which they are offered."""

CHOICES: dict[str, tuple[str, ...]] = {
    "dice": tuple(str(number) for number in range(MOST_DICE, 0, -1)),
    "raise": get_args(Raise),
    "calza": ("on", "off"),
    "calza_by": get_args(CalzaBy),
    "calza_in_palifico": ("no", "yes"),
    "palifico": get_args(Palifico),
    "palifico_face": get_args(PalificoFace),
    "palifico_duel": ("yes", "no"),
    "loss": get_args(Loss),
    "hints": ("off", "on"),
}
"""The written values of each option, the default first."""

_NEEDS = {
    "calza_by": ("calza",),
    "calza_in_palifico": ("calza", "palifico"),
    "palifico_face": ("palifico",),
    "palifico_duel": ("palifico",),
}
"""The options that mean nothing while one of those they need is off."""

_FIELDS = {field.encode_name: field.name for field in msgspec.structs.fields(Options)}
_TRUE = frozenset({"on", "yes"})

_PRESETS: dict[str, Preset] = {str(name): name for name in PRESETS}


def preset_named(name: str) -> Preset:
    """The preset of that name.

    Raises:
        KeyError: there is none.
    """
    return _PRESETS[name]


def written(options: Options) -> dict[str, str]:
    """Each option's value as people write it, by the option's written name."""
    return {name: _written(name, getattr(options, field)) for name, field in _FIELDS.items()}


def in_force(options: Options) -> dict[str, str]:
    """The written options that mean something at a table: those of calza only where there is calza, and so on."""
    all_ = written(options)
    return {
        name: value for name, value in all_.items() if all(all_[needed] != "off" for needed in _NEEDS.get(name, ()))
    }


def differences(options: Options, preset: Preset) -> dict[str, str]:
    """The written options in which a table differs from a preset."""
    base = written(PRESETS[preset])
    return {name: value for name, value in written(options).items() if value != base[name]}


def change(options: Options, name: str, value: str) -> Options:
    """The same options with one changed; both the name and the value in their written form.

    Raises:
        KeyError: there is no option of that name.
        ValueError: the option has no such value.
    """
    if value not in CHOICES[name]:
        raise ValueError(value)
    field = _FIELDS[name]
    match getattr(options, field):
        case bool():
            return msgspec.structs.replace(options, **{field: value in _TRUE})
        case int():
            return msgspec.structs.replace(options, **{field: int(value)})
        case _:
            return msgspec.structs.replace(options, **{field: value})


def _written(name: str, value: object) -> str:
    if isinstance(value, bool):
        return next(choice for choice in CHOICES[name] if (choice in _TRUE) is value)
    return str(value)
