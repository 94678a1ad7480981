// One transfer; only the loop's thread uses it.
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
  ccurl_easy *easy;
  ccurl_list *headers;
  uint64_t id;
  ccurl_completion completion;
  void *context;
  ccurl_bytes header;
  ccurl_bytes body;
  /// The bytes read of the body of an error response.
  size_t skipped;
  /// Whether our own callbacks stopped the transfer, and with what result.
  bool is_stopped;
  ccurl_result stopped_as;
  int64_t silent_milliseconds;
  /// When bytes arrived last, in milliseconds of `ccurl_now`.
  int64_t last_arrival;
  char error[CCURL_ERROR_SIZE];
} ccurl_transfer;

/// A monotonic clock, in milliseconds.
int64_t ccurl_now(void);

/// Null when memory is full or the request is invalid.
ccurl_transfer *ccurl_transfer_make(
    const curl_library *curl, uint64_t id, const ccurl_request *request,
    ccurl_completion completion, void *context);
/// Reports the result for libcurl's code, then frees the transfer.
void ccurl_transfer_finish(ccurl_transfer *transfer, int code);
/// Reports a result, then frees the transfer.
void ccurl_transfer_end(ccurl_transfer *transfer, ccurl_result result, const char *message);
