#include "headers.h"

#include <string.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

#include "include/cicu_plural.h"
#include "output.h"
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

int32_t cicu_plurals_rule(const char *locale, int32_t category, char *out, int32_t capacity) {
  if (category < 0 || category >= CICU_PLURAL_OTHER) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *root = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *locales = ures_getByKey(root, "locales", NULL, &status);
  UResourceBundle *rules = ures_getByKey(root, "rules", NULL, &status);
  int32_t result = -1;
  int32_t length = 0;
  const UChar *set = U_FAILURE(status) ? NULL : ures_getStringByKey(locales, locale, &length, &status);
  char name[32];
  if (U_SUCCESS(status) && length > 0 && length < 32) {
    u_UCharsToChars(set, name, length + 1);
    UResourceBundle *conditions = ures_getByKey(rules, name, NULL, &status);
    if (U_SUCCESS(status)) {
      const UChar *rule = ures_getStringByKey(conditions, names[category], &length, &status);
      if (U_SUCCESS(status)) {
        result = cicu_write(rule, length, out, capacity);
      } else if (status == U_MISSING_RESOURCE_ERROR) {
        result = 0;
      }
    }
    ures_close(conditions);
  }
  ures_close(rules);
  ures_close(locales);
  ures_close(root);
  return result;
}
