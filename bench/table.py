"""Prints a table of bench.json: the time of a decision, or of completing a view, and its ratio to a decision of the
straight-line reference in the same run. That is the game's own reference, or Triqueta's if it has none."""

import json
import statistics
import sys

REFERENCE = "triqueta/reference/base_game_3"
OWN_REFERENCE = {"mayhem": "mayhem/reference/4"}
COLUMNS = ["reference", "unchecked", "checked", "c call", "view", "advance", "complete", "playouts", "c playouts", "batch",
           "batch 4096", "c batch"]


def main(file):
    with open(file, encoding="utf-8") as f:
        report = json.load(f)
    runs = [r for r in report["benchmarks"] if r["run_type"] == "iteration"]
    failed = {f"{r['run_name']}: {r.get('error_message')}" for r in runs if r.get("error_occurred")}
    if failed:
        sys.exit("\n".join(sorted(failed)))

    times, decisions = {}, {}  # ns per decision in each repetition, by name; decisions per game, by variant
    for run in runs:
        times.setdefault(run["run_name"], []).append(1e9 / run["items_per_second"])
        family, _, variant = run["run_name"].split("/")
        count = run.get("decisions/game")  # completions have no game
        decisions[family, variant] = count or decisions.get((family, variant))
    median = {name: statistics.median(all_of_it) for name, all_of_it in times.items()}

    def cell(family, what, variant):
        name = f"{family}/{what}/{variant}"
        if name not in median:
            return ""
        reference = median.get(OWN_REFERENCE.get(family, REFERENCE))
        ratio = f" {median[name] / reference:6.2f}" if reference else "      ?"
        return f"{median[name]:6.1f}{ratio}"

    print(f"kernel of games in lock-step: {report['context'].get('kernel', '?')}, "
          f"in the C library: {report['context'].get('kernel of the C library', '?')}")
    count = max(len(all_of_it) for all_of_it in times.values())
    print(f"ns a decision or completion, and how many times the reference's (medians of {count}); decisions a game")
    print(f"{'':20}" + "".join(f"{what:>16}" for what in COLUMNS) + f"{'decisions':>12}")
    for (family, variant), a_game in sorted(decisions.items()):  # random interleaving leaves them unordered
        cells = "".join(f"{cell(family, what, variant):>16}" for what in COLUMNS)
        name = variant if family == "triqueta" else f"{family} {variant}"
        print(f"{name:20}{cells}" + (f"{a_game:12.2f}" if a_game else ""))


if __name__ == "__main__":
    main(sys.argv[1])
