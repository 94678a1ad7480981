// What C programs use for the same work: gettext and ICU's MessageFormat.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Reads texts from `directory/pl/LC_MESSAGES/peers.mo`, whatever the language of the environment.
bool peers_open_messages(const char *directory);
/// Returns the text of a key, or the key if there is none.
const char *peers_gettext(const char *key);
/// Writes "5 articles" in the language of the texts; returns the length in bytes.
int32_t peers_count_articles(unsigned long count, char *out, int32_t capacity);

/// A parsed MessageFormat pattern.
typedef struct peers_message peers_message;

peers_message *peers_message_open(const char *locale, const char *pattern);
void peers_message_close(peers_message *message);
/// Formats one number as UTF-8; returns the length in bytes, or -1 if ICU fails.
int32_t peers_message_format(
    const peers_message *message, double number, char *out, int32_t capacity);

/// Starts a program with one argument in a pseudo-terminal; `leader` is the other end. Returns the process ID.
int peers_start_in_terminal(
    const char *path, const char *argument, uint16_t columns, uint16_t rows, int *leader);
