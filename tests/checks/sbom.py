"""sbom.py PACKAGE...: the SBOMs in a package, which is a folder or a wheel, hold to the schema of CycloneDX 1.5, and list
every file of the package with its hash, the version, and the packages that a wheel's metadata names.

It needs cyclonedx-python-lib[json-validation], which is no part of the project.
"""

import hashlib
import json
import re
import sys
import zipfile
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

ROOT = Path(__file__).resolve().parents[2]
header = (ROOT / "include/triqueta/version.hpp").read_text(encoding="utf-8")
VERSION = ".".join(re.search(rf"#define TRIQUETA_VERSION_{p} (\d+)", header)[1] for p in ("MAJOR", "MINOR", "PATCH"))


def contents(package: Path) -> "dict[str, bytes]":
    """All files of a package but symbolic links."""
    if package.is_dir():
        files = (path for path in package.rglob("*") if path.is_file() and not path.is_symlink())
        return {path.relative_to(package).as_posix(): path.read_bytes() for path in files}
    with zipfile.ZipFile(package) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist()}


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def problems(package: Path):
    files = contents(package)
    sboms = {name: files.pop(name) for name in sorted(files) if name.endswith(".cdx.json")}
    if not sboms:
        yield "there is no SBOM"
    listed, needed = {}, set()
    for name, data in sboms.items():
        if error := JsonStrictValidator(SchemaVersion.V1_5).validate_str(data.decode()):
            yield f"{name}: {error}"
            continue
        sbom = json.loads(data)
        if (found := sbom["metadata"]["component"]["version"]) != VERSION:
            yield f"{name}: the version is {VERSION}, not {found}"
        for part in sbom["components"]:
            if part["type"] == "file":
                listed[part["name"]] = part["hashes"][0]["content"]
            else:
                needed.add((part["name"], part["scope"]))

    if package.suffix == ".whl":
        # The metadata is what the wheel's own RECORD is for.
        metadata = next(data for name, data in files.items() if name.endswith(".dist-info/METADATA")).decode()
        files = {name: data for name, data in files.items() if ".dist-info/" not in name}
        requirements = re.findall(r"^Requires-Dist: ([\w.-]+)(.*)$", metadata, re.M)
        expected = {(name, "optional" if "extra ==" in rest else "required") for name, rest in requirements}
        if needed != expected:
            yield f"the SBOM says it needs {sorted(needed)}, the metadata {sorted(expected)}"
    for name in sorted(files.keys() | listed.keys()):
        if name not in listed:
            yield f"{name} isn't listed"
        elif name not in files:
            yield f"{name} is listed and missing"
        elif listed[name] != hash_of(files[name]):
            yield f"{name} has another hash than is listed"


found = [f"{package}: {problem}" for package in sys.argv[1:] for problem in problems(Path(package))]
print(*found, sep="\n", end="\n" if found else "")
sys.exit(bool(found))
