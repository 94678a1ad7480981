// The list of list-ncurses.c without a library: a frame that scrolls moves the rows by hand, and writes two rows and the
// thumb. It is the floor: no library can do with less, and what is left of its time is the system's and the terminal's.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static char frame[1 << 18];
static int length;

static void add(const char *text) {
  int count = (int)strlen(text);
  memcpy(frame + length, text, count);
  length += count;
}

static int thumb_start(int page, int top, int count) {
  int thumb = page * page / count > 0 ? page * page / count : 1, scrollable = count - page;
  return (page - thumb) * (top < scrollable ? top : scrollable) / scrollable;
}

// Without the thumb.
static void add_row(int columns, int row, int number, int is_highlighted) {
  char text[512];
  int width = snprintf(
      text, sizeof text, "Row %d: the night train to the coast runs again after eleven years", number);
  if (width > columns - 4) text[width = columns - 4] = 0;
  length += sprintf(frame + length, is_highlighted ? "\033[%dH\033[0;1;7m>\033[22m " : "\033[%dH\033[0m  ", row + 1);
  add(text);
  if (is_highlighted) length += sprintf(frame + length, "%*s\033[0m", columns - 2 - width, "");
}

static void add_thumb(int columns, int page, int top, int count, const char *text) {
  int thumb = page * page / count > 0 ? page * page / count : 1, start = thumb_start(page, top, count);
  for (int row = start; row < start + thumb; row++) {
    length += sprintf(frame + length, "\033[%d;%dH%s", row + 1, columns, text);
  }
}

static void draw_all(int columns, int page, int count) {
  length = 0;
  for (int row = 0; row < page; row++) add_row(columns, row, row, row == 0);
  add_thumb(columns, page, 0, count, "▐");
  length += sprintf(
      frame + length,
      "\033[%dH \033[1m↑↓\033[22;2m move  \033[22;1m?\033[22;2m keys  \033[22;1mq\033[22;2m quit\033[0m", page + 1);
  if (write(1, frame, (size_t)length) < 0) exit(1);
}

static void draw_next(int columns, int page, int top, int highlighted, int count) {
  length = 0;
  int is_scrolled = highlighted - top == page - 1 && top > 0;
  if (is_scrolled) {
    // The thumb does not move with the rows.
    add_thumb(columns, page, top - 1, count, " ");
    length += sprintf(frame + length, "\033[1;%dr\033[%dH\n\033[r", page, page);
  }
  add_row(columns, highlighted - 1 - top, highlighted - 1, 0);
  add("\033[K");
  add_row(columns, highlighted - top, highlighted, 1);
  add_thumb(columns, page, top, count, "▐");
  if (write(1, frame, (size_t)length) < 0) exit(1);
}

int main(int argument_count, char **arguments) {
  int count = argument_count > 1 ? atoi(arguments[1]) : 10000;
  struct winsize size;
  struct termios before, raw;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || tcgetattr(0, &before) != 0) return 1;
  raw = before;
  cfmakeraw(&raw);
  tcsetattr(0, TCSANOW, &raw);
  if (write(1, "\033[?1049h\033[?25l\033[H\033[2J", 21) < 0) return 1;
  int page = size.ws_row - 1, top = 0, highlighted = 0;
  draw_all(size.ws_col, page, count);
  for (char key = 0; read(0, &key, 1) == 1 && key != 'q';) {
    if (key != 'j' || highlighted == count - 1) continue;
    highlighted++;
    if (highlighted >= top + page) top = highlighted - page + 1;
    draw_next(size.ws_col, page, top, highlighted, count);
  }
  tcsetattr(0, TCSANOW, &before);
  return write(1, "\033[?25h\033[?1049l", 14) < 0;
}
