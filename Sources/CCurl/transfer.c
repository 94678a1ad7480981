#include "transfer.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

// More than any server needs; libcurl limits only the length of a line.
enum { HEADER_LIMIT = 64 << 10 };
// A short error page is read to its end, so that its connection can be reused.
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

// Returns what makes libcurl end the transfer at once: a count other than that of the bytes.
static size_t stop(ccurl_transfer *transfer, ccurl_result result) {
  transfer->is_stopped = true;
  transfer->stopped_as = result;
  return 0;
}

static long status(const ccurl_transfer *transfer) {
  long status = 0;
  transfer->curl->easy_getinfo(transfer->easy, CCURLINFO_RESPONSE_CODE, &status);
  return status;
}

static size_t receive_header(char *data, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  transfer->last_arrival = ccurl_now();
  // A status line: there may be responses before the last one, such as 103 Early Hints.
  if (count >= 5 && memcmp(data, "HTTP/", 5) == 0) transfer->header.count = 0;
  if (append(&transfer->header, data, size * count)) return size * count;
  return stop(transfer, CCURL_INVALID_RESPONSE);
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
  ccurl_easy *easy = transfer->easy = curl->easy_init();
  if (!easy) return false;
  for (size_t i = 0; i < request->header_count; i++) {
    ccurl_list *headers = curl->slist_append(transfer->headers, request->headers[i]);
    if (!headers) return false;
    transfer->headers = headers;
  }
  curl->easy_setopt(easy, CCURLOPT_NOSIGNAL, 1L);
  // Without it, cancelling blocks all transfers until the server's name is resolved.
  curl->easy_setopt(easy, CCURLOPT_QUICK_EXIT, 1L);
  curl->easy_setopt(easy, CCURLOPT_PROTOCOLS, (long)(CCURLPROTO_HTTP | CCURLPROTO_HTTPS));
  curl->easy_setopt(easy, CCURLOPT_TIMEOUT_MS, (long)request->total_milliseconds);
  // Replaces libcurl's own timeout for connecting; the two of the request are enough.
  curl->easy_setopt(easy, CCURLOPT_CONNECTTIMEOUT_MS, (long)request->total_milliseconds);
  curl->easy_setopt(easy, CCURLOPT_ERRORBUFFER, transfer->error);
  // Empty: accept and decompress every encoding that this libcurl knows.
  curl->easy_setopt(easy, CCURLOPT_ACCEPT_ENCODING, "");
  curl->easy_setopt(easy, CCURLOPT_USERAGENT, request->user_agent);
  curl->easy_setopt(easy, CCURLOPT_HTTPHEADER, transfer->headers);
  // Without the first option, libcurl sends the password itself.
  if (request->digest_name
      && (curl->easy_setopt(easy, CCURLOPT_HTTPAUTH, (long)CCURLAUTH_DIGEST) != CCURLE_OK
          || curl->easy_setopt(easy, CCURLOPT_USERNAME, request->digest_name) != CCURLE_OK
          || curl->easy_setopt(easy, CCURLOPT_PASSWORD, request->digest_password) != CCURLE_OK))
    return false;
  if (request->is_direct && curl->easy_setopt(easy, CCURLOPT_PROXY, "") != CCURLE_OK) return false;
  curl->easy_setopt(easy, CCURLOPT_PRIVATE, transfer);
  curl->easy_setopt(easy, CCURLOPT_HEADERDATA, transfer);
  curl->easy_setopt(easy, CCURLOPT_HEADERFUNCTION, receive_header);
  curl->easy_setopt(easy, CCURLOPT_WRITEDATA, transfer);
  curl->easy_setopt(easy, CCURLOPT_WRITEFUNCTION, receive_body);
  return curl->easy_setopt(easy, CCURLOPT_URL, request->url) == CCURLE_OK;
}

static void release(ccurl_transfer *transfer) {
  if (transfer->easy) transfer->curl->easy_cleanup(transfer->easy);
  transfer->curl->slist_free_all(transfer->headers);
  free(transfer->header.bytes);
  free(transfer->body.bytes);
  free(transfer);
}

ccurl_transfer *ccurl_transfer_make(
    const curl_library *curl, uint64_t id, const ccurl_request *request,
    ccurl_completion completion, void *context) {
  ccurl_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->curl = curl;
  transfer->id = id;
  transfer->completion = completion;
  transfer->context = context;
  transfer->header.limit = HEADER_LIMIT;
  transfer->body.limit = request->body_limit;
  transfer->silent_milliseconds = request->silent_milliseconds;
  if (prepare(transfer, request)) return transfer;
  release(transfer);
  return NULL;
}

static ccurl_result result_of(int code) {
  switch (code) {
    case CCURLE_OK: return CCURL_DONE;
    case CCURLE_OPERATION_TIMEDOUT: return CCURL_TIMED_OUT;
    case CCURLE_URL_MALFORMAT: return CCURL_BAD_ADDRESS;
    case CCURLE_COULDNT_RESOLVE_HOST:
    case CCURLE_COULDNT_RESOLVE_PROXY: return CCURL_HOST_NOT_FOUND;
    case CCURLE_COULDNT_CONNECT: return CCURL_CONNECTION_FAILED;
    case CCURLE_SSL_CONNECT_ERROR: return CCURL_NO_TLS;
    case CCURLE_SSL_CERTPROBLEM:
    case CCURLE_SSL_CACERT_BADFILE:
    case CCURLE_PEER_FAILED_VERIFICATION: return CCURL_INSECURE;
    default: return CCURL_INVALID_RESPONSE;
  }
}

void ccurl_transfer_finish(ccurl_transfer *transfer, int code) {
  if (transfer->is_stopped) {
    ccurl_transfer_end(transfer, transfer->stopped_as, "the header is too large");
  } else {
    const char *message =
        transfer->error[0] ? transfer->error : transfer->curl->easy_strerror(code);
    ccurl_transfer_end(transfer, result_of(code), message);
  }
}

void ccurl_transfer_end(ccurl_transfer *transfer, ccurl_result result, const char *message) {
  ccurl_response response = {
      .result = result,
      .message = message,
      .status = (int32_t)status(transfer),
      .header = transfer->header.bytes,
      .header_count = transfer->header.count,
      .body = transfer->body.bytes,
      .body_count = transfer->body.count,
  };
  long system_error = 0;
  transfer->curl->easy_getinfo(transfer->easy, CCURLINFO_OS_ERRNO, &system_error);
  response.system_error = (int32_t)system_error;
  char *redirect = NULL;
  transfer->curl->easy_getinfo(transfer->easy, CCURLINFO_REDIRECT_URL, &redirect);
  response.redirect = redirect;
  transfer->completion(transfer->context, &response);
  release(transfer);
}
