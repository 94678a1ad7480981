"""The list of list-ncurses.c in Textual: a widget with the line API, which makes the lines in view."""
import sys

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.strip import Strip
from textual.widget import Widget

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
HINTS = [("↑↓", "move"), ("?", "keys"), ("q", "quit")]
PLAIN, BOLD, DIM = Style(), Style(bold=True), Style(dim=True)
HIGHLIGHT, MARK = Style(reverse=True), Style(reverse=True, bold=True)


class Rows(Widget, can_focus=True):
    top = highlighted = 0

    def down(self):
        page = self.size.height - 1
        self.highlighted = min(COUNT - 1, self.highlighted + 1)
        self.top = max(self.top, self.highlighted - page + 1)
        self.refresh()

    def render_line(self, row):
        width, page = self.size.width, self.size.height - 1
        if row == page:
            return Strip(hints()).adjust_cell_length(width)
        number = self.top + row
        text = f"Row {number}: the night train to the coast runs again after eleven years"[:width - 4]
        length = max(1, page * page // COUNT)
        start = (page - length) * min(self.top, COUNT - page) // (COUNT - page)
        is_highlighted = number == self.highlighted
        style = HIGHLIGHT if is_highlighted else PLAIN
        thumb = Segment("▐", PLAIN) if start <= row < start + length else Segment(" ", style)
        mark = Segment(">", MARK) if is_highlighted else Segment(" ", PLAIN)
        return Strip([mark, Segment(" " + text.ljust(width - 3), style), thumb])


def hints():
    segments = [Segment(" ", PLAIN)]
    for keys, label in HINTS:
        segments += [Segment(keys, BOLD), Segment(" " + label, DIM), Segment("  ", PLAIN)]
    return segments


class ListApp(App):
    CSS = "Rows { width: 100%; height: 100%; }"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self):
        super().__init__(ansi_color=True)

    def compose(self):
        self.rows = Rows()
        yield self.rows

    def on_key(self, event):
        if event.key == "q":
            self.exit()
        elif event.key == "j":
            self.rows.down()


ListApp().run()
