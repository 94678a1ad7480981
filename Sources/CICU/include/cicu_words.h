// Words around languages and lists, and the order of words.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Writes the name that readers of `reader` give to a language, in UTF-8.
int32_t cicu_language_name(const char *language, const char *reader, char *out, int32_t capacity);

/// Joins items as in "A, B and C"; may be used by several threads at once.
typedef struct cicu_list cicu_list;

/// `type`: 0 and, 1 or, 2 measurements. `width`: 0 wide, 1 short, 2 narrow.
cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t width);
void cicu_list_close(cicu_list *list);
/// `items` holds the items' UTF-8 one after the other, `lengths` their lengths. Writes UTF-8.
int32_t cicu_list_format(
    const cicu_list *list, const char *items, const int32_t *lengths, int32_t count, char *out,
    int32_t capacity);

/// The order of words in a language; may be used by several threads at once.
typedef struct cicu_collator cicu_collator;

cicu_collator *cicu_collator_open(const char *locale);
void cicu_collator_close(cicu_collator *collator);
/// -1, 0 or 1, for texts in UTF-8.
int32_t cicu_collator_compare(
    const cicu_collator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length);
