// The functions and constants of libcurl's stable ABI that this module uses.
//
// Declared here because on most systems libcurl's headers are a separate package, while Swift's
// Foundation needs the library itself.
#pragma once
#include <stdbool.h>

typedef struct curl CURL;
typedef struct curl_multi CURLM;
typedef struct curl_list CURL_LIST;

typedef struct {
  int message;
  CURL *easy;
  union {
    void *pointer;
    int result;
  } data;
} CURL_MESSAGE;

enum { CURL_MESSAGE_DONE = 1 };

enum {
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_TIMEOUT_MS = 155,
  CURLOPT_CONNECTTIMEOUT_MS = 156,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_QUICK_EXIT = 322,
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_USERAGENT = 10018,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_ACCEPT_ENCODING = 10102,
  CURLOPT_PRIVATE = 10103,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HEADERFUNCTION = 20079,
};

enum { CURLPROTO_HTTP = 1, CURLPROTO_HTTPS = 2 };
enum { CURL_ERROR_SIZE = 256 };

enum {
  CURLINFO_PRIVATE = 0x100000 + 21,
  CURLINFO_REDIRECT_URL = 0x100000 + 31,
  CURLINFO_RESPONSE_CODE = 0x200000 + 2,
  CURLINFO_OS_ERRNO = 0x200000 + 25,
};

enum {
  CURLE_OK = 0,
  CURLE_URL_MALFORMAT = 3,
  CURLE_COULDNT_RESOLVE_PROXY = 5,
  CURLE_COULDNT_RESOLVE_HOST = 6,
  CURLE_COULDNT_CONNECT = 7,
  CURLE_OPERATION_TIMEDOUT = 28,
  CURLE_SSL_CONNECT_ERROR = 35,
  CURLE_SSL_CERTPROBLEM = 58,
  CURLE_PEER_FAILED_VERIFICATION = 60,
  CURLE_SSL_CACERT_BADFILE = 77,
};

/// libcurl's functions.
typedef struct {
  int (*global_init)(long flags);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  int (*easy_setopt)(CURL *, int option, ...);
  int (*easy_getinfo)(CURL *, int info, ...);
  const char *(*easy_strerror)(int code);
  CURLM *(*multi_init)(void);
  int (*multi_cleanup)(CURLM *);
  int (*multi_add_handle)(CURLM *, CURL *);
  int (*multi_remove_handle)(CURLM *, CURL *);
  int (*multi_perform)(CURLM *, int *running);
  int (*multi_poll)(CURLM *, void *extra, unsigned count, int milliseconds, int *ready);
  int (*multi_wakeup)(CURLM *);
  CURL_MESSAGE *(*multi_info_read)(CURLM *, int *left);
  CURL_LIST *(*slist_append)(CURL_LIST *, const char *);
  void (*slist_free_all)(CURL_LIST *);
} curl_library;

/// The library, loaded once; null if there is none, or only one older than 7.68 (January 2020).
const curl_library *ccurl_library(void);
