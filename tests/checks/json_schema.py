"""Views, events and results as JSON are what their schemas say, as somebody else's validator reads these; and a key has one
type in all games.

    python3 json_schema.py PROGRAM N [SEED]

PROGRAM is json_samples; of each game it prints N views, N events and N results. Needs Debian's python3-jsonschema.
"""

import json
import multiprocessing
import subprocess
import sys

from jsonschema import Draft202012Validator

KINDS = ("view", "event", "result")
AT_ONCE = 500  # of each kind, by one process


def lines_of(*arguments):
    with subprocess.Popen([program, *map(str, arguments)], stdout=subprocess.PIPE, encoding="utf-8") as run:
        yield from run.stdout
    if run.returncode:
        raise RuntimeError(f"{program} {arguments}: {run.returncode}")


def documents_of(*arguments):
    for line in lines_of(*arguments):
        kind, text = line.split(" ", 1)
        yield kind, json.loads(text)


def place_of(error):
    return "/".join(map(str, error.absolute_path)) or "(all of it)"


def check(task):
    """What is wrong with some of a game's documents, and how many there are."""
    game, count, seed = task
    documents = documents_of(game, count, seed)
    _, schema = next(documents)
    name = schema["title"]
    validators = {kind: Draft202012Validator(schema["$defs"][kind]) for kind in KINDS}
    of_all_kinds = Draft202012Validator(schema)
    counted = dict.fromkeys(KINDS, 0)
    for kind, document in documents:
        for error in validators[kind].iter_errors(document):
            return f"{name}, seed {seed}, {kind} {counted[kind]}, {place_of(error)}: {error.message}", counted
        counted[kind] += 1
        if counted[kind] == 1:
            if not of_all_kinds.is_valid(document):
                return f"{name}: no {kind} by the whole schema", counted
            # Or else nothing would be refused at all.
            for key in document:
                if validators[kind].is_valid({k: v for k, v in document.items() if k != key}):
                    return f"{name}: a {kind} without {key} is valid", counted
            if validators[kind].is_valid({**document, "more": 0}):
                return f"{name}: a {kind} with an unknown key is valid", counted
    return None, counted


def type_of(schema):
    """In short. That something may be null is no other type."""
    if "anyOf" in schema:
        (of,) = {type_of(one) for one in schema["anyOf"]} - {"null"}
        return of
    if "const" in schema:
        return {str: "string"}[type(schema["const"])]
    of = schema["type"]
    if isinstance(of, list):
        (of,) = set(of) - {"null"}
    return f"{of} of {type_of(schema['items'])}" if of == "array" else of


def keys_in(schema, place):
    for one in schema.get("anyOf", []):
        yield from keys_in(one, place)
    if "items" in schema:
        yield from keys_in(schema["items"], place)
    for key, value in schema.get("properties", {}).items():
        yield key, type_of(value), place
        yield from keys_in(value, f"{place}.{key}")


def wrong_keys(schemas):
    found = {}  # of each key each type, and where it has it
    for schema in schemas:
        for kind in KINDS:
            for key, of, place in keys_in(schema["$defs"][kind], f"{schema['title']} {kind}"):
                found.setdefault(key, {}).setdefault(of, place)
    for key, types in found.items():
        if len(types) > 1:
            yield f"{key} has several types: " + ", ".join(f"{of} in {place}" for of, place in types.items())
    if not {"format", "table", "phase", "seat", "points", "facts"} <= found.keys():
        yield f"these can't be all keys: {', '.join(found)}"


def main(count, seed):
    games = range(int(next(lines_of())))
    schemas = [document for game in games for _, document in documents_of(game, 0, 0)]
    for schema in schemas:
        Draft202012Validator.check_schema(schema)
    wrong = list(wrong_keys(schemas))
    tasks = [
        (game, min(AT_ONCE, count - first), 1000 * seed + first // AT_ONCE)
        for first in range(0, count, AT_ONCE)
        for game in games
    ]
    total = dict.fromkeys(KINDS, 0)
    with multiprocessing.Pool() as pool:
        for problem, counted in pool.imap_unordered(check, tasks):
            wrong += [problem] if problem else []
            for kind in KINDS:
                total[kind] += counted[kind]
    if total != dict.fromkeys(KINDS, count * len(games)) and not wrong:
        wrong.append(f"not as many as there should be: {total}")
    print(*wrong[:20], sep="\n", end="\n" if wrong else "")
    print(f"{len(schemas)} games, " + ", ".join(f"{total[kind]} {kind}s" for kind in KINDS))
    return 1 if wrong else 0


program = sys.argv[1]
if __name__ == "__main__":
    sys.exit(main(int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1))
