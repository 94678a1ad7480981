// Plural categories (CLDR).
#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "cicu_number.h"

/// The plural rules of a language. Thread-safe.
typedef struct cicu_plurals cicu_plurals;

/// The plural categories in CLDR's order.
enum cicu_plural_category {
  CICU_PLURAL_ZERO = 0,
  CICU_PLURAL_ONE = 1,
  CICU_PLURAL_TWO = 2,
  CICU_PLURAL_FEW = 3,
  CICU_PLURAL_MANY = 4,
  CICU_PLURAL_OTHER = 5,
};

cicu_plurals *cicu_plurals_open(const char *locale, bool ordinal);
void cicu_plurals_close(cicu_plurals *plurals);

/// The category of a number with no fraction digits but its own.
int32_t cicu_plurals_select(const cicu_plurals *plurals, double value);

/// The category of a number in the form that the format shows: `1.0` differs from `1`.
int32_t cicu_plurals_select_integer(
    const cicu_plurals *plurals, const cicu_number *number, int64_t value);
int32_t cicu_plurals_select_double(
    const cicu_plurals *plurals, const cicu_number *number, double value);
/// `digits` is a decimal number in ASCII.
int32_t cicu_plurals_select_decimal(
    const cicu_plurals *plurals, const cicu_number *number, const char *digits, int32_t length);

/// A bit for each category that the language has.
int32_t cicu_plurals_categories(const cicu_plurals *plurals);
