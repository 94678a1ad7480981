// Character encodings.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether ICU has a converter for the encoding, by any of its names.
bool cicu_encoding_is_known(const char *encoding);

/// Decodes a text; what is invalid becomes U+FFFD. Returns -1 for an unknown encoding, too.
int32_t cicu_encoding_decode(
    const char *encoding, const char *bytes, int32_t length, char *out, int32_t capacity);
