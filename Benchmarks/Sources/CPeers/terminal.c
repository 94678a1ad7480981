#include "peers.h"

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif
#include <unistd.h>

int peers_start_in_terminal(
    const char *path, const char *argument, uint16_t columns, uint16_t rows, int *leader) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  int process = forkpty(leader, NULL, NULL, &size);
  if (process != 0) return process;
  char *arguments[] = {(char *)path, (char *)argument, NULL};
  char *variables[] = {"TERM=xterm-256color", "LANG=C.UTF-8", NULL};
  execve(path, arguments, variables);
  _exit(127);
}
