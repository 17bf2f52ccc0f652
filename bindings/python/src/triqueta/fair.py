"""Fair deals, which nobody can choose and everybody can check."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, SupportsIndex

from ._calls import (
    BytesLike,
    check_parsed,
    encoded,
    handle_of,
    int32,
    pointed,
    struct,
    text_of,
    uint64,
)
from ._tq import ffi, lib
from .choice import AnyChoice, raw_of
from .errors import Unreadable
from .game import Game
from .tags import text_tags

__all__ = ["Awaited", "FairDeal", "Phase", "Verified", "verify_record"]

Phase = Literal["commitments", "contributions", "public_value", "nothing"]
"""What a fair deal waits for."""
PHASES: dict[int, Phase] = {
    lib.TQ_FAIR_COMMITMENTS: "commitments",
    lib.TQ_FAIR_CONTRIBUTIONS: "contributions",
    lib.TQ_FAIR_PUBLIC_VALUE: "public_value",
    lib.TQ_FAIR_NOTHING: "nothing",
}
LENGTH_OF_A_DIGEST = 32


class Awaited(NamedTuple):
    """What a fair deal waits for, and the seats that it waits for."""

    phase: Phase
    seats: list[int]


@dataclass(frozen=True)
class FairDeal:
    """A fair deal, as its text: docs/fair_deals.md has the steps, and what they protect from.

    The text never has the server's secret before the game ends, so send it to everybody, and save it. A step returns
    another fair deal; one that comes too early, twice or with a wrong value is `Unreadable` by its own name.
    """

    text: str

    @classmethod
    def begin(
        cls,
        choice: AnyChoice,
        secret: BytesLike,
        *,
        id: BytesLike,  # noqa: A002
        number: SupportsIndex = 0,
        seats: Iterable[SupportsIndex] = (),
        source: str = "",
    ) -> FairDeal:
        """The server commits to `secrets.token_bytes(32)`, which deals this game alone, and keeps it.

        `id` has the 16 bytes that identify the match, and `number` is that of the game in it. `seats` contribute.
        `source` says where a public value will come from; if it is empty, there is none.
        """
        contributors = [int32("seat", seat) for seat in seats]
        about = f"seats {contributors}"
        game = *raw_of(choice), _exactly("id", id, lib.TQ_ID_SIZE), uint64("number", number)
        rest = contributors, len(contributors), *encoded(source), _exactly("secret", secret, lib.TQ_SEED_SIZE)
        return cls(text_of(lib.tq_fair_begin, *game, *rest, tail=(struct("fault"),), about=about))

    @property
    def tags(self) -> dict[str, str]:
        """Its tags: compare FairCommitment and FairCommitments with those of the record after the game."""
        return text_tags(self.text)

    @property
    def awaited(self) -> Awaited:
        """What it waits for. Every commitment in it is checked."""
        phase, count, fault = ffi.new("int32_t *"), ffi.new("size_t *"), struct("fault")
        seats = ffi.new("int32_t[]", lib.TQ_MOST_PLAYERS)
        out = phase, seats, len(seats), count
        check_parsed(lib.tq_fair_awaited, *encoded(self.text), *out, fault=fault)
        return Awaited(PHASES[phase[0]], ffi.unpack(seats, count[0]))

    def commitment(self, seat: SupportsIndex, contribution: BytesLike) -> bytes:
        """The commitment of a seat to a contribution: `secrets.token_bytes(32)`, kept until all have committed."""
        value = _exactly("contribution", contribution, lib.TQ_SEED_SIZE)
        return _digest(lib.tq_fair_commitment, *encoded(self.text), int32("seat", seat), value)

    def commit(self, seat: SupportsIndex, commitment: BytesLike) -> FairDeal:
        """Add the commitment of a seat."""
        value = _exactly("commitment", commitment, LENGTH_OF_A_DIGEST)
        return self._step(lib.tq_fair_commit, int32("seat", seat), value)

    def reveal(self, seat: SupportsIndex, contribution: BytesLike) -> FairDeal:
        """Add the contribution of a seat, after all have committed."""
        value = _exactly("contribution", contribution, lib.TQ_SEED_SIZE)
        return self._step(lib.tq_fair_reveal, int32("seat", seat), value)

    def reveal_public(self, value: BytesLike) -> FairDeal:
        """Add the public value of 1 to 64 bytes, after all have revealed."""
        return self._step(lib.tq_fair_reveal_public, *pointed(value))

    def _step(self, function: Any, *args: object) -> FairDeal:
        return FairDeal(text_of(function, *encoded(self.text), *args, tail=(struct("fault"),)))

    def seed(self, secret: BytesLike | None = None) -> bytes:
        """The seed of the game. The secret may be left out if the text is a record that has it."""
        return _digest(lib.tq_fair_seed, *encoded(self.text), _secret(secret))

    def game(self, secret: BytesLike | None = None) -> Game:
        """Create the game, when it waits for nothing more. Its records have the fair deal.

        Nothing that anybody saw can be taken back in it, even if all agree.
        """
        args = *encoded(self.text), _secret(secret)
        return Game._owning(handle_of("game", lib.tq_game_new_fair, *args, tail=(struct("fault"),)))


class Verified(NamedTuple):
    """Of each part of a record why it doesn't hold; None if it holds."""

    commitment: Unreadable | None
    """Everything revealed is what was committed to, and the seed follows from it."""
    deal: Unreadable | None
    """The seed deals each piece that was drawn."""
    moves: Unreadable | None
    """The rules allow each move, and the result is right."""

    @property
    def holds(self) -> bool:
        """Whether all of it holds."""
        return not any(self)


def verify_record(record: str) -> Verified:
    """Verify a complete record of a game with a fair deal."""
    text = encoded(record)

    def fault_of(part: int) -> Unreadable | None:
        try:
            check_parsed(lib.tq_record_verify, *text, part, fault=struct("fault"))
        except Unreadable as fault:
            return fault
        return None

    return Verified(*map(fault_of, (lib.TQ_PART_COMMITMENT, lib.TQ_PART_DEAL, lib.TQ_PART_MOVES)))


def _exactly(name: str, value: BytesLike, length: int) -> bytes:
    data, found = pointed(value)
    if found != length:
        raise ValueError(f"{name}: {length} bytes are needed, not {found}")
    return data


def _secret(secret: BytesLike | None) -> Any:
    return ffi.NULL if secret is None else _exactly("secret", secret, lib.TQ_SEED_SIZE)


def _digest(function: Any, *args: object) -> bytes:
    out = ffi.new("uint8_t[]", LENGTH_OF_A_DIGEST)
    check_parsed(function, *args, out, fault=struct("fault"))
    return bytes(ffi.buffer(out))
