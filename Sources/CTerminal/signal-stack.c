#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#ifdef __APPLE__
#define _DARWIN_C_SOURCE
#define _XOPEN_SOURCE
#endif
#include "cterminal.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

/// Enough for the runtime's crash report, which runs on it after the terminal is restored.
static const size_t stack_size = 128 * 1024;

static pthread_once_t once = PTHREAD_ONCE_INIT;
/// The stack of each thread, which frees it when the thread ends.
static pthread_key_t key;
static bool has_key;
static size_t guard_size;

static void free_stack(void *memory) {
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && current.ss_sp == (char *)memory + guard_size) {
    stack_t none = {.ss_flags = SS_DISABLE, .ss_size = stack_size};
    sigaltstack(&none, NULL);
  }
  munmap(memory, guard_size + stack_size);
}

static void make_key(void) {
  guard_size = (size_t)sysconf(_SC_PAGESIZE);
  has_key = pthread_key_create(&key, free_stack) == 0;
}

void cterminal_give_signal_stack(void) {
  static _Thread_local bool has_stack;
  if (has_stack) return;
  has_stack = true;
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  pthread_once(&once, make_key);
  if (!has_key) return;
  char *memory = mmap(
      NULL, guard_size + stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory + guard_size, .ss_size = stack_size};
  if (mprotect(memory, guard_size, PROT_NONE) != 0 || pthread_setspecific(key, memory) != 0 ||
      sigaltstack(&stack, NULL) != 0) {
    pthread_setspecific(key, NULL);
    munmap(memory, guard_size + stack_size);
  }
}

/// The stack pointer at a fault; 0 where it is not known.
static uintptr_t stack_pointer(const void *context) {
  const ucontext_t *thread = context;
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)thread->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)thread->uc_mcontext.sp;
#elif defined(__APPLE__) && defined(__x86_64__)
  return (uintptr_t)thread->uc_mcontext->__ss.__rsp;
#elif defined(__APPLE__) && defined(__aarch64__)
  return (uintptr_t)thread->uc_mcontext->__ss.__sp;
#else
  (void)thread;
  return 0;
#endif
}

bool cterminal_is_stack_overflow(const siginfo_t *information, const void *context) {
  // A stack overflow faults near the stack pointer; elsewhere the memory there is mapped.
  const intptr_t largest_frame = 64 * 1024;
  if (information == NULL || context == NULL || information->si_code <= 0) return false;
  if (information->si_signo != SIGSEGV && information->si_signo != SIGBUS) return false;
  const uintptr_t pointer = stack_pointer(context);
  if (pointer == 0) return false;
  const intptr_t distance = (intptr_t)((uintptr_t)information->si_addr - pointer);
  return -largest_frame <= distance && distance <= largest_frame;
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OWN_THREADS 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OWN_THREADS)
#include <threads.h>

typedef void *(*start_function)(void *);
typedef int (*create_function)(pthread_t *, const pthread_attr_t *, start_function, void *);

/// Glibc's function by its other name, which only the static library has.
extern __attribute__((weak)) int __pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, start_function function, void *argument);

/// A weak name alone links nothing of a static library; this function needs the one above.
__attribute__((used)) static int (*const linked)(thrd_t *, thrd_start_t, void *) = thrd_create;

static _Atomic(create_function) known_create;

/// The function that ours stands before; in a static program dlsym(3) finds none.
static create_function find_create(void) {
  create_function create = atomic_load(&known_create);
  if (create != NULL) return create;
  create = (create_function)dlsym(RTLD_NEXT, "pthread_create");
  if (create == NULL) create = __pthread_create;
  atomic_store(&known_create, create);
  return create;
}

/// Dlsym(3) takes the lock that dlopen(3) holds while a library's constructor may wait for its threads.
__attribute__((constructor)) static void find_create_early(void) { find_create(); }

typedef struct {
  start_function function;
  void *argument;
} thread_start;

static void *run_thread(void *argument) {
  const thread_start start = *(thread_start *)argument;
  free(argument);
  cterminal_give_signal_stack();
  return start.function(start.argument);
}

/// Stands before glibc's function in the whole program, so that libdispatch's threads, on which tasks run, have stacks for
/// signal handlers, too.
int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, start_function function, void *argument) {
  const create_function create = find_create();
  thread_start *start = create == NULL ? NULL : malloc(sizeof *start);
  if (start == NULL) return EAGAIN;
  *start = (thread_start){.function = function, .argument = argument};
  const int failure = create(thread, attributes, run_thread, start);
  if (failure != 0) free(start);
  return failure;
}
#endif
