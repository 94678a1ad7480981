// Languages: canonical tags, likely scripts and regions, the best of what there is.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// These write a BCP 47 tag and return its length; -1 if the tag is not well-formed.
///
/// Deprecated codes are replaced (`iw` is `he`), case is as usual (`zh-Hant-TW`).
int32_t cicu_locale_canonical(const char *tag, char *out, int32_t capacity);
/// With the likely script and region: `zh-TW` is `zh-Hant-TW`.
int32_t cicu_locale_maximized(const char *tag, char *out, int32_t capacity);
/// Without what is likely anyway: `pl-Latn-PL` is `pl`.
int32_t cicu_locale_minimized(const char *tag, char *out, int32_t capacity);

bool cicu_locale_is_right_to_left(const char *tag);

/// Which of the supported tags serves a reader of the desired one best, by CLDR's distances between
/// languages; -1 if none does.
int32_t cicu_locale_best_match(
    const char *desired, const char *const *supported, int32_t supported_count);
