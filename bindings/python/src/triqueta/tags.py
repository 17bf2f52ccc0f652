"""The tags of a game and of texts."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import TYPE_CHECKING, Any

from ._calls import check, check_move, encoded, int32_of, text_of
from ._tq import lib
from .errors import TriquetaError

if TYPE_CHECKING:
    from .game import Game

__all__ = ["Tags", "text_tags"]


class Tags(MutableMapping[str, str]):
    """The tags of a game by name, each with a line of text: `game.tags["Seat0"] = "Ada"`.

    Names consist of letters, digits and underscores; those that the games use themselves are `Refused`. Records have
    the tags, except those whose name begins with an underscore: these are only saved.
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getitem__(self, name: str) -> str:
        with self._game._lock:
            return _value(name, lib.tq_game_tag, self._game._pointer)

    def __setitem__(self, name: str, value: str) -> None:
        texts = *encoded(name), *encoded(value)
        with self._game._lock:
            check_move(lib.tq_game_set_tag, self._game._pointer, *texts)

    def __delitem__(self, name: str) -> None:
        text = encoded(name)
        with self._game._lock:
            status = lib.tq_game_remove_tag(self._game._pointer, *text)
        if status == lib.TQ_NOT_FOUND:
            raise KeyError(name)
        check(status)

    def __len__(self) -> int:
        with self._game._lock:
            return int32_of(lib.tq_game_tag_count, self._game._pointer)

    def __iter__(self) -> Iterator[str]:
        with self._game._lock:
            every = range(int32_of(lib.tq_game_tag_count, self._game._pointer))
            names = [text_of(lib.tq_game_tag_name, self._game._pointer, index) for index in every]
        return iter(names)

    def __repr__(self) -> str:
        return f"<Tags of {self._game!r}>"  # their values may be secret


def text_tags(text: str) -> dict[str, str]:
    """The tags of a record, or of a position in text."""
    record = encoded(text)
    every = range(int32_of(lib.tq_text_tag_count, *record))
    names = [text_of(lib.tq_text_tag_name, *record, index) for index in every]
    return {name: _value(name, lib.tq_text_tag, *record) for name in names}


def _value(name: str, function: Any, *args: object) -> str:
    try:
        return text_of(function, *args, *encoded(name))
    except TriquetaError as error:
        if error.status == "not_found":
            raise KeyError(name) from None
        raise
