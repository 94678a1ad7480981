"""Measures the workloads of the program Benchmarks, and of the peers that take the same arguments."""
import concurrent.futures
import json
import os
import subprocess
import sys
import time

from Harness import counting, programs
from Harness.results import Row


# The processor seconds that counted operations may take; callgrind needs some fifty times as many.
LONGEST_COUNT = 0.5
# The seconds that a sample may take, with what is prepared for it, such as a stack of 100,000 screens.
LONGEST_SAMPLE = 2


class Workload:
    def __init__(self, prefix, name, operations):
        self.prefix = prefix
        self.id = name
        self.operations = int(operations)
        self.seconds = float("inf")
        self.row = Row(*name.split("/"))

    def command(self, *arguments):
        return [*self.prefix, *arguments]

    def output(self, environment, *arguments):
        done = subprocess.run(self.command(*arguments), env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{self.id}: {done.stderr[:300]}")
        return done.stdout

    def answer(self, environment):
        return sorted(self.output(environment, "answer", self.id).splitlines())

    def time(self, environment):
        start = time.monotonic()
        self.row.add(json.loads(self.output(environment, "time", self.id)))
        self.seconds = min(self.seconds, time.monotonic() - start)

    def count(self, environment):
        """Counts so many rounds that they take some hundredths of a second without callgrind."""
        nanoseconds = (self.row.median("ns") or 1) * self.operations
        # Keys repeat after six, and a run of many shows what happens seldom.
        rounds = max(6, min(3_000, int(20e6 / nanoseconds) // 6 * 6))
        if 3 * rounds * nanoseconds > LONGEST_COUNT * 1e9 or self.seconds > LONGEST_SAMPLE:
            print(f"{self.id}: its instructions are not counted, which would take minutes", flush=True)
            return
        instructions = counting.per_operation(
            lambda count, prefix: [*prefix, *self.command("count", self.id, str(count))], rounds, 2 * rounds, environment)
        self.row.add({"instructions": instructions / self.operations})


def listed(prefix):
    lines = subprocess.run([*prefix, "list"], capture_output=True, text=True, check=True).stdout.splitlines()
    return [Workload(prefix, *line.split("\t")) for line in lines]


def all_workloads(peers, program):
    prefixes = [[program]] + [
        [*peer.command, str(programs.INPUTS)] for peer in peers.values() if peer.source.startswith("texts-")]
    return [workload for prefix in prefixes for workload in listed(prefix)]


def measure_tests(peers, options):
    return measure("testing", {}, options, programs.TEST_BENCHMARKS)


def measure(group, peers, options, program=programs.BENCHMARKS):
    """Returns the rows of a group, and whether all answers are the same."""
    workloads = [workload for workload in all_workloads(peers, program) if workload.row.group == group]
    workloads, are_right = same_answers(workloads, options.environment)
    # In turn, so that a change of the machine's speed meets all of them.
    for _ in range(options.runs):
        for workload in workloads:
            workload.time(options.environment)
    if options.counts:
        # Neither Python nor threads count the same twice.
        counted = [
            workload for workload in workloads
            if not workload.prefix[0].endswith("python") and "two threads" not in workload.row.work]
        # Side by side, since the load of the machine does not matter.
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda workload: workload.count(options.environment), counted))
    return [workload.row for workload in workloads], are_right


def same_answers(workloads, environment):
    """Returns those that give the answer of the first of the same work, and whether all do."""
    first, right, are_right = {}, [], True
    for workload in workloads:
        answer = workload.answer(environment)
        wanted = first.setdefault(workload.row.work, answer)
        if answer and answer != wanted:
            pair = next(((a, b) for a, b in zip(wanted, answer) if a != b), ("its number of lines", len(answer)))
            print(f"{workload.id} gives another answer and is not measured: {pair[1]!r} instead of {pair[0]!r}", file=sys.stderr)
            are_right = False
        else:
            right.append(workload)
    return right, are_right
