// The number that stands for a plural category's name.
#pragma once
#include <unicode/utypes.h>

#include "include/cicu_plural.h"

// CICU_PLURAL_OTHER for names that are none.
int32_t cicu_category(const UChar *keyword, int32_t length);
