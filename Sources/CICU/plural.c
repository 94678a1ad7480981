#include "headers.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>

#include "include/cicu_plural.h"
#include "plural.h"
#include "result.h"

static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};

int32_t cicu_category(const UChar *keyword, int32_t length) {
  for (int32_t candidate = 0; candidate < CICU_PLURAL_OTHER; candidate++) {
    const char *name = names[candidate];
    if ((int32_t)strlen(name) != length) continue;
    int32_t place = 0;
    while (place < length && keyword[place] == (UChar)name[place]) place++;
    if (place == length) return candidate;
  }
  return CICU_PLURAL_OTHER;
}

cicu_plurals *cicu_plurals_open(const char *locale, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(
      locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  return U_FAILURE(status) ? NULL : (cicu_plurals *)rules;
}

void cicu_plurals_close(cicu_plurals *plurals) { uplrules_close((UPluralRules *)plurals); }

int32_t cicu_plurals_select(const cicu_plurals *plurals, double value) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select((const UPluralRules *)plurals, value, keyword, 16, &status);
  return U_FAILURE(status) ? CICU_PLURAL_OTHER : cicu_category(keyword, length);
}

static int32_t select_result(const cicu_plurals *plurals, const UFormattedNumber *result) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length =
      uplrules_selectFormatted((const UPluralRules *)plurals, result, keyword, 16, &status);
  return U_FAILURE(status) ? CICU_PLURAL_OTHER : cicu_category(keyword, length);
}

int32_t cicu_plurals_select_integer(
    const cicu_plurals *plurals, const cicu_number *number, int64_t value) {
  UFormattedNumber *result = cicu_format_integer(number, value);
  return result == NULL ? CICU_PLURAL_OTHER : select_result(plurals, result);
}

int32_t cicu_plurals_select_double(
    const cicu_plurals *plurals, const cicu_number *number, double value) {
  UFormattedNumber *result = cicu_format_double(number, value);
  return result == NULL ? CICU_PLURAL_OTHER : select_result(plurals, result);
}

int32_t cicu_plurals_select_decimal(
    const cicu_plurals *plurals, const cicu_number *number, const char *digits, int32_t length) {
  UFormattedNumber *result = cicu_format_decimal(number, digits, length);
  return result == NULL ? CICU_PLURAL_OTHER : select_result(plurals, result);
}

int32_t cicu_plurals_categories(const cicu_plurals *plurals) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)plurals, &status);
  if (U_FAILURE(status)) return 0;
  int32_t categories = 0, length = 0;
  const UChar *keyword = uenum_unext(keywords, &length, &status);
  while (keyword != NULL && U_SUCCESS(status)) {
    categories |= 1 << cicu_category(keyword, length);
    keyword = uenum_unext(keywords, &length, &status);
  }
  uenum_close(keywords);
  return categories;
}
