"""Measures `headlines` with 200 feeds of 2,000,000 articles: the first picture, searching, marking 100,000 as read, memory."""
import contextlib
import fcntl
import http.server
import itertools
import os
import pathlib
import pty
import random
import select
import shutil
import signal
import sqlite3
import statistics
import struct
import subprocess
import tempfile
import termios
import threading
import time

from Harness import programs, terminals
from Harness.results import Row

FEEDS, ARTICLES, UNREAD = 200, 2_000_000, 100_000
COMMON = (
    "the of and to in that is was for on with as at from by said have they will this were more been about their election"
    " council harvest storm budget river theatre").split()
STORE = programs.FOLDER / ".build/store"
NEXT_TAB, DOWN, UP, ESCAPE = b"\x0e", b"\x1b[B", b"\x1b[A", b"\x1b"


class Unchanged(http.server.BaseHTTPRequestHandler):
    """Says of each feed that it has not changed."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.send_response(304)
        self.end_headers()

    def log_message(self, *arguments):
        pass


def measure_storing(peers, options):
    program = programs.build_product("headlines")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Unchanged)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    database = stored(program)
    work = f"{FEEDS} feeds, {ARTICLES:,} articles"
    searching, marking = (
        Row("storing", title, "Sternik, headlines") for title in ("keys of a search", f"keys while {UNREAD:,} are marked"))
    rows, are_right = [], True
    for _ in range(options.runs):
        # A new file each time, since SQLite knows files by their numbers.
        with tempfile.TemporaryDirectory(dir=STORE) as folder:
            copy = pathlib.Path(folder, database.name)
            subprocess.run(["cp", "--reflink=auto", str(database), str(copy)], check=True)
            with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
                connection.execute(
                    "update feeds set address = 'http://127.0.0.1:' || ? || '/' || id where id > ?",
                    (server.server_port, connection.execute("select max(id) - ? from feeds", (FEEDS,)).fetchone()[0]))
            # Else the program waits while the system writes the copy.
            os.sync()
            command = [program, "--lang", "en", "--state", folder]
            # A user's database has a log, and the copies may have displaced the program from memory.
            subprocess.run([*command, "--plain"], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            for row in terminals.first_frames(
                    "storing", work, {"Sternik, headlines": command}, one_run(options), columns=["first ms", "MB"]):
                if rows:
                    rows[0].add({column: values[0] for column, values in row.samples.items()})
                else:
                    rows.append(row)
            searched, marked = keys(command, copy)
            searching.add(searched)
            marking.add(marked)
    server.shutdown()
    return [*rows, searching, marking], are_right


def one_run(options):
    return type(options)(**{**vars(options), "runs": 1})


def stored(program):
    """The database, which this writes in some minutes if there is none of this version of the program."""
    STORE.mkdir(parents=True, exist_ok=True)
    database = STORE / "headlines.sqlite"
    with tempfile.TemporaryDirectory(dir=STORE) as folder:
        programs.write_state(program, folder, wasWelcomed=1, lacksBundledFeed=1)
        empty = pathlib.Path(folder, database.name)
        with contextlib.closing(sqlite3.connect(empty)) as connection:
            connection.execute("pragma wal_checkpoint(truncate)")
            if database.exists() and schema(connection) == schema_of(database):
                return database
            print(f"Writing {ARTICLES:,} articles", flush=True)
            write(connection)
        database.unlink(missing_ok=True)
        shutil.move(empty, database)
    return database


def schema_of(database):
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return schema(connection)


def schema(connection):
    return connection.execute("select sql from sqlite_master order by name").fetchall()


def write(connection):
    # The triggers name it; the words of these articles are folded as they are.
    connection.create_function("folded", -1, lambda *texts: "\n".join(filter(None, texts)).lower())
    connection.execute("pragma synchronous = off")
    connection.execute("pragma cache_size = -1000000")
    first = connection.execute("select 1 + ifnull(max(id), 0) from feeds").fetchone()[0]
    connection.executemany(
        "insert into feeds (id, address, title, isSubscribed, position, etag) values (?, ?, ?, 1, ?, 'e')",
        ((first + n, f"http://127.0.0.1/{n}", f"Source {n}", n + 1) for n in range(FEEDS)))
    start = connection.execute("select 1 + ifnull(max(id), 0) from articles").fetchone()[0]
    newest, texts = 1_795_000_000, sentences()
    for begin in range(0, ARTICLES, 100_000):
        articles = [article(n, texts) for n in range(begin, min(begin + 100_000, ARTICLES))]
        connection.executemany(
            "insert into articles (id, feed, key, date, isRead, title, section, author, published, link, hash)"
            " values (?, ?, ?, ?, ?, ?, 'Region', ?, ?, ?, 0)",
            ((start + n, first + n % FEEDS, str(n), newest - (ARTICLES - n) * 30, n < ARTICLES - UNREAD, title, f"Author {n % 900}",
              newest - (ARTICLES - n) * 30, f"https://example.org/{n}") for n, title, _, _ in articles))
        connection.executemany(
            "insert into texts values (?, ?, ?)",
            ((start + n, summary, body) for n, _, summary, body in articles))
        connection.executemany(
            "insert into search (rowid, words) values (?, ?)",
            ((start + n, "\n".join([title, "Region", f"Author {n % 900}", summary, body]).lower())
             for n, title, summary, body in articles))
    connection.execute("update searchable set id = ?", (start + ARTICLES - 1,))
    connection.commit()
    connection.execute("pragma wal_checkpoint(truncate)")


def sentences():
    """Sentences whose words are as frequent as in English: the second of 20,000 half as often as the first."""
    random_numbers = random.Random(1)
    syllables = [first + second for first in "bdfgklmnprstvw" for second in ("a", "e", "i", "o", "u", "an", "er", "is")]
    words = COMMON + ["".join(random_numbers.choices(syllables, k=3)) for _ in range(20_000 - len(COMMON))]
    weights = list(itertools.accumulate(1 / rank for rank in range(1, len(words) + 1)))
    return [" ".join(random_numbers.choices(words, cum_weights=weights, k=26)) for _ in range(20_000)]


def article(n, texts):
    """An article of some 800 bytes; its number is in its title."""
    parts = [texts[(n * 7919 + part * 104_729 + n // 17) % len(texts)] for part in range(5)]
    return n, f"{' '.join(parts[0].split()[:6]).capitalize()} {n}", parts[1][:100], "\x1e".join(parts[1:])


def keys(command, database):
    """Times the keys of searches, then those that are pressed while all articles are marked as read."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    silence(terminal, 2)
    before = memory(child)
    for key in (b"5", DOWN, b"\r"):
        press(terminal, key)
    searches = []
    for word in (b"that with", b"council bud", b"theatre 19", b"the said", b"source 1"):
        searches += [press(terminal, bytes([letter])) for letter in word]
        for _ in word:
            press(terminal, b"\x7f")
    after = memory(child)
    press(terminal, ESCAPE, 0.7)
    press(terminal, b"1")
    # Headlines asks first.
    press(terminal, b"A")
    os.write(terminal, b"\r")
    marks, start, taken = [], time.monotonic(), None
    while taken is None and time.monotonic() - start < 120:
        marks.append(press(terminal, DOWN if len(marks) % 20 < 10 else UP, 0.005))
        if len(marks) % 50 == 0 and unread(database) == 0:
            taken = time.monotonic() - start
    # Not the peak that the system reports at the end, which is at least that of this program.
    most = memory(child, "VmHWM:")
    os.kill(child, signal.SIGTERM)
    silence(terminal, 0.3)
    os.waitpid(child, 0)
    os.close(terminal)
    if taken is None:
        raise RuntimeError("headlines does not mark all articles as read")
    searched = {**summary(searches), "MB before": before, "MB after": after}
    return searched, {**summary(marks), "s": taken, "most MB": most}


def summary(times):
    times = sorted(times)
    return {
        "keys": len(times), "key p50 ms": statistics.median(times), "key p95 ms": times[int(len(times) * 0.95)],
        "longest ms": times[-1],
    }


def press(terminal, key, pause=0.05):
    """The time from a key to the last byte of its answer, after which the program is silent for this time."""
    pressed = last = time.monotonic()
    os.write(terminal, key)
    wait = 2
    while select.select([terminal], [], [], wait)[0]:
        os.read(terminal, 1 << 16)
        last, wait = time.monotonic(), pause
    return (last - pressed) * 1000


def silence(terminal, seconds):
    while select.select([terminal], [], [], seconds)[0]:
        try:
            os.read(terminal, 1 << 16)
        except OSError:
            return


def memory(process, name="VmRSS:"):
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1024 / 1e6
    return None


def unread(database):
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute(
            "select sum(count) from counts join feeds on id = feed where isSubscribed and kind in (0, 2, 4, 6)").fetchone()[0]
