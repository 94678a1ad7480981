"""Runs the steps that .ci/run lists on standard input, those of a paragraph side by side.

A line is `Name: command of bash`, with the functions that .ci/run exports. The next paragraph begins when all steps of one have
ended well; a step that fails does not stop those beside it. As many run at the same time as there are processors, in the order
of the lines. A step prints its output when it has ended: whole if it fails, else its last lines. What failed is printed once
more at the end, so that it need not be looked for.
"""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

LAST_LINES = 20
MISTAKES = re.compile(r"✘|(^|: )(fatal )?error:|^Fatal|^FAIL")
# Nothing in the checks should wait for ever; the limit shows a hang while there is time to look at it.
LIMIT_SECONDS = 20 * 60


class Step:
    def __init__(self, line):
        self.name, self.command = (part.strip() for part in line.split(": ", 1))
        self.status = None

    def begin(self):
        self.output = tempfile.TemporaryFile("w+", errors="replace")
        self.start = time.monotonic()
        # With a session of its own, a step is ended together with all programs that it has started.
        self.process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", self.command], stdin=subprocess.DEVNULL, stdout=self.output,
            stderr=subprocess.STDOUT, start_new_session=True)

    def has_ended(self):
        """Whether the step has ended, which one does that takes too long."""
        ended, status, used = os.wait4(self.process.pid, os.WNOHANG)
        self.seconds = time.monotonic() - self.start
        if ended:
            self.status = os.waitstatus_to_exitcode(status)
            self.processor_seconds = used.ru_utime + used.ru_stime
        elif self.seconds > LIMIT_SECONDS:
            print(f"{self.name} has not ended after {LIMIT_SECONDS / 60:.0f} minutes", flush=True)
            self.end()
        return ended != 0

    def end(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def report(self):
        self.output.seek(0)
        lines = self.output.read().splitlines()
        self.mistakes = [line for line in lines if self.status and MISTAKES.search(line)]
        shown = lines if self.status else lines[-LAST_LINES:]
        print(f"\n== {self.name}: {self.seconds:.0f} s" + (f", failed with status {self.status}" if self.status else ""))
        if len(shown) < len(lines):
            print(f"({len(lines) - len(shown)} lines before)")
        print(*shown, sep="\n", flush=True)


def run(steps):
    """Runs steps side by side; returns whether all end well."""
    waiting, running = list(steps), []
    try:
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                running.append(waiting.pop(0))
                running[-1].begin()
            for step in [step for step in running if step.has_ended()]:
                running.remove(step)
                step.end()
                step.report()
            time.sleep(0.1)
    finally:
        for step in running:
            step.end()
    return all(step.status == 0 for step in steps)


def main():
    start = time.monotonic()
    paragraphs = [[Step(line) for line in part.splitlines()] for part in sys.stdin.read().strip().split("\n\n")]
    is_right = all(run(steps) for steps in paragraphs)
    print(f"\n{'step':44}{'seconds':>9}{'of processors':>15}")
    steps = [step for steps in paragraphs for step in steps]
    ended = [step for step in steps if step.status is not None]
    for step in steps:
        if step not in ended:
            print(f"{step.name:44}{'not run':>9}")
            continue
        print(f"{step.name:44}{step.seconds:9.0f}{step.processor_seconds:15.0f}" + ("  failed" if step.status else ""))
    print(f"{'all':44}{time.monotonic() - start:9.0f}{sum(step.processor_seconds for step in ended):15.0f}")
    for line in (line for step in ended for line in step.mistakes[:LAST_LINES]):
        print(line)
    sys.exit(0 if is_right else 1)


signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
main()
