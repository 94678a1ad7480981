#include "transfer.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

// More than any server needs; libcurl itself bounds only the single line.
enum { HEADER_LIMIT = 64 << 10 };
// A short page about an error is read to its end, so that its connection can be used again.
enum { SKIPPED_LIMIT = 64 << 10 };

int64_t ccurl_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static bool append(ccurl_bytes *bytes, const char *data, size_t count) {
  if (count > bytes->limit - bytes->count) return false;
  if (bytes->count + count > bytes->capacity) {
    size_t capacity = bytes->capacity ? bytes->capacity : 16 << 10;
    while (capacity < bytes->count + count) capacity *= 2;
    uint8_t *grown = realloc(bytes->bytes, capacity);
    if (!grown) return false;
    bytes->bytes = grown;
    bytes->capacity = capacity;
  }
  memcpy(bytes->bytes + bytes->count, data, count);
  bytes->count += count;
  return true;
}

// Any other number than that of the bytes makes libcurl end the transfer at once.
static size_t stop(ccurl_transfer *transfer, ccurl_end end) {
  transfer->is_stopped = true;
  transfer->stopped_as = end;
  return 0;
}

static long status(const ccurl_transfer *transfer) {
  long status = 0;
  transfer->curl->easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

static size_t receive_header(char *data, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  transfer->last_arrival = ccurl_now();
  // Each answer begins so, and there may be some before the last: 100 Continue, 103 Early Hints.
  if (count >= 5 && memcmp(data, "HTTP/", 5) == 0) transfer->header.count = 0;
  if (append(&transfer->header, data, size * count)) return size * count;
  return stop(transfer, CCURL_BROKEN);
}

static size_t receive_body(char *data, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  transfer->last_arrival = ccurl_now();
  count *= size;
  if (status(transfer) / 100 == 2) {
    return append(&transfer->body, data, count) ? count : stop(transfer, CCURL_TOO_LARGE);
  }
  transfer->skipped += count;
  return transfer->skipped <= SKIPPED_LIMIT ? count : stop(transfer, CCURL_DONE);
}

static bool prepare(ccurl_transfer *transfer, const ccurl_request *request) {
  const curl_library *curl = transfer->curl;
  CURL *easy = transfer->easy = curl->easy_init();
  if (!easy) return false;
  for (size_t i = 0; i < request->header_count; i++) {
    CURL_LIST *longer = curl->slist_append(transfer->headers, request->headers[i]);
    if (!longer) return false;
    transfer->headers = longer;
  }
  curl->easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  // Otherwise a transfer that is cancelled waits for the name of its server, and all others with it.
  curl->easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
  curl->easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  curl->easy_setopt(easy, CURLOPT_TIMEOUT_MS, (long)request->total_milliseconds);
  // libcurl has a limit of its own for connecting; the two of the request are enough.
  curl->easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, (long)request->total_milliseconds);
  curl->easy_setopt(easy, CURLOPT_ERRORBUFFER, transfer->error);
  // Empty means all that this libcurl can expand; it then writes the header and does it.
  curl->easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
  curl->easy_setopt(easy, CURLOPT_USERAGENT, request->user_agent);
  curl->easy_setopt(easy, CURLOPT_HTTPHEADER, transfer->headers);
  curl->easy_setopt(easy, CURLOPT_PRIVATE, transfer);
  curl->easy_setopt(easy, CURLOPT_HEADERDATA, transfer);
  curl->easy_setopt(easy, CURLOPT_HEADERFUNCTION, receive_header);
  curl->easy_setopt(easy, CURLOPT_WRITEDATA, transfer);
  curl->easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive_body);
  return curl->easy_setopt(easy, CURLOPT_URL, request->url) == CURLE_OK;
}

static void release(ccurl_transfer *transfer) {
  if (transfer->easy) transfer->curl->easy_cleanup(transfer->easy);
  transfer->curl->slist_free_all(transfer->headers);
  free(transfer->header.bytes);
  free(transfer->body.bytes);
  free(transfer);
}

ccurl_transfer *ccurl_transfer_make(
    const curl_library *curl, uint64_t number, const ccurl_request *request, ccurl_ended ended,
    void *context) {
  ccurl_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->curl = curl;
  transfer->number = number;
  transfer->ended = ended;
  transfer->context = context;
  transfer->header.limit = HEADER_LIMIT;
  transfer->body.limit = request->body_limit;
  transfer->silent_milliseconds = request->silent_milliseconds;
  if (prepare(transfer, request)) return transfer;
  release(transfer);
  return NULL;
}

static ccurl_end end(int result) {
  switch (result) {
    case CURLE_OK: return CCURL_DONE;
    case CURLE_OPERATION_TIMEDOUT: return CCURL_TIMED_OUT;
    case CURLE_URL_MALFORMAT: return CCURL_BAD_ADDRESS;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return CCURL_NO_HOST;
    case CURLE_COULDNT_CONNECT: return CCURL_NO_CONNECTION;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_PEER_FAILED_VERIFICATION: return CCURL_INSECURE;
    default: return CCURL_BROKEN;
  }
}

void ccurl_transfer_finish(ccurl_transfer *transfer, int result) {
  if (transfer->is_stopped) {
    ccurl_transfer_end(transfer, transfer->stopped_as, "the header is too long");
  } else {
    const char *reason =
        transfer->error[0] ? transfer->error : transfer->curl->easy_strerror(result);
    ccurl_transfer_end(transfer, end(result), reason);
  }
}

void ccurl_transfer_end(ccurl_transfer *transfer, ccurl_end end, const char *reason) {
  ccurl_answer answer = {
      .end = end,
      .reason = reason,
      .status = (int32_t)status(transfer),
      .header = transfer->header.bytes,
      .header_count = transfer->header.count,
      .body = transfer->body.bytes,
      .body_count = transfer->body.count,
  };
  long system_error = 0;
  transfer->curl->easy_getinfo(transfer->easy, CURLINFO_OS_ERRNO, &system_error);
  answer.system_error = (int32_t)system_error;
  char *redirect = NULL;
  transfer->curl->easy_getinfo(transfer->easy, CURLINFO_REDIRECT_URL, &redirect);
  answer.redirect = redirect;
  transfer->ended(transfer->context, &answer);
  release(transfer);
}
