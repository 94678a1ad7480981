// Converts the name of a plural category to its code.
#pragma once
#include <unicode/utypes.h>

#include "include/cicu_plural.h"

// Returns CICU_PLURAL_OTHER for unknown names.
int32_t cicu_category(const UChar *keyword, int32_t length);
