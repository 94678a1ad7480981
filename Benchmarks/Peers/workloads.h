// What Benchmarks/run asks of a program, as Sources/Benchmarks/Benchmarks.swift describes it: `list`, `time WORKLOAD`,
// `count WORKLOAD ROUNDS` and `answer WORKLOAD`. The first argument is the folder of the inputs.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  const char *id;
  long operations;
  // Does what is not measured.
  void (*prepare)(const char *folder);
  // Returns a value that depends on all operations.
  size_t (*round)(void);
  // Prints what the operations find, as lines in any order.
  void (*answer)(void);
  // The number of bytes that a round reads, or NULL.
  size_t *bytes;
} workload;

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static volatile size_t kept;

static void time_workload(const workload *work) {
  kept = work->round();  // Performs what is done only once.
  for (long rounds = 1;; rounds *= 2) {
    double start = processor_time();
    for (long round = 0; round < rounds; round++) kept += work->round();
    double spent = processor_time() - start;
    if (spent < 5e7) continue;
    printf("{\"ns\": %f", spent / rounds / work->operations);
    if (work->bytes != NULL) printf(", \"MB/s\": %f", *work->bytes * rounds * 1e3 / spent);
    puts("}");
    return;
  }
}

static int run_workloads(int count, char **arguments, const workload *works, int work_count) {
  const char *command = count > 2 ? arguments[2] : "";
  for (int index = 0; index < work_count; index++) {
    const workload *work = &works[index];
    if (strcmp(command, "list") == 0) printf("%s\t%ld\n", work->id, work->operations);
    if (count < 4 || strcmp(arguments[3], work->id) != 0) continue;
    work->prepare(arguments[1]);
    if (strcmp(command, "time") == 0) time_workload(work);
    if (strcmp(command, "answer") == 0) work->answer();
    if (strcmp(command, "count") == 0) {
      for (long round = 0; round < atol(arguments[4]); round++) kept += work->round();
    }
  }
  return 0;
}

// A whole file, with a zero behind it.
static char *file_contents(const char *folder, const char *name, size_t *length) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "rb");
  if (file == NULL) exit(1);
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  char *text = (char *)malloc(*length + 1);
  if (fread(text, 1, *length, file) != *length) exit(1);
  text[*length] = 0;
  fclose(file);
  return text;
}

enum { key_count = 2000 };
static char *keys[key_count];

// Reads the keys in the order in which all libraries look them up.
static void read_keys(const char *folder) {
  size_t length;
  int index = 0;
  char *rest = file_contents(folder, "keys.txt", &length);
  for (char *key; index < key_count && (key = strsep(&rest, "\n")) != NULL; index++) keys[index] = key;
}
