"""Fair deals worked out from docs/fair_deals.md and docs/deal.md alone, without the library: they must be those of
tests/golden/fair_deals.json, with which the tests in every language compare the library's. With --renew, writes that
file. Also checks the fair deals of the golden records: fair_*.record.
"""

import hashlib
import json
import re
import struct
import sys
from pathlib import Path

from deals import dealt

GOLDEN = Path(__file__).parents[2] / "tests/golden"
VERSION = bytes([1])


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def terms_digest(deal):
    options = b"".join(struct.pack("<i", value) for value in deal["options"])
    mask = sum(1 << seat for seat in deal["contributors"])
    return sha256(
        b"triqueta.fair.terms",
        VERSION,
        bytes([len(deal["game"])]) + deal["game"].encode(),
        bytes([deal["players"], deal["first"], len(deal["options"])]) + options,
        bytes.fromhex(deal["match"]),
        struct.pack("<QI", int(deal["number"]), mask),
        bytes([len(deal["source"])]) + deal["source"].encode(),
    )


def server_commitment(terms, secret):
    return sha256(b"triqueta.fair.server", VERSION, terms, secret)


def seat_commitment(terms, commitment, seat, contribution):
    return sha256(b"triqueta.fair.seat", VERSION, terms, commitment, bytes([seat]), contribution)


def game_seed(terms, secret, contributions, public):
    return sha256(b"triqueta.fair.seed", VERSION, terms, secret, *contributions, bytes([len(public)]), public)


def is_guessable(value):
    steps = [(after - before) % 256 for before, after in zip(value, value[1:])]
    return any(len(set(steps[i : i + 15])) == 1 for i in range(len(steps) - 14))


def complete(deal):
    """Adds what follows from the terms and from what was revealed."""
    secret = bytes.fromhex(deal["secret"])
    contributions = [bytes.fromhex(value) for value in deal["contributions"]]
    assert not any(is_guessable(value) for value in (secret, *contributions))
    terms = terms_digest(deal)
    commitment = server_commitment(terms, secret)
    commitments = [
        seat_commitment(terms, commitment, *one) for one in zip(deal["contributors"], contributions, strict=True)
    ]
    seed = game_seed(terms, secret, contributions, bytes.fromhex(deal["public"]))
    deal |= {"terms": terms.hex(), "commitment": commitment.hex(), "commitments": [one.hex() for one in commitments]}
    return deal | {"seed": seed.hex(), "pieces": dealt(deal["game"], deal["players"], seed, 0)}


def random_like(*what):
    return sha256(repr(what).encode()).hex()


def all_deals():
    games = [  # name, players, first, options, contributors
        ("base_game", 2, 0, [], []),
        ("base_game", 3, 2, [], [0, 1, 2]),
        ("base_game", 5, 4, [], [1, 3]),
        ("base_game_duel", 2, 1, [], [0]),
        ("hidden_wolves", 4, 3, [], [0, 1, 2, 3]),
        ("hidden_wolves_duel", 2, 0, [], [1]),
        ("mayhem", 2, 1, [0], [0, 1]),
        ("mayhem", 27, 26, [1], list(range(27))),
        ("race", 2, 0, [1000], []),
        ("race", 3, 1, [60], [2]),
        ("race", 6, 5, [2147483647], [0, 1, 2, 3, 4, 5]),
    ]
    numbers = [0, 1, 0x0102030405060708, 2**64 - 1]
    publics = [("", ""), ("Example lottery, draw 4711", b"\x07"), ("League of Entropy, round 123456", bytes(range(200, 232)))]
    publics += [("~" * 120, bytes(range(64)))]
    for place, (game, players, first, options, contributors) in enumerate(games):
        for turn in range(2):
            source, public = publics[1 + place % 3 if turn else 0]
            deal = {"game": game, "players": players, "first": first, "options": options}
            deal |= {"match": random_like("match", place)[:32], "number": str(numbers[(place + turn) % 4])}
            deal |= {"contributors": contributors, "source": source}
            deal |= {"secret": random_like("secret", place, turn), "public": (public or b"").hex()}
            deal |= {"contributions": [random_like("contribution", place, turn, seat) for seat in contributors]}
            yield complete(deal)


def guessable():
    sound = bytes.fromhex(random_like("sound"))
    values = [bytes(32), bytes([255]) * 32, (7).to_bytes(32, "little"), (2**64 - 1).to_bytes(32, "little")]
    values += [(7).to_bytes(32, "big"), bytes(range(1, 33)), bytes(range(255, 223, -1)), bytes(range(240, 256)) + sound[16:]]
    values += [bytes(7 * i % 256 for i in range(32)), sound[:16] + b"A" * 16, sound[:8] + b"A" * 16 + sound[24:]]
    values += [sound, sound[:17] + b"A" * 15, b"A" * 15 + sound[15:], bytes(range(15)) + sound[15:]]
    return [{"bytes": value.hex(), "guessable": is_guessable(value)} for value in values]


def check_record(path):
    """Whether the tags of a record are those of a fair deal: the commitments, and the seed."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', path.read_text(encoding="utf-8"), re.MULTILINE))

    def of_seats(name):
        return [value.split(":")[1] for value in tags.get(name, "").split()]

    options = [int({"no": 0, "yes": 1}.get(tags[name], tags[name])) for name in ("Fast", "TurnCap") if name in tags]
    deal = {"game": tags["Game"], "players": int(tags["Players"]), "first": int(tags["First"]), "options": options}
    deal |= {"match": tags["FairMatch"], "number": tags["FairNumber"], "source": tags.get("FairSource", "")}
    deal |= {"contributors": [int(seat) for seat in tags.get("FairSeats", "").split()]}
    deal |= {"secret": tags["FairSecret"], "contributions": of_seats("FairContributions")}
    deal = complete(deal | {"public": tags.get("FairPublic", "")})
    told = {"commitment": tags["FairCommitment"], "commitments": of_seats("FairCommitments"), "seed": tags["Seed"]}
    for name, value in told.items():
        if deal[name] != value:
            sys.exit(f"{path}: wrong {name}")


def main():
    deals = ",\n".join(json.dumps(deal) for deal in all_deals())
    seeds = ",\n".join(json.dumps(one) for one in guessable())
    now = '{"deals": [\n' + deals + '\n],\n"guessable": [\n' + seeds + "\n]}\n"
    golden = GOLDEN / "fair_deals.json"
    if "--renew" in sys.argv:
        golden.write_text(now, encoding="utf-8")
    elif now != golden.read_text(encoding="utf-8"):
        sys.exit(f"{golden} isn't what docs/fair_deals.md says")
    records = sorted(GOLDEN.glob("fair_*.record"))
    if len(records) < 3:
        sys.exit("the golden records of fair deals are missing")
    for record in records:
        check_record(record)


main()
