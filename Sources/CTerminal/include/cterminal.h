// What the terminal's room of ConsoleUI needs and Swift cannot express: functions that run before `main`, the
// creation of all threads, and a clock that costs next to nothing.
#pragma once
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// The milliseconds since some moment, right to a few of them; cheap enough for each call of a program.
static inline uint64_t cterminal_milliseconds(void) {
  struct timespec time;
#ifdef CLOCK_MONOTONIC_COARSE
  clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
#else
  clock_gettime(CLOCK_MONOTONIC, &time);
#endif
  return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

/// Gives the calling thread a stack for signal handlers, unless it has one; it is freed when the thread ends.
///
/// Without one the kernel ends a program whose thread has used up its stack, and calls no handler. With glibc, and without
/// sanitizers, each thread that is created later gets one by itself.
void cterminal_give_signal_stack(void);

/// Returns true for a fault of a thread that has used up its stack, where the processor's stack pointer is known;
/// async-signal-safe.
bool cterminal_is_stack_overflow(const siginfo_t *information, const void *context);

/// Lets a program that is started with these actions run in a folder; returns an error number or 0.
///
/// In C, because headers declare the function for all extensions alone.
int cterminal_add_folder(posix_spawn_file_actions_t *actions, const char *folder);
