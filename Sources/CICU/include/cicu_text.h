// Properties of characters, and where lines may break.
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

/// Bidi_Class, as far as it is strong: 1 left to right, -1 right to left, 0 neither.
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

/// Puts the full compatibility decomposition (NFKD) into the buffer and returns how many scalars that are;
/// 0 if it stays as it is, does not fit, or ICU has no data.
int32_t cicu_decompose(uint32_t scalar, uint32_t *parts, int32_t capacity);

/// Finds where lines may break (UAX #14). One thread at a time.
typedef struct cicu_lines cicu_lines;

/// Opens for a locale; NULL if ICU has no rules, as without its data.
cicu_lines *cicu_lines_open(const char *locale);
void cicu_lines_close(cicu_lines *lines);

/// Sets the text, which is not copied: it must stay in place until the next text or the close.
bool cicu_lines_set_text(cicu_lines *lines, const uint16_t *text, int32_t length);

/// The next place a line may break, as an offset in UTF-16; -1 after the last.
///
/// `mandatory` tells whether it must break there, as after a newline.
int32_t cicu_lines_next(cicu_lines *lines, bool *mandatory);
