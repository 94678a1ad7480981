// One transfer, as the loop's thread sees it.
#pragma once
#include <stdbool.h>

#include "include/ccurl.h"
#include "library.h"

/// Bytes that grow up to a limit.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  size_t limit;
} ccurl_bytes;

typedef struct ccurl_transfer {
  struct ccurl_transfer *next;
  const curl_library *curl;
  CURL *easy;
  CURL_LIST *headers;
  uint64_t number;
  ccurl_ended ended;
  void *context;
  ccurl_bytes header;
  ccurl_bytes body;
  /// What was read of a body that nobody wants.
  size_t skipped;
  /// Whether our own callbacks stopped the transfer, and why.
  bool is_stopped;
  ccurl_end stopped_as;
  int64_t silent_milliseconds;
  /// When something arrived last, in milliseconds.
  int64_t last_arrival;
  char error[CURL_ERROR_SIZE];
} ccurl_transfer;

/// The time on a clock that never goes back, in milliseconds.
int64_t ccurl_now(void);

/// Null where there is no memory.
ccurl_transfer *ccurl_transfer_make(
    const curl_library *curl, uint64_t number, const ccurl_request *request, ccurl_ended ended,
    void *context);
/// Reports the end that libcurl's result stands for.
void ccurl_transfer_finish(ccurl_transfer *transfer, int result);
/// Reports an end, then frees the transfer.
void ccurl_transfer_end(ccurl_transfer *transfer, ccurl_end end, const char *reason);
