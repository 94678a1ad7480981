#pragma once
#include <stdint.h>

/// Starts a program in a pseudo-terminal; `arguments` begins with its path and ends with NULL. `leader` is the other end.
/// Returns the process ID.
int start_in_terminal(char *const *arguments, uint16_t columns, uint16_t rows, int *leader);
