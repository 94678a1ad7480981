"""The list of list-ncurses.c in urwid: a widget that draws the rows in view, as a ListBox with a walker of its own does."""
import sys

import urwid

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
HINTS = [("↑↓", "move"), ("?", "keys"), ("q", "quit")]


class Rows(urwid.ListWalker):
    """Makes the rows in view on demand; a million rows cost as much as ten."""

    def __init__(self, page):
        self.focus, self.top, self.page = 0, 0, page

    def __getitem__(self, number):
        if not 0 <= number < COUNT:
            raise IndexError
        text = f"Row {number}: the night train to the coast runs again after eleven years"
        mark = urwid.AttrMap(urwid.Text(" "), None)
        if number == self.focus:
            mark = urwid.AttrMap(urwid.Text(">"), "mark")
        page = self.page
        length = max(1, page * page // COUNT)
        start = (page - length) * min(self.top, COUNT - page) // (COUNT - page)
        thumb = urwid.Text(" ")
        if start <= number - self.top < start + length:
            thumb = urwid.AttrMap(urwid.Text("▐"), "plain")
        row = urwid.Columns(
            [(1, mark), (1, urwid.Text(" ")), urwid.Text(text, wrap="clip"), (1, urwid.Text(" ")), (1, thumb)])
        return urwid.AttrMap(row, "highlight" if number == self.focus else None)

    def next_position(self, number):
        if number + 1 >= COUNT:
            raise IndexError
        return number + 1

    def prev_position(self, number):
        if number == 0:
            raise IndexError
        return number - 1

    def set_focus(self, number):
        self.focus = number
        self._modified()


class List(urwid.ListBox):
    def down(self, size):
        rows = self.body
        number = min(COUNT - 1, rows.focus + 1)
        rows.top = max(rows.top, number - rows.page + 1)
        rows.set_focus(number)
        self.shift_focus(size, number - rows.top)


def main():
    screen = urwid.display.raw.Screen()
    columns, lines = screen.get_cols_rows()
    rows = List(Rows(lines - 1))
    hints = [" "]
    for keys, label in HINTS:
        hints += [("key", keys), " " + label + "  "]

    def handle(keys, _):
        for key in keys:
            if key == "q":
                raise urwid.ExitMainLoop
            if key == "j":
                rows.down((columns, lines - 1))
        return []

    palette = [
        ("highlight", "standout", ""), ("mark", "standout,bold", ""), ("key", "bold", ""), ("plain", "", "")]
    footer = urwid.Text(hints, wrap="clip")
    urwid.MainLoop(urwid.Frame(rows, footer=footer), palette, screen, input_filter=handle).run()


main()
