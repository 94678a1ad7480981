// HTTP transfers through the system's libcurl, driven by one thread, as plain C functions.
//
// The library is loaded when the first loop is made: a program that never asks for anything does not
// wait for libcurl and its twenty libraries to start.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// A thread that carries out any number of transfers, and keeps connections for the next ones.
typedef struct ccurl_loop ccurl_loop;

/// What a transfer asks for; everything is copied when it starts.
typedef struct {
  const char *url;
  /// Lines such as `Accept: text/xml`, `header_count` of them.
  const char *const *headers;
  size_t header_count;
  const char *user_agent;
  /// The largest body that is taken, in bytes, after decompression.
  size_t body_limit;
  /// How long the whole may take, and how long nothing may arrive.
  int64_t total_milliseconds;
  int64_t silent_milliseconds;
} ccurl_request;

/// How a transfer ended.
typedef enum {
  CCURL_DONE,
  CCURL_TOO_LARGE,
  CCURL_TIMED_OUT,
  CCURL_CANCELLED,
  /// The name of the server leads nowhere.
  CCURL_NO_HOST,
  /// The server is not reached.
  CCURL_NO_CONNECTION,
  /// The server does not prove who it is.
  CCURL_INSECURE,
  /// What arrived is not, or not all of, an answer.
  CCURL_BROKEN,
  /// The address is none that libcurl takes.
  CCURL_BAD_ADDRESS,
} ccurl_end;

/// What came of a transfer; it lives as long as the call that hands it over.
typedef struct {
  ccurl_end end;
  /// libcurl's own words, in English, where something failed.
  const char *reason;
  /// The number of the system's error where the server is not reached, or zero.
  int32_t system_error;
  /// The status of the last answer, zero without one.
  int32_t status;
  /// The lines of the last answer's header.
  const uint8_t *header;
  size_t header_count;
  /// Empty unless the status is a success.
  const uint8_t *body;
  size_t body_count;
  /// The whole address that a redirection leads to, or null.
  const char *redirect;
} ccurl_answer;

/// Called once for each transfer, on the loop's thread.
typedef void (*ccurl_ended)(void *context, const ccurl_answer *answer);

/// Makes a loop and starts its thread; null where there is no libcurl.
ccurl_loop *ccurl_loop_open(void);
/// Cancels what is under way, ends the thread and frees the loop, in the background.
void ccurl_loop_close(ccurl_loop *loop);

/// A number for the next transfer, never given twice. All of these may be called from any thread.
uint64_t ccurl_loop_number(ccurl_loop *loop);
void ccurl_loop_start(
    ccurl_loop *loop, uint64_t number, const ccurl_request *request, ccurl_ended ended,
    void *context);
/// Ends a transfer soon; does nothing for one that is not under way.
void ccurl_loop_cancel(ccurl_loop *loop, uint64_t number);
