// What C programs use for the same work: gettext of the C library, and ICU's MessageFormat.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Takes texts from `directory/pl/LC_MESSAGES/peers.mo`, whatever the environment asks for.
bool peers_open_catalogue(const char *directory);
/// The text of a key; the key itself if there is none.
const char *peers_gettext(const char *key);
/// Writes "5 articles" in the catalogue's language; returns the length.
int32_t peers_count_articles(unsigned long count, char *out, int32_t capacity);

/// A message of ICU's, read once.
typedef struct peers_message peers_message;

peers_message *peers_message_open(const char *locale, const char *pattern);
void peers_message_close(peers_message *message);
/// Puts one number in and writes UTF-8; returns the length, -1 if ICU refused.
int32_t peers_message_format(
    const peers_message *message, double number, char *out, int32_t capacity);

/// Starts a program with one argument in a terminal of its own, whose other end is `leader`.
int peers_start_in_terminal(
    const char *path, const char *argument, uint16_t columns, uint16_t rows, int *leader);
