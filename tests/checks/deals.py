"""Deals worked out from docs/deal.md alone, without the library: they must be those of tests/golden/deals.json, with
which the tests in every language compare the library's. With --renew, writes that file.

Pieces stand in the order that tq_game_new_dealt takes them in. A new pile (R6) is given for pieces of kinds 0 to 26.
"""

import hashlib
import json
import struct
import sys
from pathlib import Path

GOLDEN = Path(__file__).parents[2] / "tests/golden/deals.json"


def deal_key(game, players, seed):
    return hashlib.sha256(b"triqueta.deal" + bytes([2]) + game.encode() + bytes([players]) + seed).digest()


def chacha20(key, number, stream):
    """The words of RFC 8439's block function, block after block."""
    block = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), block]
        start += [number & 0xFFFFFFFF, number >> 32, stream]
        x = list(start)

        def quarter_round(a, b, c, d):
            for to, by, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) & 0xFFFFFFFF
                y = x[mixed] ^ x[to]
                x[mixed] = (y << turn | y >> (32 - turn)) & 0xFFFFFFFF

        for _ in range(10):
            for i in range(4):
                quarter_round(i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter_round(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((now + before) & 0xFFFFFFFF for now, before in zip(x, start))
        block += 1


def shuffled(pieces, words):
    pieces = list(pieces)
    for count in range(len(pieces), 1, -1):
        word = next(words)
        while word > 2**32 - 1 - 2**32 % count:
            word = next(words)
        other = word % count
        pieces[other], pieces[count - 1] = pieces[count - 1], pieces[other]
    return pieces


def sorted_pieces(counts):
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def towers(words, wolves):
    light = iter(shuffled(sorted_pieces([10] * 6), words))
    all_towers = [[[] for _ in range(5)] for _ in range(4)]
    for tower in all_towers:
        for _ in range(3):
            for column in tower:
                column.append(next(light))
    if wolves:
        shadow = iter(shuffled(sorted_pieces([1] * 6 + [9]), words))
        for tower in all_towers[1:]:
            for column in tower:
                column.insert(0, next(shadow))
    return [piece for tower in all_towers for column in tower for piece in column]


def dealt(game, players, seed, number):
    words = chacha20(deal_key(game, players, seed), number, 0)
    if game in ("mayhem", "race"):
        return shuffled(sorted_pieces([3] * 27 + [1] * (9 if game == "race" else 0)), words)
    return towers(words, game.startswith("hidden_wolves"))


def new_pile(game, players, seed, number, stream):
    return shuffled(range(27), chacha20(deal_key(game, players, seed), number, stream))


def all_deals():
    seven = (7).to_bytes(32, "little")
    varied = bytes(range(1, 33))
    games = [("base_game", n) for n in range(2, 6)] + [("hidden_wolves", n) for n in range(2, 6)]
    games += [("base_game_duel", 2), ("hidden_wolves_duel", 2)]
    games += [("mayhem", n) for n in (2, 3, 27)] + [("race", n) for n in (2, 3, 6)]
    for game, players in games:
        for seed, number in ((seven, 0), (varied, 0x0102030405060708)):
            deal = {"game": game, "players": players, "seed": seed.hex(), "number": str(number)}
            deal["pieces"] = dealt(game, players, seed, number)
            if game == "race":
                deal["new_piles"] = [new_pile(game, players, seed, number, stream) for stream in (1, 2)]
            yield deal


def main():
    now = "[\n" + ",\n".join(json.dumps(deal) for deal in all_deals()) + "\n]\n"
    if "--renew" in sys.argv:
        GOLDEN.write_text(now, encoding="utf-8")
    elif now != GOLDEN.read_text(encoding="utf-8"):
        sys.exit(f"{GOLDEN} isn't what docs/deal.md says")


if __name__ == "__main__":
    main()
