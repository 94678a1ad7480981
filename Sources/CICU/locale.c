#include "headers.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>

#include "include/cicu_locale.h"

// Converts a tag to ICU's identifier; returns false if the tag is not well-formed.
static bool identifier(const char *tag, char *out) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, out, ULOC_FULLNAME_CAPACITY, &parsed, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING &&
         parsed == (int32_t)strlen(tag);
}

static int32_t write_tag(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(locale, out, capacity, 1, &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

int32_t cicu_locale_canonical(const char *tag, char *out, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  return identifier(tag, locale) ? write_tag(locale, out, capacity) : -1;
}

int32_t cicu_locale_maximized(const char *tag, char *out, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY], full[ULOC_FULLNAME_CAPACITY];
  if (!identifier(tag, locale)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale, full, ULOC_FULLNAME_CAPACITY, &status);
  return U_FAILURE(status) ? -1 : write_tag(full, out, capacity);
}

int32_t cicu_locale_minimized(const char *tag, char *out, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY], least[ULOC_FULLNAME_CAPACITY];
  if (!identifier(tag, locale)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  uloc_minimizeSubtags(locale, least, ULOC_FULLNAME_CAPACITY, &status);
  return U_FAILURE(status) ? -1 : write_tag(least, out, capacity);
}

bool cicu_locale_is_right_to_left(const char *tag) { return uloc_isRightToLeft(tag); }

bool cicu_region_is_known(const char *region) {
  UErrorCode status = U_ZERO_ERROR;
  const URegion *known = uregion_getRegionFromCode(region, &status);
  // `ZZ` and 999 stand for an unknown region.
  return U_SUCCESS(status) && known != NULL && uregion_getType(known) != URGN_UNKNOWN;
}

bool cicu_script_is_known(const char *script) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, script) != UCHAR_INVALID_CODE;
}

int32_t cicu_locale_best_match(
    const char *desired, const char *const *supported, int32_t supported_count) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *tags = uenum_openCharStringsEnumeration(supported, supported_count, &status);
  if (U_FAILURE(status)) return -1;
  char best[ULOC_FULLNAME_CAPACITY];
  UAcceptResult outcome = ULOC_ACCEPT_FAILED;
  const char *accepted[] = {desired};
  uloc_acceptLanguage(best, ULOC_FULLNAME_CAPACITY, &outcome, accepted, 1, tags, &status);
  uenum_close(tags);
  if (U_FAILURE(status) || outcome == ULOC_ACCEPT_FAILED) return -1;
  for (int32_t index = 0; index < supported_count; index++) {
    // ICU returns its own identifier, such as `zh_Hant` for `zh-Hant`.
    char locale[ULOC_FULLNAME_CAPACITY];
    if (identifier(supported[index], locale) && strcmp(best, locale) == 0) return index;
  }
  return -1;
}
