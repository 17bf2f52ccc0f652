"""Code in the documentation is quoted from programs that the tests run.

Every ```cpp, ```c and ```rust block of README.md, CONTRIBUTING.md and docs/ stands under a comment that names its source,
<!-- examples/NAME.cpp -->, and must be found there, line for line; the whole block may be indented more deeply in the
source. So must a ```text block that stands under such a comment; and a ```json block, whatever its blanks, in which …
stands for what is left out.
"""

import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"(?:<!--\s*(?P<source>\S+)\s*-->\s*\n)?^```(?P<kind>cpp|c\+\+|c(?=\s)|rust|text|json)[^\n]*\n(?P<code>.*?)^```", re.M | re.S)


def contains(source: str, code: str) -> bool:
    wanted = code.rstrip().splitlines()
    lines = source.splitlines()
    windows = (lines[i : i + len(wanted)] for i in range(len(lines) - len(wanted) + 1))
    return any(textwrap.dedent("\n".join(w)).splitlines() == wanted for w in windows)


def contains_json(source: str, json: str) -> bool:
    pieces = "".join(json.split()).split("…")
    return bool(re.search(".*?".join(map(re.escape, pieces)), "".join(source.split())))


def problems(document: Path):
    text = document.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start("code"))
        place = f"{document.relative_to(ROOT)}:{line}"
        source = block["source"]
        if source is None and block["kind"] in ("text", "json"):
            continue
        is_in = contains_json if block["kind"] == "json" else contains
        if source is None:
            yield f"{place}: no comment <!-- examples/NAME.cpp --> stands above this block"
        elif not (ROOT / source).is_file():
            yield f"{place}: {source} doesn't exist"
        elif not is_in((ROOT / source).read_text(encoding="utf-8"), block["code"]):
            yield f"{place}: this isn't what stands in {source}"


documents = [d for d in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))] if d.exists()]
found = [p for d in documents for p in problems(d)]
print(*found, sep="\n", end="\n" if found else "")
sys.exit(bool(found))
