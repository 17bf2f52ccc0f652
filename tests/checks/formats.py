"""A reader of snapshots, made from docs/formats.md alone: it reads those in tests/golden/, and finds the same hashes and
encodings as stand there.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MASK = 2**64 - 1


class Bits:
    def __init__(self, data):
        self.value, self.size, self.at = int.from_bytes(data, "little"), 8 * len(data), 0

    def number(self, most):
        width = most.bit_length()
        value = self.value >> self.at & (1 << width) - 1
        self.at += width
        assert value <= most and self.at <= self.size, f"{value} of {most}"
        return value

    def end(self):
        assert self.size - self.at < 8 and self.value >> self.at == 0, "nothing but zeros to the end of the byte"


class Part:
    """Reads parts, and lays them out as encodings do. `fixed`: as many players as an encoding has places for."""

    def __init__(self, bits):
        self.bits, self.places = bits, []

    def place(self, value, most):
        value = min(value, 16383)
        self.places += [value] if most <= 127 else [value & 127, value >> 7]

    def number(self, most):
        value = self.bits.number(most)
        self.place(value, most)
        return value

    def numbers(self, most, count, places=None):
        for _ in range(count):
            self.number(most)
        for _ in range((places or count) - count):
            self.place(0, most)

    def of_kinds(self, each, players=1, places=None):
        for _ in range(players):
            for most in each:
                self.number(most)
        for _ in range((places or players) - players):
            self.places += [0] * len(each)

    def list(self, most, kinds):
        members = [self.bits.number(kinds - 1) for _ in range(self.bits.number(most))]
        for member in members + [-1] * (most - len(members)):
            self.place(member + 1, kinds)


PIECES, CARDS, TURNS = [3] * 27, [3] * 27 + [1] * 9, 2**31 - 1


class Triqueta:
    def __init__(self, name, players):
        self.name = f"{name}".encode() + bytes([players])
        self.most = self.players = players
        self.shadows, self.draw = name.startswith("hidden_wolves"), 2 if name.endswith("duel") else 1
        self.kinds, self.tokens = (7, 75) if self.shadows else (6, 60)

    def table(self, p):
        n, animals = self.players, [15] * self.kinds
        for most in (6, n - 1, n - 1, 3):
            p.number(most)
        p.numbers(1, 4)
        p.numbers(15, 5)
        p.numbers(1, n)
        p.of_kinds(animals, n)
        p.of_kinds(animals, n)
        if self.shadows:
            p.of_kinds(animals)
            p.numbers(self.tokens, n)
        for most in (2, self.tokens, 3, 1, 1):
            p.numbers(most, n)
        p.number(self.tokens)
        p.list(self.draw, 2)
        p.list(self.draw, 5)
        if self.draw == 2:
            p.number(3)
        return n

    def secrets(self, p):
        p.list(2, self.kinds)
        p.list(self.draw, self.kinds)
        p.of_kinds([15] * self.kinds) if self.draw == 2 else p.list(2, self.kinds)
        if self.shadows:
            p.of_kinds([15] * self.kinds)
        p.number(4)

    def event(self, bits):
        for most in (7, 4, 8, 4):
            bits.number(most)
        if bits.number(1):
            for _ in range(2 * 5 * 8):
                bits.number(15)


class Cards:
    def __init__(self, name):
        self.name = name.encode()

    def event(self, bits):
        bits.number(self.actions)
        bits.number(36)


class Mayhem(Cards):
    most, actions = 27, 433

    def table(self, p):
        n = p.number(27)
        for most in (1, 4, 26, 81, 3, 3):
            p.number(most)
        for most in (3, 27, 27):
            p.numbers(most, n, 27)
        for _ in range(3):
            p.list(9, 192)
        p.of_kinds(PIECES)
        return n

    def secrets(self, p):
        p.of_kinds(PIECES)
        p.of_kinds(PIECES)


class Race(Cards):
    most, actions = 6, 863

    def table(self, p):
        n = p.number(6)
        for most in (TURNS, 7, 5, TURNS, TURNS, 90):
            p.number(most)
        p.list(90, 36)
        p.numbers(22, n, 6)
        p.of_kinds(PIECES, n, 6)
        p.of_kinds(CARDS, n, 6)
        p.of_kinds(CARDS)
        p.number(1)
        p.list(21, 192)
        p.of_kinds(PIECES)
        p.numbers(1, 6)
        p.number(6)
        p.number(6)
        p.number(3)
        return n

    def secrets(self, p):
        p.of_kinds(CARDS)


def body(game, kind, data):
    code = 2166136261
    for byte in game.name:
        code = (code ^ byte) * 16777619 % 2**32
    assert data[:8] == b"Tq" + kind + b"\2" + code.to_bytes(4, "little"), "the header"
    return code, Bits(data[8:])


def hash_of(code, bits):
    h = code
    for word in range(bits.at // 64 + 1):
        h = (h ^ (bits.value >> 64 * word & MASK)) * 0x9E3779B97F4A7C15 & MASK
        h = (h ^ h >> 32) * 0xD6E8FEB86659FD93 & MASK
        h ^= h >> 32
    return f"{h:016x}"


def check(path):
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line]
    _, name, players = lines[0][:3]
    game = {"mayhem": Mayhem, "race": Race}.get(name, lambda n: Triqueta(n, int(players)))(name)
    checked, found_hash, places = 0, None, None
    for what, *values in lines[1:]:
        if what == "state":
            code, bits = body(game, b"s", bytes.fromhex(values[0]))
            part = Part(bits)
            for _ in range(game.table(part)):
                game.secrets(part)
            bits.end()
            found_hash = hash_of(code, bits)
        elif what == "events":
            _, bits = body(game, b"e", bytes.fromhex(values[0]))
            while bits.number(1):
                game.event(bits)
            bits.end()
        elif what == "view":
            code, bits = body(game, b"v", bytes.fromhex(values[0]))
            who, part = bits.number(game.most), Part(bits)
            game.table(part)
            game.secrets(part)
            bits.end()
            found_hash, places = hash_of(code, bits), (who - 1, part.places)
        elif what == "hash":
            assert values == [found_hash], f"{values} isn't {found_hash}"
            checked += 1
        elif what == "encoding":
            viewer, turn, *rest = map(int, values)
            assert viewer == places[0] and -2 <= turn < int(players)
            assert rest[: len(places[1])] == places[1], "table and secrets"
            checked += 1
    return checked


count = 0
for file in sorted((ROOT / "tests/golden").glob("*.txt")):
    try:
        count += check(file)
    except AssertionError as broken:
        sys.exit(f"{file.name}: {broken}")
print(f"{count} hashes and encodings")
sys.exit(count == 0)
