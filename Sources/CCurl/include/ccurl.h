// HTTP transfers through the system's libcurl, run by one thread, as plain C functions.
//
// The first loop loads the library: a program that never fetches anything starts without libcurl and
// the twenty libraries that it needs.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A thread that runs any number of transfers, and keeps their connections for later ones.
typedef struct ccurl_loop ccurl_loop;

/// A request; starting a transfer copies everything.
typedef struct {
  const char *url;
  /// Lines such as `Accept: text/xml`, `header_count` of them.
  const char *const *headers;
  size_t header_count;
  const char *user_agent;
  /// For digest authentication (RFC 7616), both or none.
  const char *digest_name;
  const char *digest_password;
  /// Whether no proxy of the environment is used.
  bool is_direct;
  /// The largest body, in bytes, after decompression.
  size_t body_limit;
  /// The longest time for the whole transfer.
  int64_t total_milliseconds;
  /// The longest time in which nothing arrives.
  int64_t silent_milliseconds;
} ccurl_request;

/// How a transfer ended.
typedef enum {
  CCURL_DONE,
  CCURL_TOO_LARGE,
  CCURL_TIMED_OUT,
  CCURL_CANCELLED,
  /// The name of the server does not resolve.
  CCURL_HOST_NOT_FOUND,
  CCURL_CONNECTION_FAILED,
  /// The server does not speak TLS.
  CCURL_NO_TLS,
  /// The certificate of the server is not trusted.
  CCURL_INSECURE,
  /// The response is not HTTP, or it ended too early.
  CCURL_INVALID_RESPONSE,
  /// libcurl does not accept the address.
  CCURL_BAD_ADDRESS,
} ccurl_result;

/// The end of a transfer; valid only during the callback.
typedef struct {
  ccurl_result result;
  /// libcurl's error message, in English; set unless the result is `CCURL_DONE`.
  const char *message;
  /// The `errno` of a failed connection, or zero.
  int32_t system_error;
  /// The status of the last response, or zero.
  int32_t status;
  /// The header lines of the last response.
  const uint8_t *header;
  size_t header_count;
  /// Empty unless the status is a success.
  const uint8_t *body;
  size_t body_count;
  /// The absolute address of a redirect, or null.
  const char *redirect;
} ccurl_response;

/// Called once for each transfer, on the loop's thread.
typedef void (*ccurl_completion)(void *context, const ccurl_response *response);

/// Makes a loop and starts its thread; null when there is no libcurl.
ccurl_loop *ccurl_loop_open(void);
/// Cancels all transfers, ends the thread and frees the loop, in the background.
void ccurl_loop_close(ccurl_loop *loop);

/// A unique id for a transfer. This and the following functions may be called from any thread.
uint64_t ccurl_loop_next_id(ccurl_loop *loop);
void ccurl_loop_start(
    ccurl_loop *loop, uint64_t id, const ccurl_request *request, ccurl_completion completion,
    void *context);
/// Cancels a transfer soon; does nothing if it is not running.
void ccurl_loop_cancel(ccurl_loop *loop, uint64_t id);
