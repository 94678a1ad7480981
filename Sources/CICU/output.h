// Converts ICU's UTF-16 to UTF-8.
#pragma once
#include <stdlib.h>
#include <unicode/ustring.h>

#define CICU_UNITS 256

static inline int32_t cicu_write(const UChar *units, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = 0;
  u_strToUTF8WithSub(out, capacity, &written, units, length, 0xFFFD, NULL, &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : written;
}

// Returns the text that `call` writes to `units`, which has room for `room` units, from the calling
// function. `call` sets `status`, and runs twice if the text exceeds the buffer on the stack.
#define CICU_RETURN_TEXT(call)                                            \
  do {                                                                    \
    UChar stack[CICU_UNITS];                                              \
    UChar *units = stack;                                                 \
    int32_t room = CICU_UNITS;                                            \
    UErrorCode status = U_ZERO_ERROR;                                     \
    int32_t length = (call);                                              \
    if (status == U_BUFFER_OVERFLOW_ERROR) {                              \
      room = length + 1;                                                  \
      units = malloc((size_t)room * sizeof(UChar));                       \
      if (units == NULL) return -1;                                       \
      status = U_ZERO_ERROR;                                              \
      length = (call);                                                    \
    }                                                                     \
    int32_t result = U_FAILURE(status) ? -1 : cicu_write(units, length, out, capacity); \
    if (units != stack) free(units);                                      \
    return result;                                                        \
  } while (0)
