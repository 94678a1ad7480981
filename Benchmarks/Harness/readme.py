"""The table of the README, from the results of a run."""
import json

from Harness.results import COMPARED, number

# What the table says, and where it is found: group, work, the peer, column.
CLAIMS = [
    ("reading a `.strings` file", "reading", "English", "Foundation", "ns"),
    ("", "reading", "English", "simdjson with a map, the pairs as JSON", "ns"),
    ("", "reading", "English", "openstep-plist", "ns"),
    ("looking a text up", "lookup", "2,000 keys in random order", "NSLocalizedString", "ns"),
    ("", "lookup", "2,000 keys in random order", "gettext", "ns"),
    ("", "lookup", "2,000 keys in random order", "Swift Dictionary", "ns"),
    ("a plural with its number", "plurals", "a number of articles", "ICU MessageFormat", "ns"),
    ("", "plurals", "a number of articles", "ngettext and snprintf", "ns"),
    ("frames a second, 200x50", "drawing", "200x50", "ncurses", "frames/s"),
    ("", "drawing", "200x50", "Textual", "frames/s"),
    ("frames a second, 80x24", "drawing", "80x24", "ncurses", "frames/s"),
    ("a key to its last byte, 200x50", "drawing", "200x50", "ncurses", "key p50 ms"),
    ("the same, 80x24", "drawing", "80x24", "ncurses", "key p50 ms"),
    ("a key in two panes of 100,000 files, 200x50", "panes", "200x50", "mc", "key p50 ms"),
    ("the same, 80x24", "panes", "80x24", "mc", "key p50 ms"),
    ("start to the first frame, 80x24", "starting", "to the first frame, 80x24", "ncurses", "first ms"),
    ("push and pop at depth 1,000", "navigating", "push and pop at depth 1,000",
     "a coordinator with an array and filter", "ns"),
    ("fetching 100 feeds", "fetching", "100 feeds of 1,000 items", "newsboat, 8 at once", "s"),
    ("memory of a list, 80x24", "memory", "a list, 80x24", "ncurses", "MB"),
]


def print_table(file):
    """Prints the claims of which the file has both sides."""
    with open(file) as source:
        results = json.load(source)["results"]
    print("| work | Sternik | beside | times better |\n|---|---|---|---|")
    for title, group, work, peer, column in CLAIMS:
        rows = [row for row in results if (row["group"], row["work"]) == (group, work)]
        theirs = next((row for row in rows if row["name"] == peer), None)
        if theirs is None:
            continue
        our, their = (row["columns"][column]["median"] for row in (rows[0], theirs))
        ratio = our / their if COMPARED[column] else their / our
        name = peer.split(",")[0] if group in ("reading", "fetching") else peer
        unit = "" if column == "frames/s" else f" {column.split()[-1]}"
        print(f"| {title} | {number(our)}{unit} | {name} {number(their)}{unit} | {number(ratio)} |")
