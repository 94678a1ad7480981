"""The machine that measures: its load, and the names of what decides the numbers."""
import os
import pathlib
import platform
import re
import resource
import subprocess
import time

LIMIT = 0.3


class Load:
    """How many processors others keep busy: for a second before the measurement, and during it."""

    def __init__(self):
        # The load average would count the last measurement, too.
        busy = busy_seconds()
        time.sleep(1)
        self.before = os.getloadavg()[0] if busy is None else busy_seconds() - busy
        self.start = self.others(), time.monotonic()

    def others(self):
        busy = busy_seconds()
        return None if busy is None else busy - own_seconds()

    def during(self):
        others, (first, start) = self.others(), self.start
        return None if others is None else max(0.0, (others - first) / (time.monotonic() - start))

    @staticmethod
    def warn(load, when):
        if load is not None and load > LIMIT:
            print(f"WARNING: others used {load:.2f} processors {when}; only numbers of a quiet machine count.", flush=True)


def busy_seconds():
    """The seconds that all processors worked since the system's start; None without `/proc`."""
    try:
        fields = pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    except OSError:
        return None
    ticks = [int(field) for field in fields[:8]]
    idle, waiting = ticks[3], ticks[4]
    return (sum(ticks) - idle - waiting) / os.sysconf("SC_CLK_TCK")


def own_seconds():
    """The processor time of this process and of its children that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def output(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def description():
    """What instruction counts depend on: the compiler, the libraries, and the features of the processor."""
    return {
        "compiler": output("swift", "--version").split("\n")[0],
        "ICU": output("dpkg-query", "-W", "-f", "${Version}", "libicu-dev")
        or output("pkg-config", "--modversion", "icu-uc"),
        "C library": output("getconf", "GNU_LIBC_VERSION"),
        "valgrind": output("valgrind", "--version"),
        "processor": processor(),
    }


# The features of an x86 processor that valgrind passes on; the program sees the same processor whatever its maker and model.
SHOWN = {"abm", "avx", "avx2", "bmi1", "bmi2", "cx16", "f16c", "fma", "rdrand", "rdseed", "sse4_1", "sse4_2", "ssse3"}


def processor():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor()
    features = re.search(r"^(?:flags|Features)\s*: (.*)$", text, re.MULTILINE)
    return " ".join([platform.machine(), *sorted(SHOWN.intersection(features[1].split() if features else []))])
