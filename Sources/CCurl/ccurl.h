// libcurl, and what Swift cannot say of it: calls of functions with variable arguments, and the union in `CURLMsg`.
#pragma once
#include <curl/curl.h>

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

/// libcurl copies the text.
static inline CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_callback(CURL *easy, CURLoption option, curl_write_callback value) {
  return curl_easy_setopt(easy, option, value);
}

/// A number of a transfer; zero if it has none.
static inline long ccurl_long(CURL *easy, CURLINFO info) {
  long value = 0;
  curl_easy_getinfo(easy, info, &value);
  return value;
}

/// A text of a transfer, which belongs to libcurl; null if it has none.
static inline const char *ccurl_string(CURL *easy, CURLINFO info) {
  char *value = NULL;
  curl_easy_getinfo(easy, info, &value);
  return value;
}

/// How the transfer of a message ended.
static inline CURLcode ccurl_result(const CURLMsg *message) { return message->data.result; }

// libcurl's macros of these names have casts.
static const long ccurl_auth_basic = CURLAUTH_BASIC;
static const long ccurl_auth_digest = CURLAUTH_DIGEST;
static const long ccurl_auth_bearer = CURLAUTH_BEARER;
