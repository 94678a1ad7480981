// The list of list-ncurses.c without a library: a frame that scrolls moves the rows, and writes two of them and the thumb.
// Hardly any library can do with less; the rest of its time is spent in the system and the terminal.
#include "list.h"

static void add_row_at(const struct list *list, int row) {
  int is_highlighted = list->top + row == list->highlighted;
  length += sprintf(frame + length, "\033[%dH", row + 1);
  int width = add_row(list->columns, list->top + row, is_highlighted);
  if (is_highlighted) length += sprintf(frame + length, "%*s\033[0m", list->columns - 2 - width, "");
}

static void add_thumb(const struct list *list, int top, const char *text) {
  int first = thumb_start(list, top), last = first + thumb_length(list);
  for (int row = first; row < last; row++) {
    length += sprintf(frame + length, "\033[%d;%dH%s", row + 1, list->columns, text);
  }
}

static void draw_all(const struct list *list) {
  for (int row = 0; row < list->page; row++) add_row_at(list, row);
  add_thumb(list, list->top, "▐");
  length += sprintf(frame + length, "\033[%dH" HINTS, list->page + 1);
  write_frame();
}

// Draws what a move of the highlight by one row has changed.
static void draw_move(const struct list *list) {
  if (list->top > 0) {
    // The thumb does not move with the rows.
    add_thumb(list, list->top - 1, " ");
    length += sprintf(frame + length, "\033[1;%dr\033[%dH\n\033[r", list->page, list->page);
  }
  add_row_at(list, list->highlighted - 1 - list->top);
  add("\033[K");
  add_row_at(list, list->highlighted - list->top);
  add_thumb(list, list->top, "▐");
  write_frame();
}

int main(int argument_count, char **arguments) {
  struct list list = begin(argument_count, arguments);
  draw_all(&list);
  while (read_move(&list)) draw_move(&list);
  return end();
}
