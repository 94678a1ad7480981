"""Feeds the frames of EmulatorComparison to the terminal emulator pyte and compares its screen with them.

Reads the frames from standard input; exits with 1 and the first cells that differ.

Not compared, because pyte does not support them: dim text (SGR 2), and clusters of contested width (pyte adds
the widths of their parts). The cells next to those clusters are compared.
"""

import base64
import json
import sys
import unicodedata

import pyte
import pyte.graphics

BOLD, DIM, ITALIC, UNDERLINE, INVERSE, STRIKETHROUGH = (1 << bit for bit in range(6))
VISIBLE_ON_BLANKS = UNDERLINE | INVERSE | STRIKETHROUGH
BLANK = (" ", "default", "default", 0)


def named(ansi, bright):
    return [ansi[base] for base in sorted(ansi)[:8]] + [bright[base] for base in sorted(bright)]


FOREGROUNDS = named(pyte.graphics.FG_ANSI, pyte.graphics.FG_AIXTERM)
BACKGROUNDS = named(pyte.graphics.BG_ANSI, pyte.graphics.BG_AIXTERM)


def color(name, named_colors):
    """The name of a colour in pyte."""
    kind, *numbers = name.split()
    if kind == "standard":
        return "default"
    if kind == "rgb":
        return "".join(f"{int(number):02x}" for number in numbers)
    index = int(numbers[0])
    return named_colors[index] if index < 16 else pyte.graphics.FG_BG_256[index]


def visible(text, foreground, background, attributes):
    """The visible part of a cell: of a blank only lines and the background, unless it is inverse."""
    if text == " " and not attributes & VISIBLE_ON_BLANKS:
        return text, "default", background, 0
    return unicodedata.normalize("NFC", text), foreground, background, attributes


def shown_cell(char):
    attributes = (
        BOLD * char.bold | ITALIC * char.italics | UNDERLINE * char.underscore
        | INVERSE * char.reverse | STRIKETHROUGH * char.strikethrough
    )
    return visible(char.data, char.fg, char.bg, attributes)


def expected_cells(frame):
    """The cells that are not blank by row and column; None where terminals disagree."""
    cells = {}
    for run in frame["runs"]:
        foreground = color(run["foreground"], FOREGROUNDS)
        background = color(run["background"], BACKGROUNDS)
        attributes = run["attributes"] & ~DIM
        for column, text in enumerate(run["texts"], run["column"]):
            cells[run["row"], column] = (
                None if text is None else visible(text, foreground, background, attributes)
            )
    return cells


def differences(frame, screen):
    expected = expected_cells(frame)
    for row in range(frame["rows"]):
        line = screen.buffer[row]
        for column in range(frame["columns"]):
            wanted = expected.get((row, column), BLANK)
            shown = shown_cell(line[column])
            if wanted is not None and wanted != shown:
                yield f"row {row}, column {column}: {shown} instead of {wanted}"
    cursor = frame.get("cursor")
    shown_cursor = None if screen.cursor.hidden else [screen.cursor.y, screen.cursor.x]
    if cursor != shown_cursor:
        yield f"the cursor is at {shown_cursor} instead of {cursor}"


def main():
    frames = cells = contested = written = 0
    sequence = None
    for line in sys.stdin:
        frame = json.loads(line)
        columns, rows = frame["columns"], frame["rows"]
        if frame["sequence"] != sequence:
            sequence = frame["sequence"]
            screen = pyte.Screen(columns, rows)
            stream = pyte.ByteStream(screen)
        if (screen.columns, screen.lines) != (columns, rows):
            screen.resize(rows, columns)
        data = base64.b64decode(frame["bytes"])
        stream.feed(data)
        wrong = list(differences(frame, screen))
        if wrong:
            print(f"seed {sequence}, frame {frame['frame']}, {columns}x{rows}:", *wrong[:20], sep="\n  ")
            print(data)
            sys.exit(1)
        frames += 1
        written += len(data)
        cells += columns * rows
        contested += sum(cell is None for cell in expected_cells(frame).values())
    if frames == 0:
        sys.exit("no frames to compare")
    print(f"{frames} frames of {written} bytes: {cells} cells as they should be, {contested} not compared")


main()
