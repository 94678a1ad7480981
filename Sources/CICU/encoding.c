#include "headers.h"

#include <unicode/ucnv.h>

#include "include/cicu_encoding.h"

bool cicu_encoding_is_known(const char *encoding) {
  UErrorCode status = U_ZERO_ERROR;
  // An empty name would be the converter of the user's locale.
  if (!encoding[0]) return false;
  UConverter *converter = ucnv_open(encoding, &status);
  ucnv_close(converter);
  return U_SUCCESS(status);
}

int32_t cicu_encoding_decode(
    const char *encoding, const char *bytes, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (!encoding[0]) return -1;
  UConverter *converter = ucnv_open(encoding, &status);
  if (U_FAILURE(status)) return -1;
  int32_t written =
      ucnv_toAlgorithmic(UCNV_UTF8, converter, out, capacity, bytes, length, &status);
  ucnv_close(converter);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : written;
}
