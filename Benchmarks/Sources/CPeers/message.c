#include <unicode/umsg.h>
#include <unicode/ustring.h>

#include "include/peers.h"

enum { units_count = 512 };

peers_message *peers_message_open(const char *locale, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[units_count];
  int32_t length = 0;
  u_strFromUTF8(units, units_count, &length, pattern, -1, &status);
  UMessageFormat *message = umsg_open(units, length, locale, NULL, &status);
  return U_FAILURE(status) ? NULL : (peers_message *)message;
}

void peers_message_close(peers_message *message) { umsg_close((UMessageFormat *)message); }

int32_t peers_message_format(
    const peers_message *message, double number, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[units_count];
  int32_t length =
      umsg_format((const UMessageFormat *)message, units, units_count, &status, number);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, units, length, &status);
  return U_FAILURE(status) ? -1 : written;
}
