#include "headers.h"

#include <pthread.h>

#include "include/cicu_number.h"
#include "output.h"
#include "result.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;

static void close_result(void *result) { unumf_closeResult(result); }

static void make_key(void) { has_key = pthread_key_create(&key, close_result) == 0; }

static UFormattedNumber *thread_result(void) {
  pthread_once(&once, make_key);
  if (!has_key) return NULL;
  UFormattedNumber *result = pthread_getspecific(key);
  if (result != NULL) return result;
  UErrorCode status = U_ZERO_ERROR;
  result = unumf_openResult(&status);
  if (U_FAILURE(status)) return NULL;
  if (pthread_setspecific(key, result) != 0) {
    unumf_closeResult(result);
    return NULL;
  }
  return result;
}

UFormattedNumber *cicu_format_integer(const cicu_number *number, int64_t value) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = thread_result();
  if (result == NULL) return NULL;
  unumf_formatInt((const UNumberFormatter *)number, value, result, &status);
  return U_FAILURE(status) ? NULL : result;
}

UFormattedNumber *cicu_format_double(const cicu_number *number, double value) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = thread_result();
  if (result == NULL) return NULL;
  unumf_formatDouble((const UNumberFormatter *)number, value, result, &status);
  return U_FAILURE(status) ? NULL : result;
}

UFormattedNumber *cicu_format_decimal(
    const cicu_number *number, const char *digits, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = thread_result();
  if (result == NULL) return NULL;
  unumf_formatDecimal((const UNumberFormatter *)number, digits, length, result, &status);
  return U_FAILURE(status) ? NULL : result;
}

cicu_number *cicu_number_open(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[CICU_UNITS];
  int32_t length = 0;
  u_strFromUTF8(units, CICU_UNITS, &length, skeleton, -1, &status);
  if (U_FAILURE(status)) return NULL;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(units, length, locale, &status);
  if (U_SUCCESS(status)) return (cicu_number *)formatter;
  unumf_close(formatter);
  return NULL;
}

void cicu_number_close(cicu_number *number) { unumf_close((UNumberFormatter *)number); }

static int32_t write_result(const UFormattedNumber *formatted, char *out, int32_t capacity) {
  if (formatted == NULL) return -1;
  CICU_RETURN_TEXT(unumf_resultToString(formatted, units, room, &status));
}

int32_t cicu_number_integer(
    const cicu_number *number, int64_t value, char *out, int32_t capacity) {
  return write_result(cicu_format_integer(number, value), out, capacity);
}

int32_t cicu_number_double(const cicu_number *number, double value, char *out, int32_t capacity) {
  return write_result(cicu_format_double(number, value), out, capacity);
}

int32_t cicu_number_decimal(
    const cicu_number *number, const char *digits, int32_t length, char *out, int32_t capacity) {
  return write_result(cicu_format_decimal(number, digits, length), out, capacity);
}
