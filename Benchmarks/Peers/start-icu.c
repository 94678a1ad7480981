// Prints a text of the resource bundle in the folder of the first argument, or a plural with the second argument `plural`.
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
  if (count > 2 && strcmp(arguments[2], "plural") == 0) {
    UChar pattern[512], text[512];
    u_strFromUTF8(
        pattern, 512, &length,
        "{0, plural, one{# artykuł} few{# artykuły} many{# artykułów} other{# artykułu}}", -1,
        &status);
    UMessageFormat *message = umsg_open(pattern, length, "pl", NULL, &status);
    length = umsg_format(message, text, 512, &status, 5.0);
    return print(text, length, status);
  }
  UResourceBundle *polish = ures_open(count > 1 ? arguments[1] : NULL, "pl", &status);
  const UChar *text = ures_getStringByKey(polish, "greeting", &length, &status);
  return print(text, length, status);
}
