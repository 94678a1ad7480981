// What the lists without a library share: the frame, the raw terminal, and where the thumb is.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#define HINTS \
  "\033[0m \033[1m↑↓\033[22;2m move  \033[22;1m?\033[22;2m keys  \033[22;1mq\033[22;2m quit\033[0m"

struct list {
  int columns, page, top, highlighted, count;
};

static char frame[1 << 18];
static int length;
static struct termios settings;

static void add(const char *text) {
  int count = (int)strlen(text);
  memcpy(frame + length, text, count);
  length += count;
}

// Adds the text of a row without the thumb; returns its columns.
static int add_row(int columns, int number, int is_highlighted) {
  char text[512];
  int width = snprintf(
      text, sizeof text, "Row %d: the night train to the coast runs again after eleven years", number);
  if (width > columns - 4) text[width = columns - 4] = 0;
  add(is_highlighted ? "\033[0;1;7m>\033[22m " : "\033[0m  ");
  add(text);
  return width;
}

static int thumb_length(const struct list *list) {
  int rows = list->page * list->page / list->count;
  return rows > 0 ? rows : 1;
}

// The first row of the thumb when `top` is the first row of the list.
static int thumb_start(const struct list *list, int top) {
  int scrollable = list->count - list->page;
  return (list->page - thumb_length(list)) * (top < scrollable ? top : scrollable) / scrollable;
}

static void write_frame(void) {
  if (write(1, frame, (size_t)length) < 0) exit(1);
  length = 0;
}

static struct list begin(int argument_count, char **arguments) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || tcgetattr(0, &settings) != 0) exit(1);
  struct termios raw = settings;
  cfmakeraw(&raw);
  tcsetattr(0, TCSANOW, &raw);
  add("\033[?1049h\033[?25l\033[H\033[2J");
  write_frame();
  int count = argument_count > 1 ? atoi(arguments[1]) : 10000;
  return (struct list){.columns = size.ws_col, .page = size.ws_row - 1, .count = count};
}

// Waits for a key that moves the highlight; 0 at `q` or the end of the input.
static int read_move(struct list *list) {
  for (char key = 0; read(0, &key, 1) == 1 && key != 'q';) {
    if (key != 'j' || list->highlighted == list->count - 1) continue;
    list->highlighted++;
    if (list->highlighted >= list->top + list->page) list->top = list->highlighted - list->page + 1;
    return 1;
  }
  return 0;
}

static int end(void) {
  tcsetattr(0, TCSANOW, &settings);
  return write(1, "\033[?25h\033[?1049l", 14) < 0;
}
