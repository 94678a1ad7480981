#include "headers.h"

#include <unicode/ucol.h>
#include <unicode/uldnames.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>

#include "include/cicu_words.h"
#include "output.h"

static int32_t write_name(
    const ULocaleDisplayNames *names, const char *locale, char *out, int32_t capacity) {
  CICU_RETURN_TEXT(uldn_localeDisplayName(names, locale, units, room, &status));
}

int32_t cicu_language_name(const char *language, const char *display, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(language, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
  ULocaleDisplayNames *names = uldn_open(display, ULDN_STANDARD_NAMES, &status);
  if (U_FAILURE(status)) return -1;
  int32_t length = write_name(names, locale, out, capacity);
  uldn_close(names);
  return length;
}

cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t width) {
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *formatter = ulistfmt_openForType(
      locale, (UListFormatterType)type, (UListFormatterWidth)width, &status);
  return U_FAILURE(status) ? NULL : (cicu_list *)formatter;
}

void cicu_list_close(cicu_list *list) { ulistfmt_close((UListFormatter *)list); }

static int32_t write_list(
    const cicu_list *list, const UChar *const *strings, const int32_t *lengths, int32_t count,
    char *out, int32_t capacity) {
  CICU_RETURN_TEXT(ulistfmt_format(
      (const UListFormatter *)list, strings, lengths, count, units, room, &status));
}

int32_t cicu_list_format(
    const cicu_list *list, const char *items, const int32_t *lengths, int32_t count, char *out,
    int32_t capacity) {
  if (count == 0) return 0;
  int64_t bytes = 0;
  for (int32_t index = 0; index < count; index++) bytes += lengths[index];
  if (bytes > INT32_MAX) return -1;
  // A text has at most as many units in UTF-16 as bytes in UTF-8.
  UChar *text = malloc(((size_t)bytes + 1) * sizeof(UChar));
  const UChar **strings = malloc((size_t)count * sizeof(UChar *));
  int32_t *units = malloc((size_t)count * sizeof(int32_t));
  int32_t result = -1;
  if (text != NULL && strings != NULL && units != NULL) {
    UErrorCode status = U_ZERO_ERROR;
    UChar *place = text;
    for (int32_t index = 0; index < count; index++) {
      int32_t room = (int32_t)(text + bytes + 1 - place);
      u_strFromUTF8WithSub(
          place, room, &units[index], items, lengths[index], 0xFFFD, NULL, &status);
      strings[index] = place;
      place += units[index];
      items += lengths[index];
    }
    if (U_SUCCESS(status)) result = write_list(list, strings, units, count, out, capacity);
  }
  free(units);
  free(strings);
  free(text);
  return result;
}

cicu_collator *cicu_collator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  return U_FAILURE(status) ? NULL : (cicu_collator *)collator;
}

void cicu_collator_close(cicu_collator *collator) { ucol_close((UCollator *)collator); }

int32_t cicu_collator_compare(
    const cicu_collator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length) {
  UErrorCode status = U_ZERO_ERROR;
  return ucol_strcollUTF8(
      (const UCollator *)collator, left, left_length, right, right_length, &status);
}
