"""version.hpp states the version; every other mention must agree.

Those are CHANGELOG.md's top entry, and in any text of the project what a user copies to get this version:
triqueta/0.1.0 (Conan), find_package(triqueta 0.1), GIT_TAG v0.1.0.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
header = (ROOT / "include/triqueta/version.hpp").read_text(encoding="utf-8")
VERSION = ".".join(re.search(rf"#define TRIQUETA_VERSION_{p} (\d+)", header)[1] for p in ("MAJOR", "MINOR", "PATCH"))
MENTION = re.compile(r"(?:\btriqueta/|find_package\(triqueta |GIT_TAG v?)(\d+(?:\.\d+)*)")


def texts():
    for pattern in ("*.md", "docs/**/*.md", "examples/**/*", "test_package/*", "tests/consumers/**/*"):
        yield from (p for p in sorted(ROOT.glob(pattern)) if p.is_file() and p.name != "CHANGELOG.md")


def problems():
    changelog = ROOT / "CHANGELOG.md"
    if changelog.exists():
        top = re.search(r"^## \[?v?([^\s\]]+)", changelog.read_text(encoding="utf-8"), re.M)
        if not top or top[1] != VERSION:
            yield f"CHANGELOG.md: the top entry is {top[1] if top else 'missing'}, the version {VERSION}"
    for path in texts():
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            for mention in MENTION.findall(line):
                if not f"{VERSION}.".startswith(f"{mention}."):  # 0.1 stands for 0.1.0
                    yield f"{path.relative_to(ROOT)}:{number}: {mention}, but the version is {VERSION}"


found = list(problems())
print(*found, sep="\n", end="\n" if found else "")
sys.exit(bool(found))
