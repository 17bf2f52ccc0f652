"""tools/unused_functions lists the functions that a binding doesn't use, and says which reasons are wrong."""

import subprocess
import sys
import tempfile
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools/unused_functions"
HEADER = """
/** TQ_API tq_status tq_in_a_comment(void); */
typedef struct tq_game tq_game;
TQ_API int32_t tq_version(void);
TQ_API tq_status tq_game_hash(const tq_game* game,
                              uint64_t* hash);
TQ_API tq_status tq_view_hash(const tq_view* view, uint64_t* hash);
TQ_API void tq_game_free(tq_game* game);
"""
ALL = ["tq_version", "tq_game_hash", "tq_view_hash", "tq_game_free"]

# A binding's files, its reasons, and what the tool must print: the beginnings of its lines.
CASES = {
    "all are used": ({"a.py": "lib.tq_version()\nfree = lib.tq_game_free\n", "b.py": "f'tq_{kind}_hash'"}, "", []),
    "all are used in Rust": (
        {"a.rs": "sys::tq_version(); sys::tq_game_free(p); x!(tq_view_hash, 'a', '\"'); sys::tq_game_hash(\"//\", 1)"},
        "",
        [],
    ),
    "all are used in TypeScript": (
        {"a.ts": "const x = c.tq_version('a'); c[`tq_${kind}_hash`](`http://`); release(c.tq_game_free)"},
        "",
        [],
    ),
    "comments and docstrings use nothing": (
        {
            "a.py": '"""tq_version"""\ndef f():\n    "tq_game_hash"\n# tq_view_hash\n',
            "b.rs": "// tq_game_free\n/* tq_version\n tq_game_hash */ /// tq_view_hash",
            "c.ts": 'const s = "//"; // tq_game_free',
        },
        "",
        [f"{name} isn't used" for name in ALL],
    ),
    "a longer name is another one": (
        {"a.rs": "tq_version_of tq_game_freed my_tq_version tq_game_hash tq_view_hash"},
        "",
        ["tq_version isn't used", "tq_game_free isn't used"],
    ),
    "a name with two holes says nothing": (
        {"a.py": "f'tq_{kind}_{what}'"},
        "",
        [f"{name} isn't used" for name in ALL],
    ),
    "a reason excuses": (
        {"a.py": "lib.tq_version()\nf'tq_{kind}_hash'\n"},
        "# why\n\ntq_game_free: games are immortal\n",
        [],
    ),
    "reasons can be wrong": (
        {"a.py": "lib.tq_version()\nf'tq_{kind}_hash'\n"},
        "tq_version: nobody asks\ntq_game_free:\ntq_gone: it was\n",
        ["reasons:1: tq_version is used", "reasons:2: tq_game_free has no reason", "reasons:3: "],
    ),
    "a folder has several headers": (
        {"a.py": "lib.tq_version()\n", "a.h": "TQ_API void tq_a(void);", "b.h": "TQ_API void tq_version(void);"},
        "",
        ["tq_a isn't used"],
    ),
    "a header without functions": ({"a.py": ""}, None, ["header: no function"]),
}

failed = False
for name, (files, reasons, expected) in CASES.items():
    with tempfile.TemporaryDirectory() as folder:
        for file, text in {**files, "header": HEADER if reasons is not None else "", "reasons": reasons or ""}.items():
            (Path(folder) / file).write_text(text, encoding="utf-8")
        header = "." if "a.h" in files else "header"
        sources = [file for file in files if not file.endswith(".h")]
        command = [sys.executable, TOOL, header, "reasons", *sources]
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    lines = ran.stdout.splitlines()
    fits = len(lines) == len(expected) and all(map(str.startswith, lines, expected))
    if not fits or ran.stderr or bool(ran.returncode) != bool(expected):
        failed = True
        print(f"{name}: expected {expected}; exit status {ran.returncode}, output:\n{ran.stdout}{ran.stderr}")
sys.exit(failed)
