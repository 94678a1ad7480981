// The reusable result object of number formatting of this thread, to avoid an allocation per call.
#pragma once
#include <unicode/unumberformatter.h>

#include "include/cicu_number.h"

// Each function returns NULL if ICU fails. The result is valid until the thread's next call.
UFormattedNumber *cicu_format_integer(const cicu_number *number, int64_t value);
UFormattedNumber *cicu_format_double(const cicu_number *number, double value);
UFormattedNumber *cicu_format_decimal(const cicu_number *number, const char *digits, int32_t length);
