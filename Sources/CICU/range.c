#include "headers.h"

#include <unicode/ucal.h>
#include <unicode/udateintervalformat.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/upluralrules.h>

#include "include/cicu_range.h"
#include "output.h"
#include "plural.h"

cicu_number_range *cicu_number_range_open(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[CICU_UNITS];
  int32_t length = 0;
  u_strFromUTF8(units, CICU_UNITS, &length, skeleton, -1, &status);
  if (U_FAILURE(status)) return NULL;
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      units, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale, NULL,
      &status);
  if (U_SUCCESS(status)) return (cicu_number_range *)formatter;
  unumrf_close(formatter);
  return NULL;
}

void cicu_number_range_close(cicu_number_range *range) {
  unumrf_close((UNumberRangeFormatter *)range);
}

// The caller must close the result, even if `status` is a failure.
static UFormattedNumberRange *format_range(
    const cicu_number_range *range, double first, double last, UErrorCode *status) {
  UFormattedNumberRange *result = unumrf_openResult(status);
  unumrf_formatDoubleRange((const UNumberRangeFormatter *)range, first, last, result, status);
  return result;
}

int32_t cicu_number_range_format(
    const cicu_number_range *range, double first, double last, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumberRange *result = format_range(range, first, last, &status);
  int32_t length = 0;
  const UFormattedValue *value = unumrf_resultAsValue(result, &status);
  const UChar *units = ufmtval_getString(value, &length, &status);
  int32_t written = U_FAILURE(status) ? -1 : cicu_write(units, length, out, capacity);
  unumrf_closeResult(result);
  return written;
}

int32_t cicu_plurals_select_range(
    const cicu_plurals *plurals, const cicu_number_range *range, double first, double last) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumberRange *result = format_range(range, first, last, &status);
  UChar keyword[16];
  int32_t length =
      uplrules_selectForRange((const UPluralRules *)plurals, result, keyword, 16, &status);
  unumrf_closeResult(result);
  return U_FAILURE(status) ? CICU_PLURAL_OTHER : cicu_category(keyword, length);
}

cicu_date_range *cicu_date_range_open(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar fields[CICU_UNITS];
  // Any zone: the default one takes ICU a while to find.
  static const UChar zone[] = {'U', 'T', 'C'};
  int32_t fields_length = 0;
  u_strFromUTF8(fields, CICU_UNITS, &fields_length, skeleton, -1, &status);
  UDateIntervalFormat *format =
      udtitvfmt_open(locale, fields, fields_length, zone, 3, &status);
  if (U_SUCCESS(status)) return (cicu_date_range *)format;
  udtitvfmt_close(format);
  return NULL;
}

void cicu_date_range_close(cicu_date_range *range) {
  udtitvfmt_close((UDateIntervalFormat *)range);
}

int32_t cicu_date_range_format(
    const cicu_date_range *range, cicu_zone *first_zone, double first, cicu_zone *last_zone,
    double last, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedDateInterval *result = udtitvfmt_openResult(&status);
  ucal_setMillis((UCalendar *)first_zone, first, &status);
  ucal_setMillis((UCalendar *)last_zone, last, &status);
  udtitvfmt_formatCalendarToResult(
      (const UDateIntervalFormat *)range, (UCalendar *)first_zone, (UCalendar *)last_zone, result,
      &status);
  int32_t length = 0;
  const UChar *units =
      ufmtval_getString(udtitvfmt_resultAsValue(result, &status), &length, &status);
  int32_t written = U_FAILURE(status) ? -1 : cicu_write(units, length, out, capacity);
  udtitvfmt_closeResult(result);
  return written;
}
