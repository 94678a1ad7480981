#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "cterminal.h"

int cterminal_add_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
