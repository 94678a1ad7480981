"""Builds Sternik's programs and those of its peers."""
import contextlib
import dataclasses
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent
RELEASE = FOLDER / ".build/release"
PEERS = FOLDER / ".build/peers"
VENV = FOLDER / ".build/venv"
INPUTS = FOLDER / ".build/inputs"
BENCHMARKS = str(RELEASE / "Benchmarks")
# The same program with the workloads of tests alone.
TESTING = FOLDER / ".build/testing"
TEST_BENCHMARKS = str(TESTING / "release/Benchmarks")
OBJECTIVE_C = "-std=gnu11 -fobjc-exceptions -fconstant-string-class=NSConstantString -I/usr/include/GNUstep"


@dataclasses.dataclass(frozen=True)
class Peer:
    """A program in Peers that does what one of Sternik's does."""

    name: str
    source: str
    # What installs it: a Debian package, or one of PyPI.
    package: str
    compiler: str = "cc -O2"
    libraries: str = ""
    # Another program that it needs.
    tool: str | None = None

    @property
    def command(self):
        if self.source.endswith(".py"):
            return [str(VENV / "bin/python"), str(FOLDER / "Peers" / self.source)]
        return [str(PEERS / self.source)]

    def build(self):
        """Returns why the peer cannot run, or None."""
        source = FOLDER / "Peers" / self.source
        if self.tool and not shutil.which(self.tool):
            return f"{self.tool} is missing"
        if self.source.endswith(".py"):
            module = self.package.removesuffix(" (PyPI)").replace("-", "_")
            check = [str(VENV / "bin/python"), "-c", f"import {module}"]
        else:
            check = [*self.compiler.split(), str(source), "-o", *self.command, *self.libraries.split()]
        try:
            done = subprocess.run(check, capture_output=True, text=True)
        except OSError as error:
            return str(error)
        errors = [line for line in done.stderr.splitlines() if "rror" in line] or ["it cannot be built"]
        return errors[-1 if self.source.endswith(".py") else 0] if done.returncode else None


ALL = [
    Peer("gettext", "texts-gettext.c", "gettext", tool="msgfmt"),
    Peer("ICU", "texts-icu.c", "libicu-dev", libraries="-licui18n -licuuc", tool="genrb"),
    Peer("simdjson", "texts-simdjson.cpp", "libsimdjson-dev", "c++ -O2 -std=c++17", "-lsimdjson"),
    Peer("GNUstep", "texts-gnustep.m", "gobjc libgnustep-base-dev", f"gcc -O2 {OBJECTIVE_C}", "-lgnustep-base -lobjc"),
    Peer("openstep-plist", "texts-openstep-plist.py", "openstep-plist (PyPI)"),
    Peer("ncurses", "list-ncurses.c", "libncurses-dev", libraries="-lncursesw"),
    Peer("rewriting every row", "list-rewriting.c", "gcc"),
    Peer("limit: scrolling by hand", "list-scrolling.c", "gcc"),
    Peer("prompt_toolkit", "list-prompt-toolkit.py", "prompt_toolkit (PyPI)"),
    Peer("Textual", "list-textual.py", "textual (PyPI)"),
    Peer("urwid", "list-urwid.py", "urwid (PyPI)"),
    Peer("C with ICU", "start-icu.c", "libicu-dev", libraries="-licui18n -licuuc", tool="genrb"),
    Peer("NSLocalizedString", "start-foundation.swift", "swift", "swiftc -O"),
    Peer("a Swift program that only waits", "wait.swift", "swift", "swiftc -O -static-stdlib"),
]


def build_sternik(folder=FOLDER, environment=None):
    # Stripped, because valgrind cannot read all of Swift's debug information.
    run_or_exit(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "-Xlinker", "-s", "--package-path", str(folder)],
        environment)


def build_test_benchmarks():
    """In a folder of its own, because Swift Testing cannot be linked with a static standard library."""
    run_or_exit(
        ["swift", "build", "-c", "release", "-Xlinker", "-s", "--product", "Benchmarks", "--package-path", str(FOLDER),
         "--scratch-path", str(TESTING)],
        {**os.environ, "MEASURES_TESTS": "1"})


def build_product(name):
    """A program of the package, as its users build it; returns its path."""
    root = FOLDER.parent
    run_or_exit(["swift", "build", "-c", "release", "--product", name, "--package-path", str(root)])
    return str(root / ".build/release" / name)


def build_peers(kinds):
    """Builds the peers whose source begins so, names those that are missing, and returns the others by name."""
    PEERS.mkdir(parents=True, exist_ok=True)
    peers = [peer for peer in ALL if peer.source.startswith(tuple(kinds))]
    if any(peer.source.endswith((".py", "ncurses.c")) for peer in peers):
        make_venv()
    built = {}
    for peer in peers:
        reason = peer.build()
        if reason:
            print(f"{peer.name} is left out; {peer.package} installs it: {reason}")
        else:
            built[peer.name] = peer
    return built


def make_venv():
    """Installs the Python peers, and pyte, which reads screens back; pip says why it cannot."""
    wanted = FOLDER / "Peers/requirements.txt"
    installed = VENV / "requirements.txt"
    if installed.exists() and installed.read_text() == wanted.read_text():
        return
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    pip = [str(VENV / "bin/pip"), "install", "--quiet", "--disable-pip-version-check", "-r", str(wanted)]
    if (VENV / "bin/pip").exists() and subprocess.run(pip).returncode == 0:
        shutil.copy(wanted, installed)


def write_inputs(peers):
    """Writes the sample texts, and compiles them for the peers that need that."""
    shutil.rmtree(INPUTS, ignore_errors=True)
    bundles = {
        "gnustep.bundle/Resources/English.lproj": (INPUTS / "Polish.strings"),
        "start.bundle/en.lproj": None,
    }
    for folder in ("pl/LC_MESSAGES", *bundles):
        (INPUTS / folder).mkdir(parents=True)
    run_or_exit([BENCHMARKS, "inputs", str(INPUTS)])
    for folder, source in bundles.items():
        text = source.read_text() if source else '"greeting" = "Dzień dobry, witamy z powrotem";\n'
        (INPUTS / folder / "Localizable.strings").write_text(text)
    if "gettext" in peers:
        run_or_exit(["msgfmt", "-o", str(INPUTS / "pl/LC_MESSAGES/peers.mo"), str(INPUTS / "peers.po")])
    if {"ICU", "C with ICU"} & peers.keys():
        run_or_exit(["genrb", "--quiet", "-e", "UTF-8", "-d", str(INPUTS), str(INPUTS / "pl.txt")])


def run_or_exit(command, environment=None):
    if subprocess.run(command, env=environment, stdout=sys.stderr).returncode != 0:
        sys.exit(f"failed: {' '.join(command)}")


def environment(temporary):
    """The variables of measured programs; with them Swift's hashes are the same in each run."""
    return {**os.environ, "TMPDIR": temporary, "SWIFT_DETERMINISTIC_HASHING": "1"}


def write_state(program, folder, **settings):
    """Writes the state of a `headlines` with these settings, by default that its welcome was shown."""
    os.makedirs(folder, exist_ok=True)
    # An import creates the tables.
    subprocess.run(
        [program, "--lang", "en", "--state", folder, "--import", "-"], input=b"<opml/>", check=True,
        stderr=subprocess.DEVNULL)
    with contextlib.closing(sqlite3.connect(pathlib.Path(folder, "headlines.sqlite"))) as connection, connection:
        connection.executemany(
            "insert or replace into settings values (?, ?)", (settings or {"wasWelcomed": 1}).items())
