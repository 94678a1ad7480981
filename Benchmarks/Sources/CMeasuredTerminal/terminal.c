#define _GNU_SOURCE
#include "terminal.h"

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif
#include <string.h>
#include <unistd.h>

int start_in_terminal(char *const *arguments, uint16_t columns, uint16_t rows, int *leader) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  int process = forkpty(leader, NULL, NULL, &size);
  if (process != 0) return process;
  char *variables[] = {"TERM=xterm-256color", "LANG=C.UTF-8", NULL};
  execve(arguments[0], arguments, variables);
  _exit(127);
}

bool contains_text(const void *bytes, size_t length, size_t start, const char *text) {
  return length > start && memmem((const char *)bytes + start, length - start, text, strlen(text)) != NULL;
}
