"""The tables of docs/fields.md are those that the program field_tables prints from the descriptions of the games.

    python3 field_tables.py PROGRAM

TRIQUETA_RENEW=1 in the environment writes the tables anew instead.
"""

import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs/fields.md"
TABLE = re.compile(r"(?P<begin><!-- fields of (?P<name>[^>]+) -->\n)(?P<rows>.*?)(?=<!-- end of fields -->)", re.S)


def printed(program: str) -> "dict[str, str]":
    out = subprocess.run([program], check=True, capture_output=True, encoding="utf-8").stdout
    parts = re.findall(r"^= (.+)\n((?:(?!= ).*\n)+)", out, re.M)
    return dict(parts)


tables = printed(sys.argv[1])
page = PAGE.read_text(encoding="utf-8")
in_page = [table["name"] for table in TABLE.finditer(page)]
if sorted(in_page) != sorted(tables):
    sys.exit(f"{PAGE.name} must have each of these tables once: {', '.join(tables)}\nit has: {', '.join(in_page)}")

renewed = TABLE.sub(lambda table: table["begin"] + tables[table["name"]], page)
if os.environ.get("TRIQUETA_RENEW"):
    PAGE.write_text(renewed, encoding="utf-8")
elif renewed != page:
    names = (f"docs/{PAGE.name}", "the descriptions")
    sys.stdout.writelines(difflib.unified_diff(page.splitlines(True), renewed.splitlines(True), *names, n=0))
    sys.exit(f"a comment at the top of docs/{PAGE.name} says how to renew the tables")
print(f"{len(tables)} tables")
