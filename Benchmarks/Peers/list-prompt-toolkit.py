"""The list of list-ncurses.c in prompt_toolkit: a control that makes the lines in view."""
import sys

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.data_structures import Point
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, UIContent, UIControl, Window

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
HINTS = [("↑↓", "move"), ("?", "keys"), ("q", "quit")]
bindings = KeyBindings()


class Rows(UIControl):
    def __init__(self):
        self.top = self.highlighted = 0

    def down(self, page):
        self.highlighted = min(COUNT - 1, self.highlighted + 1)
        self.top = max(self.top, self.highlighted - page + 1)

    def create_content(self, width, height):
        length = max(1, height * height // COUNT)
        start = (height - length) * min(self.top, COUNT - height) // (COUNT - height)

        def line(row):
            number = self.top + row
            text = f"Row {number}: the night train to the coast runs again after eleven years"[:width - 4]
            thumb = start <= row < start + length
            is_highlighted = number == self.highlighted
            style = "reverse" if is_highlighted else ""
            return [
                (style + " bold", ">" if is_highlighted else " "), (style, " " + text.ljust(width - 3)),
                ("", "▐") if thumb else (style, " ")]

        return UIContent(get_line=line, line_count=height, cursor_position=Point(0, 0), show_cursor=False)

    def is_focusable(self):
        return True


rows = Rows()


@bindings.add("j")
def _(event):
    rows.down(get_app().output.get_size().rows - 1)


@bindings.add("q")
def _(event):
    event.app.exit()


hints = [("", " ")]
for keys, label in HINTS:
    hints += [("bold", keys), ("dim", " " + label), ("", "  ")]
layout = Layout(HSplit([Window(rows), Window(FormattedTextControl(hints), height=1)]))
Application(layout, key_bindings=bindings, full_screen=True).run()
