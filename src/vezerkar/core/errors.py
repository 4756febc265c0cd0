"""The errors a person may meet. Each is one line that says what is wrong."""

from __future__ import annotations


class VezerkarError(Exception):
    """Bad input of any kind: shown as one line, exit code 2, nothing written."""


class DataError(VezerkarError):
    """A data file, pack, position or record is wrong: names the file and the line or field."""


class ActionError(VezerkarError):
    """An action was refused; the state is unchanged."""


class ParseError(ActionError):
    """The text is not an action in this game's notation."""


class WrongTurn(ActionError):
    """It is not the seat's turn to decide."""


class IllegalAction(ActionError):
    """It is the seat's turn, but this action is not legal."""


class ChanceError(VezerkarError):
    """A script of chance results ran out, or holds a value that cannot occur here."""
