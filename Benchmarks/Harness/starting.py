"""Measures the start of programs, and the memory that they keep."""
import os
import subprocess
import sys
import time

from Harness import programs, terminals, workloads
from Harness.results import Row


def measure_starting(peers, options):
    """From the start to a text, to a plural, and to the first frame."""
    inputs, sternik = str(programs.INPUTS), [str(programs.RELEASE / "StartingSternik")]
    commands = {
        "to a text": {
            "Sternik": sternik, "C with ICU": [inputs], "NSLocalizedString": [str(programs.INPUTS / "start.bundle")]},
        "to a plural": {"Sternik": [*sternik, "plural"], "C with ICU": [inputs, "plural"]},
    }
    rows, are_right = [], True
    for work, arguments in commands.items():
        table, wanted = {}, None
        for name, rest in arguments.items():
            if name != "Sternik" and name not in peers:
                continue
            command = rest if name == "Sternik" else [*peers[name].command, *rest]
            text = start(command)[1]
            wanted = wanted or text
            if text == wanted:
                table[name] = command
            else:
                print(f"{name} prints another text and is not measured: {text!r} instead of {wanted!r}", file=sys.stderr)
                are_right = False
        rows += starts(work, table, options)
    return rows + first_frames(peers, options), are_right


def starts(work, commands, options):
    rows = [Row("starting", work, name) for name in commands]
    for _ in range(options.runs):
        for row, command in zip(rows, commands.values()):
            # One start is too short for the clock of the processor time.
            samples = [start(command)[0] for _ in range(20)]
            row.add({column: sum(sample[column] for sample in samples) / 20 for column in samples[0]})
    for row, command in zip(rows, commands.values()):
        row.add({"program MB": os.path.getsize(command[0]) / 1e6})
    return rows


def start(command):
    """Runs a program to its end in Polish; returns what that takes, and its output."""
    before = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env={"LANG": "pl_PL.UTF-8"})
    output = process.stdout.read()
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - before
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    if process.returncode != 0:
        raise RuntimeError(f"{command} ends with {process.returncode}")
    return {"CPU ms": (used.ru_utime + used.ru_stime) * 1e3, "ms": wall * 1e3}, output


def first_frames(peers, options):
    rows = []
    for size in terminals.SIZES:
        commands = {**terminals.lists(peers), "Sternik, headlines": headlines(options)}
        work = f"to the first frame, {'x'.join(size)}"
        rows += terminals.first_frames("starting", work, commands, options, size, ["first ms"])
    return rows


def headlines(options):
    """The news reader with the articles that come with it, welcomed before."""
    folder = os.path.join(options.environment["TMPDIR"], "headlines")
    program = programs.build_product("headlines")
    programs.write_state(program, folder)
    return [program, "--lang", "en", "--state", folder]


def measure_memory(peers, options):
    """At the first frame, all and without the pages of files, which programs share; and that of a table."""
    table, are_right = workloads.measure("memory", peers, options)
    commands = {**terminals.lists(peers), "Sternik, headlines": headlines(options)}
    waiting = peers.get("a Swift program that only waits")
    if waiting:
        commands[waiting.name] = waiting.command
    rows = terminals.first_frames(
        "memory", "a list, 80x24", commands, options, columns=["MB", "MB of its own"])
    return rows + table, are_right
