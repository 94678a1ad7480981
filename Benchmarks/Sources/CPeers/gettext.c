#define _GNU_SOURCE
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "include/peers.h"

bool peers_open_messages(const char *directory) {
  // gettext looks nothing up in the locale "C".
  if (setlocale(LC_MESSAGES, "C.UTF-8") == NULL) return false;
  setenv("LANGUAGE", "pl", 1);
  return bindtextdomain("peers", directory) != NULL &&
         bind_textdomain_codeset("peers", "UTF-8") != NULL && textdomain("peers") != NULL;
}

const char *peers_gettext(const char *key) { return gettext(key); }

int32_t peers_count_articles(unsigned long count, char *out, int32_t capacity) {
  return snprintf(out, (size_t)capacity, ngettext("%lu article", "%lu articles", count), count);
}
