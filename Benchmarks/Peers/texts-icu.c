// ICU: lookups in a resource bundle, and plurals by MessageFormat.
#include "workloads.h"

#include <stdbool.h>
#include <unicode/umsg.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

static UResourceBundle *bundle;
static UMessageFormat *message;

static void open_bundle(const char *folder) {
  UErrorCode status = U_ZERO_ERROR;
  read_keys(folder);
  bundle = ures_open(folder, "pl", &status);
  if (U_FAILURE(status)) exit(1);
}

// The length of the text, which ICU keeps as UTF-16, as UTF-8.
static int32_t text_of(const char *key, char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ures_getUTF8StringByKey(bundle, key, text, &length, true, &status);
  return U_FAILURE(status) ? 0 : length;
}

static size_t look_up(void) {
  char text[512];
  size_t sum = 0;
  for (int index = 0; index < key_count; index++) sum += text_of(keys[index], text, sizeof text);
  return sum;
}

static void print_texts(void) {
  char text[512];
  for (int index = 0; index < key_count; index++) {
    text_of(keys[index], text, sizeof text);
    printf("%s=%s\n", keys[index], text);
  }
}

static void open_message(const char *folder) {
  const char *pattern = "{0, plural, one{# artykuł} few{# artykuły} many{# artykułów} other{# artykułu}}";
  UErrorCode status = U_ZERO_ERROR;
  UChar units[512];
  int32_t length = 0;
  (void)folder;
  u_strFromUTF8(units, 512, &length, pattern, -1, &status);
  message = umsg_open(units, length, "pl", NULL, &status);
  if (U_FAILURE(status)) exit(1);
}

static int32_t count_articles(double number, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[512];
  int32_t length = umsg_format(message, units, 512, &status, number), written = 0;
  u_strToUTF8(text, capacity, &written, units, length, &status);
  return U_FAILURE(status) ? 0 : written;
}

static size_t count_all(void) {
  char text[256];
  size_t sum = 0;
  for (int n = 0; n < 2000; n++) sum += count_articles(n * 37 % 1000, text, sizeof text);
  return sum;
}

static void print_counts(void) {
  char text[256];
  for (int n = 0; n < 2000; n++) {
    count_articles(n * 37 % 1000, text, sizeof text);
    puts(text);
  }
}

int main(int count, char **arguments) {
  const workload works[] = {
    {"lookup/2,000 keys in random order/ICU resource bundle", key_count, open_bundle, look_up, print_texts, NULL},
    {"plurals/a number of articles/ICU MessageFormat", 2000, open_message, count_all, print_counts, NULL},
  };
  return run_workloads(count, arguments, works, 2);
}
