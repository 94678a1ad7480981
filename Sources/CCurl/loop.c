#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "transfer.h"

typedef struct cancellation {
  struct cancellation *next;
  uint64_t id;
} cancellation;

struct ccurl_loop {
  const curl_library *curl;
  ccurl_multi *multi;
  /// The running transfers; only the loop's thread uses them.
  ccurl_transfer *running;

  pthread_mutex_t mutex;
  // Requests of other threads, protected by the mutex.
  ccurl_transfer *starting;
  cancellation *cancelled;
  uint64_t last_id;
  bool is_closing;
};

// Removes a transfer from the list and from libcurl; `link` points to it.
static ccurl_transfer *detach(ccurl_loop *loop, ccurl_transfer **link) {
  ccurl_transfer *transfer = *link;
  *link = transfer->next;
  loop->curl->multi_remove_handle(loop->multi, transfer->easy);
  return transfer;
}

// The pointer in the list to a transfer, or the null pointer at its end.
static ccurl_transfer **link_to(ccurl_loop *loop, uint64_t id) {
  ccurl_transfer **link = &loop->running;
  while (*link && (*link)->id != id) link = &(*link)->next;
  return link;
}

static void start(ccurl_loop *loop, ccurl_transfer *starting) {
  while (starting) {
    ccurl_transfer *transfer = starting;
    starting = transfer->next;
    transfer->next = loop->running;
    transfer->last_arrival = ccurl_now();
    loop->running = transfer;
    loop->curl->multi_add_handle(loop->multi, transfer->easy);
  }
}

static void cancel(ccurl_loop *loop, cancellation *cancelled) {
  while (cancelled) {
    cancellation *next = cancelled->next;
    ccurl_transfer **link = link_to(loop, cancelled->id);
    if (*link) ccurl_transfer_end(detach(loop, link), CCURL_CANCELLED, "cancelled");
    free(cancelled);
    cancelled = next;
  }
}

static void finish(ccurl_loop *loop) {
  ccurl_message *message;
  int left;
  while ((message = loop->curl->multi_info_read(loop->multi, &left))) {
    if (message->message != CCURLMSG_DONE) continue;
    // Removing the transfer frees the message.
    int code = message->data.result;
    ccurl_transfer *transfer = NULL;
    loop->curl->easy_getinfo(message->easy, CCURLINFO_PRIVATE, &transfer);
    ccurl_transfer_finish(detach(loop, link_to(loop, transfer->id)), code);
  }
}

// Ends the transfers in which nothing arrives; returns the milliseconds until the next may time out.
static int64_t end_silent(ccurl_loop *loop) {
  int64_t now = ccurl_now(), wait = 60 * 1000;
  ccurl_transfer **link = &loop->running;
  while (*link) {
    int64_t left = (*link)->last_arrival + (*link)->silent_milliseconds - now;
    if (left <= 0) {
      ccurl_transfer_end(detach(loop, link), CCURL_TIMED_OUT, "no data received");
      continue;
    }
    if (left < wait) wait = left;
    link = &(*link)->next;
  }
  return wait;
}

// Starts and cancels what other threads requested; false once the loop is closing.
static bool handle_requests(ccurl_loop *loop) {
  pthread_mutex_lock(&loop->mutex);
  ccurl_transfer *starting = loop->starting;
  cancellation *cancelled = loop->cancelled;
  bool is_closing = loop->is_closing;
  loop->starting = NULL;
  loop->cancelled = NULL;
  pthread_mutex_unlock(&loop->mutex);
  start(loop, starting);
  cancel(loop, cancelled);
  return !is_closing;
}

// Other threads handle signals, and SIGPIPE of a closed connection must not end the program.
static void block_signals(void) {
  // The kernel ends a program whose thread blocks its own crash, and calls no handler; by SIGPROF the Swift runtime stops
  // all threads when it reports one.
  static const int left[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGPROF};
  sigset_t blocked;
  sigfillset(&blocked);
  for (size_t i = 0; i < sizeof left / sizeof *left; i++) sigdelset(&blocked, left[i]);
  // Not SIG_BLOCK: threads of libdispatch, one of which may have created this one, block SIGABRT.
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

static void *run(void *context) {
  ccurl_loop *loop = context;
  block_signals();
  while (handle_requests(loop)) {
    int running, ready;
    loop->curl->multi_perform(loop->multi, &running);
    finish(loop);
    int64_t wait = end_silent(loop);
    // Returns early for sockets, libcurl's timers, and `multi_wakeup`.
    loop->curl->multi_poll(loop->multi, NULL, 0, (int)wait, &ready);
  }
  while (loop->running) {
    ccurl_transfer_end(detach(loop, &loop->running), CCURL_CANCELLED, "cancelled");
  }
  loop->curl->multi_cleanup(loop->multi);
  pthread_mutex_destroy(&loop->mutex);
  free(loop);
  return NULL;
}

ccurl_loop *ccurl_loop_open(void) {
  const curl_library *curl = ccurl_library();
  ccurl_loop *loop = curl ? calloc(1, sizeof *loop) : NULL;
  if (!loop) return NULL;
  loop->curl = curl;
  loop->multi = curl->multi_init();
  pthread_mutex_init(&loop->mutex, NULL);
  pthread_t thread;
  if (loop->multi && pthread_create(&thread, NULL, run, loop) == 0) {
    pthread_detach(thread);
    return loop;
  }
  if (loop->multi) curl->multi_cleanup(loop->multi);
  pthread_mutex_destroy(&loop->mutex);
  free(loop);
  return NULL;
}

void ccurl_loop_close(ccurl_loop *loop) {
  pthread_mutex_lock(&loop->mutex);
  loop->is_closing = true;
  // The thread cannot free the loop while the mutex is locked.
  loop->curl->multi_wakeup(loop->multi);
  pthread_mutex_unlock(&loop->mutex);
}

uint64_t ccurl_loop_next_id(ccurl_loop *loop) {
  pthread_mutex_lock(&loop->mutex);
  uint64_t id = ++loop->last_id;
  pthread_mutex_unlock(&loop->mutex);
  return id;
}

void ccurl_loop_start(
    ccurl_loop *loop, uint64_t id, const ccurl_request *request, ccurl_completion completion,
    void *context) {
  ccurl_transfer *transfer = ccurl_transfer_make(loop->curl, id, request, completion, context);
  if (!transfer) {
    ccurl_response response = {
        .result = CCURL_BAD_ADDRESS, .message = "invalid address"};
    completion(context, &response);
    return;
  }
  pthread_mutex_lock(&loop->mutex);
  transfer->next = loop->starting;
  loop->starting = transfer;
  loop->curl->multi_wakeup(loop->multi);
  pthread_mutex_unlock(&loop->mutex);
}

void ccurl_loop_cancel(ccurl_loop *loop, uint64_t id) {
  cancellation *request = malloc(sizeof *request);
  if (!request) return;
  request->id = id;
  pthread_mutex_lock(&loop->mutex);
  request->next = loop->cancelled;
  loop->cancelled = request;
  loop->curl->multi_wakeup(loop->multi);
  pthread_mutex_unlock(&loop->mutex);
}
