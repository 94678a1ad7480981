// The calling thread's result of number formatting: ICU wants one, and one per call would allocate.
#pragma once
#include <unicode/unumberformatter.h>

#include "include/cicu_number.h"

// Each returns NULL if ICU refused; valid until the thread's next call.
UFormattedNumber *cicu_format_integer(const cicu_number *number, int64_t value);
UFormattedNumber *cicu_format_double(const cicu_number *number, double value);
UFormattedNumber *cicu_format_decimal(const cicu_number *number, const char *digits, int32_t length);
