"""Reads a screen back in the terminal emulator pyte: bytes from standard input, cells to standard output.

terminals.py runs this file in the Python that has pyte, with the numbers of columns and rows.
"""
import json
import sys

import pyte


class Stream(pyte.ByteStream):
    """pyte's stream, and the sequences of ncurses that pyte does not know."""

    csi = dict(pyte.ByteStream.csi, b="repeat_last", S="scroll_up")
    events = pyte.ByteStream.events | {"repeat_last", "scroll_up"}


class Screen(pyte.Screen):
    last = " "

    def draw(self, data):
        self.last = data[-1:] or self.last
        super().draw(data)

    def repeat_last(self, count=1):
        self.draw(self.last * (count or 1))

    def scroll_up(self, count=1):
        x, y = self.cursor.x, self.cursor.y
        top, bottom = self.margins or (0, self.lines - 1)
        self.cursor.y = bottom
        for _ in range(count or 1):
            self.index()
        self.cursor.x, self.cursor.y = x, y


def cells(data, columns, rows):
    """The lines of a screen after these bytes; each cell is a character, whether it is inverse, and whether it is bold.

    pyte does not know dim text. A blank is never bold.
    """
    screen = Screen(columns, rows)
    Stream(screen).feed(data)
    lines = [[screen.buffer[row][column] for column in range(columns)] for row in range(rows)]
    return [[(cell.data, cell.reverse, cell.bold and cell.data != " ") for cell in line] for line in lines]


json.dump(cells(sys.stdin.buffer.read(), int(sys.argv[1]), int(sys.argv[2])), sys.stdout)
