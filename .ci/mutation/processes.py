"""Watches a process with its descendants, and ends them."""
import os
import signal
import subprocess
import threading
import time

# Of waiting in which no process of a run uses any processor time.
IDLE_SECONDS = 120


def processes():
    """All processes: the parent, the processor time, and whether it runs or waits for a disk."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,time=,stat="], stdout=subprocess.PIPE, text=True).stdout
    found = {}
    for pid, parent, used, state in (line.split(None, 3) for line in listed.splitlines()):
        days, _, clock = used.rpartition("-")
        seconds = 0.0
        for part in clock.split(":"): seconds = seconds * 60 + float(part)
        found[int(pid)] = int(parent), seconds + int(days or 0) * 86400, state[0] not in "SIZ"
    return found


def family(process, found):
    """A process and its descendants, which may have groups and sessions of their own."""
    children = {}
    for pid, (parent, _, _) in found.items(): children.setdefault(parent, []).append(pid)
    pending, members = [process.pid], []
    while pending:
        members.append(pending.pop())
        pending += children.get(members[-1], [])
    return members


def stop(process):
    """Kills a process with its descendants."""
    for pid in family(process, processes()):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    process.wait()


class Watch(threading.Thread):
    """Stops a run of tests that uses more processor time than it may, or in which nothing runs any more."""

    def __init__(self, process, allowed):
        super().__init__(daemon=True)
        self.process, self.allowed, self.ended, self.reason = process, allowed, threading.Event(), None

    def run(self):
        last, since = None, time.monotonic()
        while not self.ended.wait(2):
            found = processes()
            members = [found[pid] for pid in family(self.process, found) if pid in found]
            used = sum(seconds for _, seconds, _ in members)
            if used != last or any(running for _, _, running in members): last, since = used, time.monotonic()
            if self.allowed is not None and used > self.allowed:
                self.reason = f"the tests do not end within {self.allowed:.0f} s of processor time"
            elif time.monotonic() - since > IDLE_SECONDS:
                self.reason = "the tests wait for what does not happen"
            if self.reason:
                stop(self.process)
                return
