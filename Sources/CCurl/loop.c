#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "transfer.h"

typedef struct cancellation {
  struct cancellation *next;
  uint64_t number;
} cancellation;

struct ccurl_loop {
  const curl_library *curl;
  CURLM *multi;
  /// The transfers under way; only the loop's thread looks at them.
  ccurl_transfer *running;

  pthread_mutex_t mutex;
  // What other threads asked for, under the mutex.
  ccurl_transfer *starting;
  cancellation *cancelled;
  uint64_t last_number;
  bool is_closing;
};

// Takes the transfer out of the list, and out of libcurl's hands.
static ccurl_transfer *detach(ccurl_loop *loop, ccurl_transfer **place) {
  ccurl_transfer *transfer = *place;
  *place = transfer->next;
  loop->curl->multi_remove_handle(loop->multi, transfer->easy);
  return transfer;
}

static ccurl_transfer **place_of(ccurl_loop *loop, uint64_t number) {
  ccurl_transfer **place = &loop->running;
  while (*place && (*place)->number != number) place = &(*place)->next;
  return place;
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
    ccurl_transfer **place = place_of(loop, cancelled->number);
    if (*place) ccurl_transfer_end(detach(loop, place), CCURL_CANCELLED, "cancelled");
    free(cancelled);
    cancelled = next;
  }
}

static void finish(ccurl_loop *loop) {
  CURL_MESSAGE *message;
  int left;
  while ((message = loop->curl->multi_info_read(loop->multi, &left))) {
    if (message->message != CURL_MESSAGE_DONE) continue;
    // The message is gone once its transfer is taken out.
    int result = message->data.result;
    ccurl_transfer *transfer = NULL;
    loop->curl->easy_getinfo(message->easy, CURLINFO_PRIVATE, &transfer);
    ccurl_transfer_finish(detach(loop, place_of(loop, transfer->number)), result);
  }
}

// Ends the transfers in which nothing arrives; returns how long none of the others has to be looked at.
static int64_t end_silent(ccurl_loop *loop) {
  int64_t now = ccurl_now(), wait = 60 * 1000;
  ccurl_transfer **place = &loop->running;
  while (*place) {
    int64_t left = (*place)->last_arrival + (*place)->silent_milliseconds - now;
    if (left <= 0) {
      ccurl_transfer_end(detach(loop, place), CCURL_TIMED_OUT, "nothing arrives");
      continue;
    }
    if (left < wait) wait = left;
    place = &(*place)->next;
  }
  return wait;
}

static bool take_orders(ccurl_loop *loop) {
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

static void *run(void *context) {
  ccurl_loop *loop = context;
  // Writing to a connection that is gone must not end the program, and signals are for other threads.
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, NULL);
  while (take_orders(loop)) {
    int running, ready;
    loop->curl->multi_perform(loop->multi, &running);
    finish(loop);
    int64_t wait = end_silent(loop);
    // Returns early for its sockets, its own timers, and a wake-up.
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
  // While the mutex is held the thread cannot free the loop.
  loop->curl->multi_wakeup(loop->multi);
  pthread_mutex_unlock(&loop->mutex);
}

uint64_t ccurl_loop_number(ccurl_loop *loop) {
  pthread_mutex_lock(&loop->mutex);
  uint64_t number = ++loop->last_number;
  pthread_mutex_unlock(&loop->mutex);
  return number;
}

void ccurl_loop_start(
    ccurl_loop *loop, uint64_t number, const ccurl_request *request, ccurl_ended ended,
    void *context) {
  ccurl_transfer *transfer = ccurl_transfer_make(loop->curl, number, request, ended, context);
  if (!transfer) {
    ccurl_answer answer = {.end = CCURL_BAD_ADDRESS, .reason = "the address is not understood"};
    ended(context, &answer);
    return;
  }
  pthread_mutex_lock(&loop->mutex);
  transfer->next = loop->starting;
  loop->starting = transfer;
  loop->curl->multi_wakeup(loop->multi);
  pthread_mutex_unlock(&loop->mutex);
}

void ccurl_loop_cancel(ccurl_loop *loop, uint64_t number) {
  cancellation *order = malloc(sizeof *order);
  if (!order) return;
  order->number = number;
  pthread_mutex_lock(&loop->mutex);
  order->next = loop->cancelled;
  loop->cancelled = order;
  loop->curl->multi_wakeup(loop->multi);
  pthread_mutex_unlock(&loop->mutex);
}
