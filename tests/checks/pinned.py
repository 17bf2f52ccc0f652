"""Every tool that a script installs from a package registry has an exact version, so that a check says the same tomorrow.

That is what pip, pipx, npm, npx and cargo are given in shell scripts, the Makefile, CMake and CI files, and what
requirements files and package.json list. What the packages themselves need (pyproject.toml, Cargo.toml) may be a range:
their users choose. But a script that builds or installs one, and so what it needs, names a file of constraints.
"""

import json
import re
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = {".git", "build", "node_modules", "target", "venv", ".venv", "__pycache__"}

PIP_EXACT = re.compile(r"[\w.-]+(\[[\w,. -]+\])?==[^*,\s]+")
NPM_EXACT = re.compile(r"(@[\w.-]+/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*")
NPM_VERSION = re.compile(r"\d+\.\d+\.\d+[\w.+-]*")
CARGO_EXACT = re.compile(r"[\w-]+@(=?\d+\.\d+\.\d+[\w.+-]*|\$\w+|\$\{\w+\})")  # a variable, with a number in it below
# A program, perhaps by its path and in quotes, and what follows in the same command.
COMMAND = re.compile(r"""(?:^|[\s;&|(`'"/@])(pip3?|pipx|npm|npx|cargo)["']?[ \t]+([^\n;&|)`]*)""", re.M)
# Options whose value is the next word.
TAKES_VALUE = {
    "pip": {"-r", "--requirement", "-c", "--constraint", "-w", "--wheel-dir", "-t", "--target", "-C", "--python", "-d"},
    "npm": {"--prefix", "-C"},
    "cargo": {"--root", "--target-dir", "--version", "--features", "-F"},
}


def words(text: str) -> "list[str]":
    try:
        return shlex.split(text, comments=True)
    except ValueError:  # a quote that ends elsewhere
        return text.split()


def divide(tool: str, given: "list[str]") -> "tuple[list[str], list[str]]":
    """Options, with their values as words of their own, and the rest."""
    options, rest, rest_of_them = [], [], iter(given)
    for word in rest_of_them:
        if word.startswith("-"):
            options.append(word)
            if word in TAKES_VALUE.get(tool, ()):
                options.append(next(rest_of_them, ""))
        else:
            rest.append(word)
    return options, rest


def is_path(word: str) -> bool:
    return word.startswith((".", "/")) or word.endswith((".whl", ".tgz", ".tar.gz")) or bool(re.match(r"\S*\$\S*/", word))


def unpinned(tool: str, given: "list[str]", script: str):
    """What of one command isn't pinned. `given` is what follows the tool's name."""
    options, rest = divide(tool.rstrip("3"), given)
    action, names = (rest[0], rest[1:]) if rest else ("", [])
    has = lambda *some: any(option.split("=")[0] in some for option in options)
    if tool.startswith("pip") and tool != "pipx" and action in ("install", "wheel", "download"):
        constrained = has("-c", "--constraint") or "PIP_CONSTRAINT=" in script
        for name in names:
            # `.[extra]` is a path, too
            if is_path(name):
                if not (has("--no-deps", "--no-index") or constrained):
                    yield f"{name}: what it depends on has no constraint (PIP_CONSTRAINT, -c, --no-deps)"
                if not name.endswith(".whl") and not (has("--no-build-isolation") or "PIP_CONSTRAINT=" in script):
                    yield f"{name}: what it is built with has no constraint (PIP_CONSTRAINT, --no-build-isolation)"
            elif not PIP_EXACT.fullmatch(name.split(";")[0].strip()):
                yield f"{name}: has no exact version (==)"
    elif tool == "pipx" and action in ("install", "run", "inject"):
        yield from (f"{name}: has no exact version (==)" for name in names[:1] if not PIP_EXACT.fullmatch(name))
    elif tool == "npm" and action in ("install", "i", "add", "exec", "x") or tool == "npx" and not has("--no-install", "--no"):
        names = names if tool == "npm" else rest
        if action in ("exec", "x") or tool == "npx":
            names = names[:1]
        for name in names:
            listed = name.startswith("$")  # made of package.json, which is looked at
            if not (listed or is_path(name) or NPM_EXACT.fullmatch(name)):
                yield f"{name}: has no exact version (@1.2.3)"
    elif tool == "cargo" and action in ("install", "binstall", "add"):
        for name in names:
            if not (CARGO_EXACT.fullmatch(name) or has("--version", "--path")):
                yield f"{name}: has no exact version (@1.2.3)"
            if action == "install" and not has("--locked"):
                yield f"{name}: what it depends on has no exact versions (--locked)"


def of_script(script: str):
    joined = re.sub(r"\\\n\s*", " ", script)
    joined = re.sub(r"^\s*#.*", "", joined, flags=re.M)
    for command in COMMAND.finditer(joined):
        yield from unpinned(command[1], words(command[2]), joined)


def of_requirements(text: str):
    for line in re.sub(r"\\\n", " ", text).splitlines():
        line = re.sub(r"(^|\s)#.*", "", line).strip()
        if line and not line.startswith("-") and not PIP_EXACT.fullmatch(re.split(r"\s*(?:;|--hash)", line)[0].strip()):
            yield f"{line}: has no exact version (==)"


def of_package_json(text: str):
    package = json.loads(text)
    for kind in ("dependencies", "devDependencies", "optionalDependencies"):
        for name, version in package.get(kind, {}).items():
            if not NPM_VERSION.fullmatch(version):
                yield f"{name} {version}: isn't an exact version"


def reader_of(path: Path):
    if path.name == "package.json":
        return of_package_json
    if re.fullmatch(r"(.*requirements.*|constraints.*)\.txt", path.name):
        return of_requirements
    if path.name in ("Makefile", "CMakeLists.txt") or path.suffix in (".sh", ".cmake", ".yml", ".yaml", ".mk"):
        return of_script
    if not path.suffix:
        with path.open("rb") as file:
            if re.match(rb"#!.*\b(ba|da)?sh\b", file.readline(200)):
                return of_script
    return None


def files(folder: Path):
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS or path.is_symlink():
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


# What must be found, and what must not: a check that finds nothing at all would pass otherwise.
BAD = [
    (of_script, "pip install conan"),
    (of_script, "python3 -m pip install --quiet 'conan==2.34.*'"),
    (of_script, '"$bin/pip" install --upgrade pip'),
    (of_script, "pip install ruff>=0.6"),
    (of_script, "pip wheel . --no-deps"),
    (of_script, 'pip install "$in"/dist/*.whl'),
    (of_script, "pip install \\\n    mypy"),
    (of_script, "cd x && pipx run build"),
    (of_script, "npm install --prefix x typescript"),
    (of_script, "npm install typescript@^5"),
    (of_script, "npx tsc --noEmit"),
    (of_script, "\t@cargo install --locked bindgen-cli"),
    (of_script, "cargo install bindgen-cli@0.73.2"),
    (of_requirements, "mypy>=1.11"),
    (of_requirements, "numpy"),
    (of_requirements, "conan==2.34.*"),
    (of_package_json, '{"devDependencies": {"typescript": "^5.9.3"}}'),
]
GOOD = [
    (of_script, "pip install 'conan==2.34.0' -r requirements.txt"),
    (of_script, "pip install --no-deps dist/a.whl ./b.whl"),
    (of_script, "export PIP_CONSTRAINT=c.txt\npip wheel . --no-deps"),
    (of_script, "pip wheel . --no-build-isolation --no-deps"),
    (of_script, 'npm install --prefix "$out" typescript@5.9.3 "${tools[@]}" && npm pack ./x'),
    (of_script, 'cargo install --quiet --locked --root "$bindgen" "bindgen-cli@$version"'),
    (of_script, "# pip install conan\ncargo test"),
    (of_requirements, "# a comment\nmypy==1.18.2 ; python_version >= '3.9'\ncyclonedx[json]==1.0\n-r more.txt"),
    (of_package_json, '{"devDependencies": {"typescript": "5.9.3"}, "peerDependencies": {"react": ">=18"}}'),
]

found = [f"not found: {text}" for reader, text in BAD if not list(reader(text))]
found += [f"wrongly found: {text}: {problem}" for reader, text in GOOD for problem in reader(text)]
read = 0
for path in files(ROOT):
    if reader := reader_of(path):
        read += 1
        found += [f"{path.relative_to(ROOT)}: {problem}" for problem in reader(path.read_text(encoding="utf-8"))]
if not read:
    found.append("there is no script to look at")
print(*found, sep="\n", end="\n" if found else "")
sys.exit(bool(found))
