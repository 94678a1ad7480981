// Formats dates and times. Times are in milliseconds since 1970-01-01T00:00:00Z.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A date format. Not thread-safe.
typedef struct cicu_date cicu_date;

/// The calendar of a time zone. Not thread-safe.
typedef struct cicu_zone cicu_zone;

/// Styles: 0 full, 1 long, 2 medium, 3 short, -1 not shown.
cicu_date *cicu_date_open_style(const char *locale, int32_t date, int32_t time);
/// `skeleton` contains the fields to show, such as `yMMMMd`; the language decides order and words.
cicu_date *cicu_date_open_skeleton(const char *locale, const char *skeleton);
void cicu_date_close(cicu_date *date);
/// A new calendar of the format's language, whose zone is to be set.
cicu_zone *cicu_date_calendar(const cicu_date *date);
/// Writes UTF-8; `zone` is a calendar of the format.
int32_t cicu_date_format(
    const cicu_date *date, cicu_zone *zone, double milliseconds, char *out, int32_t capacity);
/// Writes the format's pattern, such as `dd.MM.yy`.
int32_t cicu_date_pattern(const cicu_date *date, char *out, int32_t capacity);
/// Reads a whole text by a pattern, which the format has from then on, as the start of a day in milliseconds;
/// `zone` is a calendar of the format.
/// Returns false if the text is no such date.
bool cicu_date_parse(
    cicu_date *date, cicu_zone *zone, const char *pattern, const char *text, double *milliseconds);

/// A format for relative times, such as "2 hours ago". Not thread-safe.
typedef struct cicu_relative cicu_relative;

/// `style`: 0 long, 1 short, 2 narrow.
cicu_relative *cicu_relative_open(const char *locale, int32_t style);
void cicu_relative_close(cicu_relative *relative);
/// `unit`: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second. Negative values
/// are in the past. `words` allows "yesterday" if the language has such a word.
int32_t cicu_relative_format(
    const cicu_relative *relative, double value, int32_t unit, bool words, char *out,
    int32_t capacity);

/// The name of the environment's time zone: TZ, or else the system's setting.
int32_t cicu_zone_default(char *out, int32_t capacity);
bool cicu_zone_is_known(const char *zone);

/// A calendar of a language; `zone` is an IANA name such as `Europe/Warsaw`.
cicu_zone *cicu_zone_open(const char *locale, const char *zone);
/// Returns false if ICU does not know the zone.
bool cicu_zone_set(cicu_zone *zone, const char *name);
void cicu_zone_close(cicu_zone *zone);
/// The offset of local time from UTC in milliseconds, including daylight saving time.
int32_t cicu_zone_offset(cicu_zone *zone, double milliseconds);
