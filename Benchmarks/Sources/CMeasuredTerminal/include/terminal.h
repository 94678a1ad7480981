#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Starts a program in a pseudo-terminal; `arguments` begins with its path and ends with NULL. `leader` is the other end.
/// Returns the process ID.
int start_in_terminal(char *const *arguments, uint16_t columns, uint16_t rows, int *leader);

/// Whether the bytes contain the text at `start` or behind it.
bool contains_text(const void *bytes, size_t length, size_t start, const char *text);
