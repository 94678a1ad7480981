// Prints one text of ICU's own Polish data, or a plural with the argument `plural`.
#include <stdio.h>
#include <string.h>
#include <unicode/umsg.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

static int print(const UChar *units, int32_t length, UErrorCode status) {
  char text[512];
  int32_t written = 0;
  u_strToUTF8(text, sizeof text, &written, units, length, &status);
  if (U_FAILURE(status)) return 1;
  printf("%.*s\n", (int)written, text);
  return 0;
}

int main(int count, char **arguments) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  if (count > 1 && strcmp(arguments[1], "plural") == 0) {
    UChar pattern[512], text[512];
    u_strFromUTF8(
        pattern, 512, &length,
        "{0, plural, one{# artykuł} few{# artykuły} many{# artykułów} other{# artykułu}}", -1,
        &status);
    UMessageFormat *message = umsg_open(pattern, length, "pl", NULL, &status);
    length = umsg_format(message, text, 512, &status, 5.0);
    return print(text, length, status);
  }
  UResourceBundle *polish = ures_open(NULL, "pl", &status);
  UResourceBundle *delimiters = ures_getByKey(polish, "delimiters", NULL, &status);
  const UChar *text = ures_getStringByKey(delimiters, "quotationStart", &length, &status);
  return print(text, length, status);
}
