// Languages: canonical tags, likely scripts and regions, language matching.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// These functions write a BCP 47 tag and return its length, or -1 if the tag is not well-formed.
///
/// Replaces deprecated codes (`iw` by `he`) and writes canonical case (`zh-Hant-TW`).
int32_t cicu_locale_canonical(const char *tag, char *out, int32_t capacity);
/// Adds the likely script and region: `zh-TW` becomes `zh-Hant-TW`.
int32_t cicu_locale_maximized(const char *tag, char *out, int32_t capacity);
/// Removes the likely script and region: `pl-Latn-PL` becomes `pl`.
int32_t cicu_locale_minimized(const char *tag, char *out, int32_t capacity);

bool cicu_locale_is_right_to_left(const char *tag);

/// Whether CLDR knows a region, such as `TW` or `419`.
bool cicu_region_is_known(const char *region);
/// Whether Unicode knows a script, such as `Hant`.
bool cicu_script_is_known(const char *script);

/// The index of the supported tag that matches the desired one best by CLDR's language matching;
/// -1 if none does.
int32_t cicu_locale_best_match(
    const char *desired, const char *const *supported, int32_t supported_count);
