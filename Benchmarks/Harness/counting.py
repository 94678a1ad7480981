"""Counts instructions by callgrind, which depend neither on the load nor on the speed of the machine."""
import pathlib
import re
import shutil
import subprocess
import tempfile

VALGRIND = shutil.which("valgrind")


def per_operation(command, few, more, environment=None):
    """The instructions of an operation: those of a run of `more` operations less those of a run of `few`.

    `command(count, prefix)` returns a command line that performs `count` operations, with what counts in it; so the start
    of the program and the first operations, which differ from all others, do not count.
    """
    first, second = (of_run(lambda prefix: command(count, prefix), environment) for count in (few, more))
    return (second - first) / (more - few)


def of_run(command, environment=None):
    """The instructions of a run from start to end; `command(prefix)` returns the command line with what counts in it."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        # By its whole path: a program in a terminal is started without a PATH.
        prefix = [VALGRIND, "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log}"]
        done = subprocess.run(command(prefix), env=environment, capture_output=True)
        found = re.search(r"Collected\s*:\s*(\d+)", log.read_text() if log.exists() else "")
        if done.returncode != 0 or not found:
            raise RuntimeError(f"{' '.join(command([]))}: {done.stderr.decode(errors='replace')[:300]}")
        return int(found[1])
