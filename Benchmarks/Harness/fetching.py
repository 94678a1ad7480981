"""Measures how `headlines` fetches 100 feeds of 1,000 items from a server on loopback, and keys while they arrive."""
import contextlib
import datetime
import fcntl
import http.server
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

from Harness import programs
from Harness.results import Row

FEEDS, ITEMS = 100, 1000
# A character of Braille Patterns.
SPINNER = re.compile(b"\xe2[\xa0-\xa3]")
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Source {n}</title><link>http://example.org/{n}</link><description>News</description>
"""
ITEM = """<item><title>Headline {i} of source {n}: something happened &amp; more</title>
<link>http://example.org/{n}/{i}</link><guid isPermaLink="false">{n}-{i}</guid>
<pubDate>{date}</pubDate><dc:creator>Anna Example</dc:creator><category>World</category>
<description>&lt;p&gt;The first paragraph of the article with &lt;a href="http://example.org/"&gt;a
link&lt;/a&gt; and some words to read.&lt;/p&gt;&lt;p&gt;And a second one, which is a little longer than
the first one was, so that there is a text.&lt;/p&gt;</description></item>
"""


def feed(n):
    newest = datetime.datetime(2026, 11, 2, 8, 30)
    dates = [newest - datetime.timedelta(minutes=i) for i in range(ITEMS)]
    items = [
        ITEM.format(n=n, i=i, date=date.strftime("%a, %d %b %Y %H:%M:%S +0100"))
        for i, date in enumerate(dates)
    ]
    return (HEAD.format(n=n) + "".join(items) + "</channel></rss>").encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    feeds = []
    asked = set()

    def do_GET(self):
        number = int(self.path.strip("/").removesuffix(".xml"))
        self.asked.add(number)
        body = self.feeds[number]
        self.send_response(200)
        self.send_header("Content-Type", "application/rss+xml")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        # A program that ends does not read it.
        with contextlib.suppress(BrokenPipeError):
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def measure_fetching(peers, options):
    Handler.feeds = [feed(n) for n in range(FEEDS)]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    urls = [f"http://127.0.0.1:{server.server_port}/{n}.xml" for n in range(FEEDS)]
    work = f"{FEEDS} feeds of {ITEMS:,} items"
    headlines = programs.build_product("headlines")
    feeds = [argument for url in urls for argument in ("--feed", url)]
    ours, keys = Row("fetching", work, "Sternik, headlines"), Row("fetching", "keys meanwhile", "Sternik, headlines")
    newsboat = {threads: Row("fetching", work, f"newsboat, {threads} at once") for threads in (1, 8)}
    if not shutil.which("newsboat"):
        print("newsboat is left out; newsboat installs it")
        newsboat = {}
    right = True
    for _ in range(options.runs):
        Handler.asked.clear()
        ours.add(timed([headlines, "--plain", *feeds]))
        right = has_all("headlines", "feeds fetched", len(Handler.asked), FEEDS) and right
        for threads, row in newsboat.items():
            sample, items = fetched_by_newsboat(urls, threads)
            row.add(sample)
            right = has_all("newsboat", "items kept", items, FEEDS * ITEMS) and right
        keys.add(keys_while_loading(headlines, feeds))
    server.shutdown()
    return [ours, *newsboat.values(), keys], right


def has_all(name, what, count, wanted):
    if count != wanted:
        print(f"{name}: {count} {what} instead of {wanted}", file=sys.stderr)
    return count == wanted


def timed(command):
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{command[0]} ends with {process.returncode}")
    return {"s": wall, "CPU s": used.ru_utime + used.ru_stime, "MB": used.ru_maxrss * 1024 / 1e6}


def fetched_by_newsboat(urls, threads):
    """What fetching takes, and the number of items in the cache afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        files = {name: pathlib.Path(folder, name) for name in ("urls", "config", "cache")}
        files["urls"].write_text("\n".join(urls) + "\n")
        files["config"].write_text(f"reload-threads {threads}\n")
        sample = timed(
            ["newsboat", "-u", files["urls"], "-C", files["config"], "-c", files["cache"], "-x", "reload"])
        with sqlite3.connect(files["cache"]) as cache:
            return sample, cache.execute("select count(*) from rss_item").fetchone()[0]


def drain(terminal, seconds):
    """Returns what the program writes until it is silent for this time."""
    written = b""
    while select.select([terminal], [], [], seconds)[0]:
        try:
            written += os.read(terminal, 1 << 16)
        except OSError:
            break
    return written


def keys_while_loading(program, arguments):
    """Presses keys while the feeds arrive, and times each response until its first byte."""
    with tempfile.TemporaryDirectory() as folder:
        programs.write_state(program, folder)
        child, terminal = pty.fork()
        if child == 0:
            os.environ["TERM"] = "xterm-256color"
            os.execv(program, [program, "--lang", "en", "--state", folder, *arguments])
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        start, loaded, times, turned = time.monotonic(), None, [], None
        select.select([terminal], [], [], 30)
        while loaded is None and time.monotonic() - start < 120:
            # This key always changes the screen: it selects the next tab.
            pressed = time.monotonic()
            os.write(terminal, b"\x0e")
            written = b""
            while b"[" not in written and select.select([terminal], [], [], 10)[0]:
                written += os.read(terminal, 1 << 16)
            times.append((time.monotonic() - pressed) * 1000)
            written += drain(terminal, 0.02)
            # The spinner of a refresh turns all the time.
            if SPINNER.search(written):
                turned = time.monotonic()
            elif turned and time.monotonic() - turned > 0.5:
                loaded = turned - start
        os.kill(child, signal.SIGTERM)
        drain(terminal, 0.2)
        _, _, used = os.wait4(child, 0)
        os.close(terminal)
    if loaded is None:
        raise RuntimeError("headlines does not show that the feeds were loaded")
    times.sort()
    return {
        "keys": len(times), "s": loaded, "key p50 ms": statistics.median(times),
        "key p95 ms": times[int(len(times) * 0.95)], "longest ms": times[-1], "MB": used.ru_maxrss * 1024 / 1e6,
    }
