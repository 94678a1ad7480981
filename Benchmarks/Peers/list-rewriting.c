// The list of list-ncurses.c without a library: every frame writes every row, in one write: little work in
// the program, and much in the terminal.
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

static void draw(int columns, int page, int top, int highlighted, int count) {
  int thumb = page * page / count > 0 ? page * page / count : 1;
  int scrollable = count - page;
  int start = (page - thumb) * (top < scrollable ? top : scrollable) / scrollable;
  length = 0;
  add("\033[H");
  for (int row = 0; row < page; row++) {
    char text[512];
    int width = snprintf(
        text, sizeof text, "Row %d: the night train to the coast runs again after eleven years", top + row);
    if (width > columns - 4) text[width = columns - 4] = 0;
    add(top + row == highlighted ? "\033[0;1;7m>\033[22m " : "\033[0m  ");
    add(text);
    int has_thumb = row >= start && row < start + thumb;
    if (top + row == highlighted) {
      length += sprintf(frame + length, "%*s\033[0m", columns - 2 - width - has_thumb, "");
    } else {
      add("\033[K");
    }
    if (has_thumb) length += sprintf(frame + length, "\033[%dG▐", columns);
    add("\r\n");
  }
  add("\033[0m \033[1m↑↓\033[22;2m move  \033[22;1m?\033[22;2m keys  \033[22;1mq\033[22;2m quit\033[0m");
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
  for (char key = 0; key != 'q';) {
    if (key == 'j' && highlighted < count - 1) highlighted++;
    if (highlighted >= top + page) top = highlighted - page + 1;
    draw(size.ws_col, page, top, highlighted, count);
    if (read(0, &key, 1) != 1) break;
  }
  tcsetattr(0, TCSANOW, &before);
  return write(1, "\033[?25h\033[?1049l", 14) < 0;
}
