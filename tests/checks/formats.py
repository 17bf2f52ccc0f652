"""A reader of snapshots, made from docs/formats.md and the tables of docs/fields.md alone: it reads those in
tests/golden/, and finds the same hashes and encodings as stand there.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MASK = 2**64 - 1
FIELDS = (ROOT / "docs/fields.md").read_text(encoding="utf-8")


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


class Fields:
    """Reads parts by their tables, and lays their fields out as encodings do."""

    def __init__(self, bits, game):
        self.bits, self.game, self.places, self.values = bits, game, [], {}

    def part(self, name):
        for key, kind in self.game.fields(name):
            self.values[key] = self.read(kind)

    def size(self, text):
        """Of a number in a table: 27, P or P − 1."""
        name, _, less = text.partition(" − ")
        known = {**self.game.parameters, "P": self.values.get("players", self.game.most)}
        return (known[name] if name in known else int(name)) - int(less or 0)

    def place(self, value, most):
        value = min(value, 16383)
        self.places += [value] if most <= 127 else [value & 127, value >> 7]

    def number(self, most):
        value = self.bits.number(most)
        self.place(value, most)
        return value

    def read(self, kind):
        def is_like(pattern):
            nonlocal found
            found = re.fullmatch(pattern, kind)
            return found

        found = None
        if is_like("for each of (.+?): (.+)"):
            self.each(found[1], found[2])
        elif is_like("set of (.+)"):
            self.each(found[1], "yes or no")
        elif is_like("a part of its own, or none"):
            if self.number(1):
                self.part("event, shown")
        elif is_like("one of (.+) (animals|cards), or none"):
            self.number(self.size(found[1]))
        elif is_like("0 to (.+), or none"):
            self.number(self.size(found[1]) + 1)
        elif is_like("0 to (.+)"):
            return self.number(self.size(found[1]))
        elif is_like("yes or no"):
            self.number(1)
        elif is_like("`.+`"):
            self.number(kind.count(","))
        elif is_like("counts of (.+) (animals|cards)"):
            for most in self.most_of_each(self.size(found[1]), found[2]):
                self.number(most)
        elif is_like("list of up to (.+) of (.+) (animals|cards|triangles)"):
            self.list(self.size(found[1]), self.size(found[2]))
        elif is_like("list of up to (.+) numbers, 0 to (.+)"):
            self.list(self.size(found[1]), self.size(found[2]) + 1)
        else:
            raise AssertionError(f"no type: {kind}")
        return None

    def each(self, count, kind):
        before = len(self.places)
        there = self.size(count)
        for _ in range(there):
            self.read(kind)
        if count == "P" and there:  # an encoding has places for as many players as there may be
            self.places += [0] * ((len(self.places) - before) // there * (self.game.most - there))

    @staticmethod
    def most_of_each(kinds, of):
        return [15] * kinds if of == "animals" else [3] * 27 + [1] * (kinds - 27)

    def list(self, most, kinds):
        members = [self.bits.number(kinds - 1) for _ in range(self.bits.number(most))]
        for member in members + [-1] * (most - len(members)):
            self.place(member + 1, kinds)


class Game:
    def __init__(self, name, players):
        self.name, self.traits, self.parameters = name.encode(), set(), {}
        self.title, self.most = {"mayhem": ("Triangle Mayhem", 27), "race": ("the 21/15/9-card game", 6)}.get(
            name, ("Triqueta", players)
        )
        if self.title == "Triqueta":
            self.name += bytes([players])
            row = re.search(rf"^\| `{name}` (.*?)\| (.+) \|$", FIELDS, re.M)
            self.parameters = dict(zip("TCKND", map(int, row[2].split(" | "))))
            self.traits.add("only with two tokens a draw" if self.parameters["D"] == 2 else "only with one token a draw")
            if "with shadow tokens" in row[1]:
                self.traits.add("only with shadow tokens")

    def fields(self, part):
        table = FIELDS.split(f"<!-- fields of {self.title}: {part} -->\n")[1].split("<!--")[0]
        for key, kind, meaning in re.findall(r"^\| `(.+?)` \| (.+?) \| (.+) \|$", table, re.M):
            trait = re.search(r" \((only with .+)\)$", meaning)
            if not trait or trait[1] in self.traits:
                yield key, kind


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
    game = Game(name, int(players))
    checked, found_hash, places = 0, None, None
    for what, *values in lines[1:]:
        if what == "state":
            code, bits = body(game, b"s", bytes.fromhex(values[0]))
            part = Fields(bits, game)
            part.part("table")
            for _ in range(int(players)):
                part.part("own")
            bits.end()
            found_hash = hash_of(code, bits)
        elif what == "events":
            _, bits = body(game, b"e", bytes.fromhex(values[0]))
            while bits.number(1):
                Fields(bits, game).part("event")
            bits.end()
        elif what == "view":
            code, bits = body(game, b"v", bytes.fromhex(values[0]))
            who, part = bits.number(game.most), Fields(bits, game)
            part.part("table")
            part.part("own")
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


class Bytes:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, size):
        taken = self.data[self.at : self.at + size]
        assert len(taken) == size, "cut off"
        self.at += size
        return taken

    def number(self, size):
        return int.from_bytes(self.take(size), "little")

    def section(self):
        content = self.take(self.number(4))
        check = 2166136261
        for byte in content:
            check = (check ^ byte) * 16777619 % 2**32
        assert self.number(4) == check, "the check of a section"
        return Bytes(content)

    def end(self):
        assert self.at == len(self.data), "nothing follows"


# The greatest numbers of actions and of answers of chance, as the tests of the rules pin them.
ENTRIES = {"mayhem": (433, 27), "race": (863, 36)}


def check_session(game, data, players, first):
    body(game, b"n", data)
    whole = Bytes(data[8:])
    notes, start, chance, history = (whole.section() for _ in range(4))
    whole.end()

    assert notes.take(16) == bytes(range(0xA0, 0xB0)), "the id"
    assert (notes.number(8), notes.number(4), notes.number(1)) == (0, 1, 0), "a line with one undo, not closed"
    assert notes.number(1) == 0, "a seed of many games"
    assert notes.take(32) == b"\0\1" + bytes(30), "who plays"
    assert notes.take(32) == b"\2" + bytes(31), "how they left"
    assert notes.number(4) == 0b10, "who agrees to undo"
    assert notes.take(notes.number(4)) == b'[Seat0 "Ada"]\n'
    times = [notes.number(8) for _ in range(notes.number(4))]
    notes.end()

    assert (start.number(1), start.number(1), start.number(1)) == (0, players, first), "the set-up"
    assert len(start.data) - start.at in (0, 4), "at most one option"
    assert chance.number(1) == 1 and chance.take(32) == (2024).to_bytes(32, "little") and chance.number(8) == 5
    assert chance.number(1) == 1, "dice"
    chance.take(8)
    chance.end()

    done, count = history.number(4), history.number(4)
    assert done < count == len(times), "what was undone, and the times"
    actions, answers = ENTRIES.get(game.name.decode("latin-1"), (25, 8))
    entries = Bits(history.take(len(history.data) - 8))
    width = (max(actions, answers) - 1).bit_length()
    for _ in range(count):
        acts = entries.number(1)
        assert entries.number(2**width - 1) < (actions if acts else answers), "an entry"
    entries.end()


def check_message(game, data):
    code, _ = body(game, b"c", data)
    message = Bytes(data[8:])
    section = message.section()
    message.end()
    assert section.take(16) == bytes(range(0xA0, 0xB0)), "the id"
    section.take(12)
    viewer, has_view = section.number(1), section.number(1)
    before, _ = section.number(8), section.number(8)
    after, after_hash = section.number(8), section.number(8)
    content = section.take(len(section.data) - section.at)
    if has_view:
        _, bits = body(game, b"v", content)
        part = Fields(bits, game)
        assert bits.number(game.most) == viewer, "the viewer of the view"
        part.part("table")
        part.part("own")
        bits.end()
        assert hash_of(code, bits) == f"{after_hash:016x}", "the hash of the view"
        return
    bits, events = Bits(content), 0
    while bits.number(1):
        Fields(bits, game).part("event")
        events += 1
    bits.end()
    assert events == after - before, "the moments"


def check_sessions(path):
    lines = dict(line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines())
    options = dict(re.findall(r"(\w+)=(\w+)", lines["choice"]))
    players, first = int(options.get("players", 2)), int(options.get("first", 0))
    game = Game(path.stem, players)
    check_session(game, bytes.fromhex(lines["session"]), players, first)
    check_message(game, bytes.fromhex(lines["whole"]))
    check_message(game, bytes.fromhex(lines["events"]))
    return 3


count = 0
for file in sorted((ROOT / "tests/golden/sessions").glob("*.txt")):
    try:
        count += check_sessions(file)
    except AssertionError as broken:
        sys.exit(f"sessions/{file.name}: {broken}")
print(f"{count} sessions and messages")
count = 0
for file in sorted((ROOT / "tests/golden").glob("*.txt")):
    try:
        count += check(file)
    except AssertionError as broken:
        sys.exit(f"{file.name}: {broken}")
print(f"{count} hashes and encodings")
sys.exit(count == 0)
