// A list in a terminal, drawn as ncurses does it best; the screen equals that of DrawingSternik without a theme, cell by
// cell, and so do those of the other programs list-…. The argument is the number of rows; `j` moves down, `q` ends.
#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static void write_row(int row, int number, int is_highlighted) {
  char text[256];
  snprintf(
      text, sizeof text, "Row %d: the night train to the coast runs again after eleven years",
      number);
  if (is_highlighted) {
    attrset(A_REVERSE);
    mvhline(row, 0, ' ', COLS);
    attrset(A_REVERSE | A_BOLD);
    mvaddch(row, 0, '>');
    attrset(A_REVERSE);
  } else {
    attrset(A_NORMAL);
  }
  // A blank column, and one for the thumb.
  mvaddnstr(row, 2, text, COLS - 4);
}

static void write_thumb(int top, int page, int count) {
  int length = page * page / count;
  if (length < 1) length = 1;
  int scrollable = count - page;
  int start = (page - length) * (top < scrollable ? top : scrollable) / scrollable;
  attrset(A_NORMAL);
  for (int row = start; row < start + length; row++) mvaddstr(row, COLS - 1, "▐");
}

static void write_hint(int *column, const char *keys, int columns, const char *label) {
  attrset(A_BOLD);
  mvaddstr(LINES - 1, *column, keys);
  attrset(A_DIM);
  mvaddstr(LINES - 1, *column + columns + 1, label);
  *column += columns + 1 + (int)strlen(label) + 2;
}

static void draw(int top, int highlighted, int page, int count) {
  erase();
  int has_more = count > page;
  for (int row = 0; row < page && top + row < count; row++) {
    write_row(row, top + row, top + row == highlighted);
  }
  if (has_more) write_thumb(top, page, count);
  int column = 1;
  write_hint(&column, "↑↓", 2, "move");
  write_hint(&column, "?", 1, "keys");
  write_hint(&column, "q", 1, "quit");
  refresh();
}

int main(int argument_count, char **arguments) {
  int count = argument_count > 1 ? atoi(arguments[1]) : 10000;
  int top = 0, highlighted = 0, key = 0;
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  curs_set(0);
  keypad(stdscr, TRUE);
  // Lets ncurses scroll a region instead of writing it again.
  idlok(stdscr, TRUE);
  int page = LINES - 1;
  do {
    if (key == 'j' && highlighted < count - 1) highlighted++;
    if (highlighted >= top + page) top = highlighted - page + 1;
    draw(top, highlighted, page, count);
    key = getch();
  } while (key != 'q' && key != ERR);
  endwin();
  return 0;
}
