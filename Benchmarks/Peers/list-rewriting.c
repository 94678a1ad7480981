// The list of list-ncurses.c without a library: every frame writes every row, in one write. The program has little to do,
// and the terminal much.
#include "list.h"

static void draw(const struct list *list) {
  int first = thumb_start(list, list->top), last = first + thumb_length(list);
  add("\033[H");
  for (int row = 0; row < list->page; row++) {
    int is_highlighted = list->top + row == list->highlighted, has_thumb = row >= first && row < last;
    int width = add_row(list->columns, list->top + row, is_highlighted);
    if (is_highlighted) {
      length += sprintf(frame + length, "%*s\033[0m", list->columns - 2 - width - has_thumb, "");
    } else {
      add("\033[K");
    }
    if (has_thumb) length += sprintf(frame + length, "\033[%dG▐", list->columns);
    add("\r\n");
  }
  add(HINTS);
  write_frame();
}

int main(int argument_count, char **arguments) {
  struct list list = begin(argument_count, arguments);
  do draw(&list);
  while (read_move(&list));
  return end();
}
