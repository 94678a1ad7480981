#include "headers.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ureldatefmt.h>

#include "include/cicu_date.h"
#include "output.h"

// Returns the length, or -1 if it does not fit.
static int32_t read_utf8(const char *text, UChar units[CICU_UNITS]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  u_strFromUTF8(units, CICU_UNITS, &length, text, -1, &status);
  return U_FAILURE(status) ? -1 : length;
}

// Any zone: the default one takes ICU a while to find.
static const UChar any_zone[] = {'U', 'T', 'C'};

cicu_date *cicu_date_open_style(const char *locale, int32_t date, int32_t time) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
      (UDateFormatStyle)time, (UDateFormatStyle)date, locale, any_zone, 3, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : (cicu_date *)format;
}

cicu_date *cicu_date_open_skeleton(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar fields[CICU_UNITS], pattern[CICU_UNITS];
  int32_t fields_length = read_utf8(skeleton, fields);
  if (fields_length < 0) return NULL;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  if (U_FAILURE(status)) return NULL;
  int32_t length =
      udatpg_getBestPattern(generator, fields, fields_length, pattern, CICU_UNITS, &status);
  udatpg_close(generator);
  if (U_FAILURE(status)) return NULL;
  UDateFormat *format = udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, any_zone, 3, pattern, length, &status);
  return U_FAILURE(status) ? NULL : (cicu_date *)format;
}

void cicu_date_close(cicu_date *date) { udat_close((UDateFormat *)date); }

cicu_zone *cicu_date_calendar(const cicu_date *date) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar((const UDateFormat *)date), &status);
  return U_FAILURE(status) ? NULL : (cicu_zone *)calendar;
}

int32_t cicu_date_format(
    const cicu_date *date, cicu_zone *zone, double milliseconds, char *out, int32_t capacity) {
  UErrorCode failure = U_ZERO_ERROR;
  ucal_setMillis((UCalendar *)zone, milliseconds, &failure);
  if (U_FAILURE(failure)) return -1;
  CICU_RETURN_TEXT(udat_formatCalendar(
      (const UDateFormat *)date, (UCalendar *)zone, units, room, NULL, &status));
}

int32_t cicu_date_pattern(const cicu_date *date, char *out, int32_t capacity) {
  CICU_RETURN_TEXT(udat_toPattern((const UDateFormat *)date, 0, units, room, &status));
}

bool cicu_date_parse(
    cicu_date *date, cicu_zone *zone, const char *pattern, const char *text, double *milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  UChar fields[CICU_UNITS], units[CICU_UNITS];
  int32_t fields_length = read_utf8(pattern, fields), length = read_utf8(text, units), end = 0;
  if (fields_length < 0 || length < 0) return false;
  udat_setLenient((UDateFormat *)date, 0);
  udat_applyPattern((UDateFormat *)date, 0, fields, fields_length);
  UCalendar *calendar = (UCalendar *)zone;
  ucal_clear(calendar);
  // No day lacks noon.
  ucal_setAttribute(calendar, UCAL_LENIENT, 0);
  ucal_set(calendar, UCAL_HOUR_OF_DAY, 12);
  udat_parseCalendar((const UDateFormat *)date, calendar, units, length, &end, &status);
  ucal_getMillis(calendar, &status);
  if (U_FAILURE(status) || end != length) return false;
  // Where clocks are changed at midnight, a day begins with its first midnight, or at one o'clock.
  ucal_setAttribute(calendar, UCAL_LENIENT, 1);
  ucal_setAttribute(calendar, UCAL_REPEATED_WALL_TIME, UCAL_WALLTIME_FIRST);
  ucal_set(calendar, UCAL_HOUR_OF_DAY, 0);
  *milliseconds = ucal_getMillis(calendar, &status);
  return U_SUCCESS(status);
}

cicu_relative *cicu_relative_open(const char *locale, int32_t style) {
  UErrorCode status = U_ZERO_ERROR;
  URelativeDateTimeFormatter *formatter = ureldatefmt_open(
      locale, NULL, (UDateRelativeDateTimeFormatterStyle)style, UDISPCTX_CAPITALIZATION_NONE,
      &status);
  return U_FAILURE(status) ? NULL : (cicu_relative *)formatter;
}

void cicu_relative_close(cicu_relative *relative) {
  ureldatefmt_close((URelativeDateTimeFormatter *)relative);
}

int32_t cicu_relative_format(
    const cicu_relative *relative, double value, int32_t unit, bool words, char *out,
    int32_t capacity) {
  const URelativeDateTimeFormatter *formatter = (const URelativeDateTimeFormatter *)relative;
  CICU_RETURN_TEXT(
      words ? ureldatefmt_format(
                  formatter, value, (URelativeDateTimeUnit)unit, units, room, &status)
            : ureldatefmt_formatNumeric(
                  formatter, value, (URelativeDateTimeUnit)unit, units, room, &status));
}

int32_t cicu_zone_default(char *out, int32_t capacity) {
  CICU_RETURN_TEXT(ucal_getDefaultTimeZone(units, room, &status));
}

bool cicu_zone_is_known(const char *zone) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[CICU_UNITS], canonical[CICU_UNITS];
  int32_t length = read_utf8(zone, name);
  if (length <= 0) return false;
  UBool is_system = 0;
  int32_t written =
      ucal_getCanonicalTimeZoneID(name, length, canonical, CICU_UNITS, &is_system, &status);
  return U_SUCCESS(status) && written > 0;
}

cicu_zone *cicu_zone_open(const char *locale, const char *zone) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[CICU_UNITS];
  int32_t length = read_utf8(zone, name);
  if (length < 0) return NULL;
  UCalendar *calendar = ucal_open(name, length, locale, UCAL_DEFAULT, &status);
  return U_FAILURE(status) ? NULL : (cicu_zone *)calendar;
}

bool cicu_zone_set(cicu_zone *zone, const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[CICU_UNITS];
  int32_t length = read_utf8(name, units);
  if (length < 0) return false;
  ucal_setTimeZone((UCalendar *)zone, units, length, &status);
  return U_SUCCESS(status);
}

void cicu_zone_close(cicu_zone *zone) { ucal_close((UCalendar *)zone); }

int32_t cicu_zone_offset(cicu_zone *zone, double milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = (UCalendar *)zone;
  ucal_setMillis(calendar, milliseconds, &status);
  int32_t offset = ucal_get(calendar, UCAL_ZONE_OFFSET, &status);
  int32_t daylight = ucal_get(calendar, UCAL_DST_OFFSET, &status);
  return U_FAILURE(status) ? 0 : offset + daylight;
}
