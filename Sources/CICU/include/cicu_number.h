// Formats numbers.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A number format. Thread-safe.
typedef struct cicu_number cicu_number;

/// Opens the format of an ICU number skeleton, such as `currency/PLN .00`.
cicu_number *cicu_number_open(const char *locale, const char *skeleton);
void cicu_number_close(cicu_number *number);

/// These functions write UTF-8 and return the length of the whole text, or -1 if ICU fails.
int32_t cicu_number_integer(
    const cicu_number *number, int64_t value, char *out, int32_t capacity);
int32_t cicu_number_double(const cicu_number *number, double value, char *out, int32_t capacity);
/// `digits` is a decimal number in ASCII.
int32_t cicu_number_decimal(
    const cicu_number *number, const char *digits, int32_t length, char *out, int32_t capacity);
