// Properties of characters, and line breaking.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// East_Asian_Width (UAX #11), in the order of UEastAsianWidth.
enum cicu_east_asian_width {
  CICU_WIDTH_NEUTRAL = 0,
  CICU_WIDTH_AMBIGUOUS = 1,
  CICU_WIDTH_HALFWIDTH = 2,
  CICU_WIDTH_FULLWIDTH = 3,
  CICU_WIDTH_NARROW = 4,
  CICU_WIDTH_WIDE = 5,
};
int32_t cicu_east_asian_width(uint32_t scalar);

/// General_Category, in the order of UCharCategory: 0 Cn, 1 Lu, 2 Ll, 3 Lt, 4 Lm, 5 Lo, 6 Mn, 7 Me,
/// 8 Mc, 9 Nd, 10 Nl, 11 No, 12 Zs, 13 Zl, 14 Zp, 15 Cc, 16 Cf, 17 Co, 18 Cs, then punctuation and
/// symbols.
int32_t cicu_general_category(uint32_t scalar);

/// The strong Bidi_Class: 1 left to right, -1 right to left, 0 none.
int32_t cicu_strong_direction(uint32_t scalar);

/// Hangul_Syllable_Type: 0 none, 1 leading, 2 vowel, 3 trailing, 4 LV, 5 LVT.
int32_t cicu_hangul_syllable_type(uint32_t scalar);

bool cicu_is_emoji(uint32_t scalar);
bool cicu_is_emoji_presentation(uint32_t scalar);
bool cicu_is_emoji_modifier(uint32_t scalar);
bool cicu_is_emoji_modifier_base(uint32_t scalar);
bool cicu_is_extended_pictographic(uint32_t scalar);
bool cicu_is_regional_indicator(uint32_t scalar);
bool cicu_is_default_ignorable(uint32_t scalar);
bool cicu_is_grapheme_extend(uint32_t scalar);

/// Simple case folding.
uint32_t cicu_fold_case(uint32_t scalar);

/// Writes the full compatibility decomposition (NFKD) and returns its number of scalars; 0 if the
/// scalar has none, if it does not fit, or if ICU has no data.
int32_t cicu_decompose(uint32_t scalar, uint32_t *parts, int32_t capacity);

/// A line breaker (UAX #14). Not thread-safe.
typedef struct cicu_lines cicu_lines;

/// Opens the line breaker of a locale; NULL if ICU has no rules, for example without its data.
cicu_lines *cicu_lines_open(const char *locale);
void cicu_lines_close(cicu_lines *lines);

/// Sets the text, which is not copied: it must stay valid until the next one is set, or the breaker
/// is closed.
bool cicu_lines_set_text(cicu_lines *lines, const uint16_t *text, int32_t length);

/// The UTF-16 offset of the next line break opportunity; -1 after the last one.
///
/// Sets `mandatory` if the line must break there, such as after a newline.
int32_t cicu_lines_next(cicu_lines *lines, bool *mandatory);
