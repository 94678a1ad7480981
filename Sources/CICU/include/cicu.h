// The few ICU calls that Sternik makes, as plain C functions.
//
// ICU renames its symbols with each version and hides the names behind macros, which Swift cannot
// see through; so each call is wrapped here and nothing of ICU's own headers shows.
//
// A function that writes text takes a buffer and its capacity in bytes, writes UTF-8 without a
// terminator, and returns the length of the whole text, which may be more than was written (call
// again with more room), or -1 if ICU refused. Locales are ICU identifiers or BCP 47 tags.
#pragma once
#include <stdint.h>

#include "cicu_date.h"
#include "cicu_locale.h"
#include "cicu_number.h"
#include "cicu_plural.h"
#include "cicu_range.h"
#include "cicu_text.h"
#include "cicu_words.h"

/// The major version of the ICU this program runs with, as 72.
int32_t cicu_version(void);
