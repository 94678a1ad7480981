// Formats ranges of numbers and times, such as "1–5" or "3–7 May".
#pragma once
#include <stdint.h>

#include "cicu_date.h"
#include "cicu_plural.h"

/// A format for ranges of numbers. Thread-safe.
typedef struct cicu_number_range cicu_number_range;

/// Opens the format of an ICU number skeleton. Numbers that look the same are shown as one: `~1`.
cicu_number_range *cicu_number_range_open(const char *locale, const char *skeleton);
void cicu_number_range_close(cicu_number_range *range);
/// Writes UTF-8.
int32_t cicu_number_range_format(
    const cicu_number_range *range, double first, double last, char *out, int32_t capacity);
/// The category of a range in the form that the format shows.
int32_t cicu_plurals_select_range(
    const cicu_plurals *plurals, const cicu_number_range *range, double first, double last);

/// A format for ranges of dates. Not thread-safe.
typedef struct cicu_date_range cicu_date_range;

/// `skeleton` contains the fields to show, such as `yMMMd`; fields that are equal are shown once.
cicu_date_range *cicu_date_range_open(const char *locale, const char *skeleton);
void cicu_date_range_close(cicu_date_range *range);
/// Times are in milliseconds since 1970-01-01T00:00:00Z; the zones are two calendars of the language in one zone. Writes
/// UTF-8.
int32_t cicu_date_range_format(
    const cicu_date_range *range, cicu_zone *first_zone, double first, cicu_zone *last_zone,
    double last, char *out, int32_t capacity);
