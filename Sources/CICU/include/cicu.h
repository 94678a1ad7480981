// The ICU functions that Sternik uses, as plain C functions.
//
// ICU renames its symbols in each version by macros, which Swift cannot import. Each function is
// wrapped here, and ICU's own headers are not exposed.
//
// A function that writes text takes a buffer and its capacity in bytes, writes UTF-8 without a
// terminator, and returns the length of the whole text, which may be more than was written (call
// again with more room), or -1 if ICU fails. Locales are ICU identifiers or BCP 47 tags.
#pragma once
#include <stdint.h>

#include "cicu_date.h"
#include "cicu_encoding.h"
#include "cicu_locale.h"
#include "cicu_number.h"
#include "cicu_plural.h"
#include "cicu_range.h"
#include "cicu_text.h"
#include "cicu_words.h"

/// The major version of the linked ICU, such as 72.
int32_t cicu_version(void);
