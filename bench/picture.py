"""Draws the tables of `make bench` or `make bench-peers` as bars on a logarithmic axis.

usage: picture.py build/bench.json build/bench.svg, or picture.py build/peers.json build/peers.svg
"""

import json
import math
import sys
from html import escape

import table

COLOURS = ("#3b6ea5", "#d98f2b", "#6a9a4a", "#a4526c")
SHOWN = {"base_game_3": "base_game for 3", "hidden_wolves_5": "hidden_wolves for 5", "mayhem 4": "mayhem for 4",
         "race 4": "race for 4"}
LEFT, WIDTH, BAR, GAP, HEAD = 300, 560, 11, 7, 64


def short(number):
    """A number in three digits."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


def drawn(title, series, groups):
    """The lines of an SVG file: for each group (label, values) a bar for each of the series; None is left out."""
    values = [value for _, of_it in groups for value in of_it if value] or [1]
    low = math.floor(math.log10(min(values)))
    high = max(math.ceil(math.log10(max(values))), low + 1)

    def x(value):
        return LEFT + WIDTH * (math.log10(value) - low) / (high - low)

    lines, y = [], HEAD
    for label, of_it in groups:
        there = [(place, value) for place, value in enumerate(of_it) if value]
        if not there:
            continue
        lines.append(f'<text x="{LEFT - 8}" y="{y + BAR * len(there) / 2 + 4}" text-anchor="end">{escape(label)}</text>')
        for place, value in there:
            lines.append(f'<rect x="{LEFT}" y="{y}" width="{max(x(value) - LEFT, 1):.1f}" height="{BAR - 1}" '
                         f'fill="{COLOURS[place]}"/>')
            lines.append(f'<text x="{x(value) + 4:.1f}" y="{y + BAR - 2}" class="small">{short(value)}</text>')
            y += BAR
        y += GAP
    for power in range(low, high + 1):
        at = LEFT + WIDTH * (power - low) / (high - low)
        lines.insert(0, f'<line x1="{at:.1f}" y1="{HEAD - 6}" x2="{at:.1f}" y2="{y}" stroke="#ddd"/>'
                        f'<text x="{at:.1f}" y="{y + 14}" class="small" text-anchor="middle">{short(10.0**power)}</text>')
    legend, at = [], LEFT
    for place, name in enumerate(series):
        legend.append(f'<rect x="{at}" y="34" width="10" height="10" fill="{COLOURS[place]}"/>'
                      f'<text x="{at + 14}" y="43">{escape(name)}</text>')
        at += 30 + 7 * len(name)
    width = LEFT + WIDTH + 70
    return [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y + 24}" font-family="sans-serif" '
            f'font-size="12" fill="#222">', "<style>.small { font-size: 10px }</style>",
            f'<rect width="{width}" height="{y + 24}" fill="white"/>',
            f'<text x="8" y="20" font-size="14" font-weight="bold">{escape(title)}</text>', *legend, *lines, "</svg>"]


def of_bench(report):
    """Every column of the tables of make bench, for four variants."""
    median = table.medians(report)
    groups = []
    for columns in table.TABLES.values():
        of_variant = {name: cells for name, cells in table.rows(median, columns)}
        for place, column in enumerate(columns):
            cells = [of_variant.get(name, [None] * len(columns))[place] for name in SHOWN]
            groups.append((column, [cell and cell[0] for cell in cells]))
    reference = median.get(table.REFERENCE, 0)
    kernel = report["context"].get("kernel of the C library", "?")
    title = f"ns a decision, view or try (Triqueta's reference: {reference:.1f} ns; kernel of the C library: {kernel})"
    return drawn(title, list(SHOWN.values()), groups)


def of_peers(report):
    """Decisions a second of each library."""
    rates = report["decisions_a_second"]
    ordered = sorted(rates, key=lambda name: -rates[name]["observed"])
    groups = [(name, [rates[name].get("observed"), rates[name].get("bare")]) for name in ordered]
    return drawn("decisions a second from Python, one core", ["observed", "bare"], groups)


def main(source, target):
    with open(source, encoding="utf-8") as file:
        report = json.load(file)
    lines = of_bench(report) if "benchmarks" in report else of_peers(report)
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
