#include "headers.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

#include "include/cicu_text.h"

int32_t cicu_east_asian_width(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
}

int32_t cicu_general_category(uint32_t scalar) { return u_charType((UChar32)scalar); }

int32_t cicu_strong_direction(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_LEFT_TO_RIGHT: return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return -1;
    default: return 0;
  }
}

int32_t cicu_hangul_syllable_type(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_HANGUL_SYLLABLE_TYPE);
}

bool cicu_is_emoji(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI);
}

bool cicu_is_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool cicu_is_emoji_modifier(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_MODIFIER);
}

bool cicu_is_emoji_modifier_base(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_MODIFIER_BASE);
}

bool cicu_is_extended_pictographic(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool cicu_is_regional_indicator(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_REGIONAL_INDICATOR);
}

bool cicu_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cicu_is_grapheme_extend(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_GRAPHEME_EXTEND);
}

uint32_t cicu_fold_case(uint32_t scalar) {
  return (uint32_t)u_foldCase((UChar32)scalar, U_FOLD_CASE_DEFAULT);
}

int32_t cicu_decompose(uint32_t scalar, uint32_t *parts, int32_t capacity) {
  enum { longest = 36 };
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *forms = unorm2_getNFKDInstance(&status);
  if (U_FAILURE(status)) return 0;
  UChar units[longest];
  int32_t length = unorm2_getDecomposition(forms, (UChar32)scalar, units, longest, &status);
  if (U_FAILURE(status) || length < 0 || length > longest) return 0;
  int32_t count = 0;
  for (int32_t offset = 0; offset < length; count++) {
    UChar32 part;
    U16_NEXT(units, offset, length, part);
    if (count == capacity) return 0;
    parts[count] = (uint32_t)part;
  }
  return count;
}

cicu_lines *cicu_lines_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : (cicu_lines *)iterator;
}

void cicu_lines_close(cicu_lines *lines) { ubrk_close((UBreakIterator *)lines); }

bool cicu_lines_set_text(cicu_lines *lines, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)lines, text, length, &status);
  if (U_FAILURE(status)) return false;
  ubrk_first((UBreakIterator *)lines);
  return true;
}

int32_t cicu_lines_next(cicu_lines *lines, bool *mandatory) {
  int32_t place = ubrk_next((UBreakIterator *)lines);
  if (place == UBRK_DONE) return -1;
  int32_t rule = ubrk_getRuleStatus((UBreakIterator *)lines);
  *mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return place;
}
