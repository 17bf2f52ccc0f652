"""Prints the tables of bench.json: times, and their ratios to a decision of the straight-line reference in the same run. That
is the game's own reference, or Triqueta's if it has none."""

import json
import statistics
import sys

REFERENCE = "triqueta/reference/base_game_3"
OWN_REFERENCE = {"mayhem": "mayhem/reference/4"}
TABLES = {
    "play: ns a decision": [
        "reference", "unchecked", "checked", "match", "c call", "view", "advance", "playouts", "c playouts",
    ],
    "a step of a batch: ns a decision": ["bare", "without masks", "batch", "4096 places", "c batch"],
    "of one view: ns each; a try is one action played out": ["encode", "json", "complete", "evaluate", "tries one by one"],
}


def medians(report):
    """The median of each thing's time in ns, by name."""
    runs = [run for run in report["benchmarks"] if run["run_type"] == "iteration"]
    failed = {f"{run['run_name']}: {run.get('error_message')}" for run in runs if run.get("error_occurred")}
    if failed:
        sys.exit("\n".join(sorted(failed)))
    times = {}
    for run in runs:
        times.setdefault(run["run_name"], []).append(1e9 / run["items_per_second"])
    return {name: statistics.median(all_of_it) for name, all_of_it in times.items()}


def rows(median, columns):
    """For each variant its name, and for each column the time and the ratio, or None."""
    variants = sorted({(name.split("/")[0], name.split("/")[2]) for name in median}, key=lambda v: (v[0] != "triqueta", v))
    for family, variant in variants:
        reference = median.get(OWN_REFERENCE.get(family, REFERENCE))
        cells = []
        for column in columns:
            time = median.get(f"{family}/{column}/{variant}")
            cells.append(None if time is None else (time, time / reference if reference else None))
        if any(cells):
            yield variant if family == "triqueta" else f"{family} {variant}", cells


def main(file):
    with open(file, encoding="utf-8") as f:
        report = json.load(f)
    context = report["context"]
    print(f"kernel of games in lock-step: {context.get('kernel', '?')}, "
          f"in the C library: {context.get('kernel of the C library', '?')}")
    median = medians(report)
    for title, columns in TABLES.items():
        print(f"\n{title}, and how many times a decision of the reference")
        print(f"{'':20}" + "".join(f"{column:>18}" for column in columns))
        for name, cells in rows(median, columns):
            texts = ("" if c is None else f"{c[0]:.1f} {'?' if c[1] is None else format(c[1], '7.2f')}" for c in cells)
            print(f"{name:20}" + "".join(f"{text:>18}" for text in texts))


if __name__ == "__main__":
    main(sys.argv[1])
