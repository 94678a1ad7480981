// gettext: lookups and plurals.
#include "workloads.h"

#include <libintl.h>
#include <locale.h>

static void open_messages(const char *folder) {
  read_keys(folder);
  // gettext looks nothing up in the locale "C".
  if (setlocale(LC_MESSAGES, "C.UTF-8") == NULL) exit(1);
  setenv("LANGUAGE", "pl", 1);
  bindtextdomain("peers", folder);
  bind_textdomain_codeset("peers", "UTF-8");
  textdomain("peers");
}

static size_t look_up(void) {
  size_t sum = 0;
  for (int index = 0; index < key_count; index++) sum += (unsigned char)*gettext(keys[index]);
  return sum;
}

static void print_texts(void) {
  for (int index = 0; index < key_count; index++) printf("%s=%s\n", keys[index], gettext(keys[index]));
}

static int count_articles(unsigned long number, char *text, size_t capacity) {
  return snprintf(text, capacity, ngettext("%lu article", "%lu articles", number), number);
}

static size_t count_all(void) {
  char text[256];
  size_t sum = 0;
  for (unsigned long n = 0; n < 2000; n++) sum += count_articles(n * 37 % 1000, text, sizeof text);
  return sum;
}

static void print_counts(void) {
  char text[256];
  for (unsigned long n = 0; n < 2000; n++) {
    count_articles(n * 37 % 1000, text, sizeof text);
    puts(text);
  }
}

int main(int count, char **arguments) {
  const workload works[] = {
    {"lookup/2,000 keys in random order/gettext", key_count, open_messages, look_up, print_texts, NULL},
    {"plurals/a number of articles/ngettext and snprintf", 2000, open_messages, count_all, print_counts, NULL},
  };
  return run_workloads(count, arguments, works, 2);
}
