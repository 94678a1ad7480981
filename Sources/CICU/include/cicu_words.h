// Names of languages, lists, and collation.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Writes the name of a language in another language, in UTF-8.
int32_t cicu_language_name(const char *language, const char *display, char *out, int32_t capacity);

/// A list format, such as "A, B and C". Thread-safe.
typedef struct cicu_list cicu_list;

/// `type`: 0 and, 1 or, 2 measurements. `width`: 0 wide, 1 short, 2 narrow.
cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t width);
void cicu_list_close(cicu_list *list);
/// `items` contains the items in UTF-8 without separators, `lengths` their lengths. Writes UTF-8.
int32_t cicu_list_format(
    const cicu_list *list, const char *items, const int32_t *lengths, int32_t count, char *out,
    int32_t capacity);

/// A collator. Thread-safe unless it is changed.
typedef struct cicu_collator cicu_collator;

cicu_collator *cicu_collator_open(const char *locale);
void cicu_collator_close(cicu_collator *collator);
/// Compares two texts in UTF-8; returns -1, 0 or 1.
int32_t cicu_collator_compare(
    const cicu_collator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length);
