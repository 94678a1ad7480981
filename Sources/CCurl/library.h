// The functions and constants of libcurl's stable ABI that this module uses.
//
// Declared here because on most systems libcurl's headers are a separate package, while Swift's
// Foundation needs the library itself. proof.c compares the declarations with the headers.
#pragma once
#include <stdbool.h>

// proof.c defines these as libcurl's own types.
#ifndef CCURL_TYPES
typedef struct curl ccurl_easy;
typedef struct curl_multi ccurl_multi;
typedef struct curl_list ccurl_list;
typedef void ccurl_descriptor;
// Enumerations in libcurl.
typedef int ccurl_code;
typedef int ccurl_multi_code;
typedef int ccurl_option;
typedef int ccurl_info;
#endif

typedef struct {
  int message;
  ccurl_easy *easy;
  union {
    void *pointer;
    int result;
  } data;
} ccurl_message;

enum { CCURL_GLOBAL_DEFAULT = 3 };
enum { CCURLMSG_DONE = 1 };

enum {
  CCURLOPT_NOSIGNAL = 99,
  CCURLOPT_HTTPAUTH = 107,
  CCURLOPT_TIMEOUT_MS = 155,
  CCURLOPT_CONNECTTIMEOUT_MS = 156,
  CCURLOPT_PROTOCOLS = 181,
  CCURLOPT_QUICK_EXIT = 322,
  CCURLOPT_WRITEDATA = 10001,
  CCURLOPT_URL = 10002,
  CCURLOPT_PROXY = 10004,
  CCURLOPT_ERRORBUFFER = 10010,
  CCURLOPT_USERAGENT = 10018,
  CCURLOPT_HTTPHEADER = 10023,
  CCURLOPT_HEADERDATA = 10029,
  CCURLOPT_ACCEPT_ENCODING = 10102,
  CCURLOPT_PRIVATE = 10103,
  CCURLOPT_USERNAME = 10173,
  CCURLOPT_PASSWORD = 10174,
  CCURLOPT_WRITEFUNCTION = 20011,
  CCURLOPT_HEADERFUNCTION = 20079,
};

enum { CCURLAUTH_DIGEST = 2 };
enum { CCURLPROTO_HTTP = 1, CCURLPROTO_HTTPS = 2 };
enum { CCURL_ERROR_SIZE = 256 };

enum {
  CCURLINFO_PRIVATE = 0x100000 + 21,
  CCURLINFO_REDIRECT_URL = 0x100000 + 31,
  CCURLINFO_RESPONSE_CODE = 0x200000 + 2,
  CCURLINFO_OS_ERRNO = 0x200000 + 25,
};

enum {
  CCURLE_OK = 0,
  CCURLE_URL_MALFORMAT = 3,
  CCURLE_COULDNT_RESOLVE_PROXY = 5,
  CCURLE_COULDNT_RESOLVE_HOST = 6,
  CCURLE_COULDNT_CONNECT = 7,
  CCURLE_OPERATION_TIMEDOUT = 28,
  CCURLE_SSL_CONNECT_ERROR = 35,
  CCURLE_SSL_CERTPROBLEM = 58,
  CCURLE_PEER_FAILED_VERIFICATION = 60,
  CCURLE_SSL_CACERT_BADFILE = 77,
};

/// libcurl's functions.
typedef struct {
  ccurl_code (*global_init)(long flags);
  ccurl_easy *(*easy_init)(void);
  void (*easy_cleanup)(ccurl_easy *);
  ccurl_code (*easy_setopt)(ccurl_easy *, ccurl_option option, ...);
  ccurl_code (*easy_getinfo)(ccurl_easy *, ccurl_info info, ...);
  const char *(*easy_strerror)(ccurl_code code);
  ccurl_multi *(*multi_init)(void);
  ccurl_multi_code (*multi_cleanup)(ccurl_multi *);
  ccurl_multi_code (*multi_add_handle)(ccurl_multi *, ccurl_easy *);
  ccurl_multi_code (*multi_remove_handle)(ccurl_multi *, ccurl_easy *);
  ccurl_multi_code (*multi_perform)(ccurl_multi *, int *running);
  ccurl_multi_code (*multi_poll)(
      ccurl_multi *, ccurl_descriptor *extra, unsigned count, int milliseconds, int *ready);
  ccurl_multi_code (*multi_wakeup)(ccurl_multi *);
  ccurl_message *(*multi_info_read)(ccurl_multi *, int *left);
  ccurl_list *(*slist_append)(ccurl_list *, const char *);
  void (*slist_free_all)(ccurl_list *);
} curl_library;

/// The library, loaded once; null if there is none, or only one older than 7.68 (January 2020).
const curl_library *ccurl_library(void);
