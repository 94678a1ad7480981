// The few ICU calls that Sternik makes, as plain C functions.
//
// ICU renames its symbols with each version and hides the names behind macros, which Swift cannot
// see through; so each call is wrapped here and nothing of ICU's own headers shows.
//
// Text is UTF-16 with a length unless said otherwise. A function that writes text takes a buffer
// and its capacity and returns the length of the whole text, which may be more than was written
// (call again with more room), or -1 if ICU refused. Locales are ICU identifiers or BCP 47 tags.
#pragma once
#include <stdint.h>

#include "cicu_text.h"

/// The major version of the ICU this program runs with, as 72.
int32_t cicu_version(void);
