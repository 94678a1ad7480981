"""Measures programs that show a list in a terminal."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from Harness import counting, programs
from Harness.results import Row

SIZES = [("200", "50"), ("80", "24")]
STERNIK = str(programs.RELEASE / "DrawingSternik")


def lists(peers):
    """The programs by name, Sternik's first; they show 10,000 rows unless the name says something else."""
    commands = {
        "Sternik": [STERNIK, "10000"], "Sternik, in Night": [STERNIK, "10000", "night"],
        "Sternik, 1,000,000 rows": [STERNIK, "1000000"],
    }
    for peer in peers.values():
        if peer.source.startswith("list-"):
            commands[peer.name] = [*peer.command, "10000"]
    return commands


def drive(arguments, prefix=(), environment=None):
    done = subprocess.run(
        [*prefix, programs.BENCHMARKS, *arguments], capture_output=True, env={**os.environ, **(environment or {})})
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(arguments)}: {done.stderr.decode(errors='replace')[:300]}")
    return done.stdout


def measure_drawing(peers, options):
    rows, are_right = [], True
    for size in SIZES:
        commands, are_same = same_screens(lists(peers), size)
        are_right = are_right and are_same
        counts = {name: count(command, size) for name, command in commands.items() if can_count(command, options)}
        # The program and what reads its output have a core each.
        pinned = ["taskset", "-c", "0,1"] if (os.cpu_count() or 1) > 1 and shutil.which("taskset") else []
        table = {name: Row("drawing", "x".join(size), name) for name in commands}
        for _ in range(options.runs):
            for name, command in commands.items():
                table[name].add(json.loads(drive(["draw", str(options.seconds), *size, *command], pinned)))
        for name, instructions in counts.items():
            table[name].add({"instructions": instructions})
        rows += table.values()
    return rows, are_right


def can_count(command, options):
    return options.counts and not command[0].endswith("python")


def count(command, size):
    return counting.per_operation(
        lambda keys, prefix: [programs.BENCHMARKS, "press", str(keys), *size, *prefix, *command], 100, 500)


def same_screens(commands, size):
    """Returns the programs whose screens after some keys equal Sternik's, and whether all do; Sternik's own are all among them."""
    same, are_right = {}, True
    wanted = screen(commands["Sternik"], size)
    for name, command in commands.items():
        if not name.startswith("Sternik"):
            if wanted is None:
                continue
            different = difference(wanted, screen(command, size))
            if different:
                print(f"{name} shows another screen and is not measured: {different}", file=sys.stderr)
                are_right = False
                continue
        same[name] = command
    return same, are_right


def screen(command, size):
    """The screen as pyte reads it; None without pyte."""
    done = subprocess.run(
        [str(programs.VENV / "bin/python"), str(programs.FOLDER / "Harness/screens.py"), *size], capture_output=True,
        input=drive(["press", "3", *size, *command]))
    if done.returncode != 0:
        print(f"Only Sternik is measured: the others' screens cannot be compared without pyte (PyPI)\n"
              f"{done.stderr.decode(errors='replace')[-300:]}", file=sys.stderr)
        return None
    return json.loads(done.stdout)


def difference(wanted, shown):
    """Where two screens differ first; None if they do not."""
    for row, (line, other) in enumerate(zip(wanted, shown)):
        for column, (cell, found) in enumerate(zip(line, other)):
            if cell != found:
                return f"row {row}, column {column}: {found} instead of {cell}"
    return None


def first_frames(group, work, commands, options, size=("80", "24"), columns=None):
    """Starts the programs, and keeps these columns of what `start` measures."""
    table = [Row(group, work, name) for name in commands]
    for _ in range(options.runs):
        for row, command in zip(table, commands.values()):
            sample = json.loads(drive(["start", *size, *command]))
            row.add({column: value for column, value in sample.items() if columns is None or column in columns})
    return table


# Files in each pane.
FILES = 100_000


def measure_panes(peers, options):
    """Keys in two panes of a file manager: Sternik's example and Midnight Commander, which show the same names."""
    commands = {"Sternik": ([str(programs.RELEASE / "PanesSternik"), str(FILES)], {})}
    commander = shutil.which("mc")
    if not commander:
        print("Only Sternik is measured: mc is missing (Debian: mc)", file=sys.stderr)
    with tempfile.TemporaryDirectory() as temporary:
        if commander:
            folder = make_files(Path(temporary, "files"))
            home = {"HOME": temporary, "XDG_CONFIG_HOME": temporary, "XDG_CACHE_HOME": temporary, "XDG_DATA_HOME": temporary}
            # Without its shell, and without asking at the end.
            commands["mc"] = ([commander, "-u", folder, folder], home)
        table = {(size, name): Row("panes", "x".join(size), name) for size in SIZES for name in commands}
        for _ in range(options.runs):
            for (size, name), row in table.items():
                command, environment = commands[name]
                # More time than a list has: mc takes seconds to read the folder.
                row.add(json.loads(drive(["panes", str(2 * options.seconds), *size, *command], environment=environment)))
        return list(table.values()), True


def make_files(folder):
    folder.mkdir()
    for number in range(FILES):
        path = folder / f"file-{number:06}.txt"
        path.touch()
        os.truncate(path, number * 7_919 % 1_000_000)
        os.utime(path, (1_700_000_000 + number * 60,) * 2)
    return str(folder)
