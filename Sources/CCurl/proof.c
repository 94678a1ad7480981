// Compares what library.h declares with libcurl's headers, if they are installed. Only the compiler
// reads this file; it adds nothing to the program.
#if defined(__has_include)
#if __has_include(<curl/curl.h>)
#include <curl/curl.h>
#include <stddef.h>

#define CCURL_TYPES
typedef CURL ccurl_easy;
typedef CURLM ccurl_multi;
typedef struct curl_slist ccurl_list;
typedef struct curl_waitfd ccurl_descriptor;
typedef CURLcode ccurl_code;
typedef CURLMcode ccurl_multi_code;
typedef CURLoption ccurl_option;
typedef CURLINFO ccurl_info;
#include "library.h"

#define SAME_CONSTANT(name) _Static_assert((long)C##name == (long)name, #name)
SAME_CONSTANT(CURL_GLOBAL_DEFAULT);
SAME_CONSTANT(CURL_ERROR_SIZE);
SAME_CONSTANT(CURLMSG_DONE);
SAME_CONSTANT(CURLOPT_NOSIGNAL);
SAME_CONSTANT(CURLOPT_HTTPAUTH);
SAME_CONSTANT(CURLOPT_TIMEOUT_MS);
SAME_CONSTANT(CURLOPT_CONNECTTIMEOUT_MS);
SAME_CONSTANT(CURLOPT_PROTOCOLS);
#if LIBCURL_VERSION_NUM >= 0x075700
SAME_CONSTANT(CURLOPT_QUICK_EXIT);
#endif
SAME_CONSTANT(CURLOPT_WRITEDATA);
SAME_CONSTANT(CURLOPT_URL);
SAME_CONSTANT(CURLOPT_PROXY);
SAME_CONSTANT(CURLOPT_ERRORBUFFER);
SAME_CONSTANT(CURLOPT_USERAGENT);
SAME_CONSTANT(CURLOPT_HTTPHEADER);
SAME_CONSTANT(CURLOPT_HEADERDATA);
SAME_CONSTANT(CURLOPT_ACCEPT_ENCODING);
SAME_CONSTANT(CURLOPT_PRIVATE);
SAME_CONSTANT(CURLOPT_USERNAME);
SAME_CONSTANT(CURLOPT_PASSWORD);
SAME_CONSTANT(CURLOPT_WRITEFUNCTION);
SAME_CONSTANT(CURLOPT_HEADERFUNCTION);
SAME_CONSTANT(CURLAUTH_DIGEST);
SAME_CONSTANT(CURLPROTO_HTTP);
SAME_CONSTANT(CURLPROTO_HTTPS);
SAME_CONSTANT(CURLINFO_PRIVATE);
SAME_CONSTANT(CURLINFO_REDIRECT_URL);
SAME_CONSTANT(CURLINFO_RESPONSE_CODE);
SAME_CONSTANT(CURLINFO_OS_ERRNO);
SAME_CONSTANT(CURLE_OK);
SAME_CONSTANT(CURLE_URL_MALFORMAT);
SAME_CONSTANT(CURLE_COULDNT_RESOLVE_PROXY);
SAME_CONSTANT(CURLE_COULDNT_RESOLVE_HOST);
SAME_CONSTANT(CURLE_COULDNT_CONNECT);
SAME_CONSTANT(CURLE_OPERATION_TIMEDOUT);
SAME_CONSTANT(CURLE_SSL_CONNECT_ERROR);
SAME_CONSTANT(CURLE_SSL_CERTPROBLEM);
SAME_CONSTANT(CURLE_PEER_FAILED_VERIFICATION);
SAME_CONSTANT(CURLE_SSL_CACERT_BADFILE);

#define SAME_TYPE(first, second) \
  _Static_assert(__builtin_types_compatible_p(first, second), #first)
// The parentheses avoid libcurl's macros of the same names.
#define SAME_FUNCTION(name) \
  SAME_TYPE(__typeof__(((curl_library *)0)->name), __typeof__(&(curl_##name)))
SAME_FUNCTION(global_init);
SAME_FUNCTION(easy_init);
SAME_FUNCTION(easy_cleanup);
SAME_FUNCTION(easy_setopt);
SAME_FUNCTION(easy_getinfo);
SAME_FUNCTION(easy_strerror);
SAME_FUNCTION(multi_init);
SAME_FUNCTION(multi_cleanup);
SAME_FUNCTION(multi_add_handle);
SAME_FUNCTION(multi_remove_handle);
SAME_FUNCTION(multi_perform);
SAME_FUNCTION(multi_poll);
SAME_FUNCTION(multi_wakeup);
SAME_FUNCTION(slist_append);
SAME_FUNCTION(slist_free_all);

// Its result is a type of ours, which must have the same layout.
SAME_TYPE(__typeof__(&(curl_multi_info_read)), CURLMsg *(*)(CURLM *, int *));
SAME_TYPE(__typeof__(((curl_library *)0)->multi_info_read), ccurl_message *(*)(CURLM *, int *));
#define SAME_FIELD(own, name)                                                       \
  _Static_assert(offsetof(ccurl_message, own) == offsetof(CURLMsg, name), #name);   \
  _Static_assert(                                                                   \
      sizeof(((ccurl_message *)0)->own) == sizeof(((CURLMsg *)0)->name), #name)
SAME_FIELD(message, msg);
SAME_FIELD(easy, easy_handle);
SAME_FIELD(data, data);
SAME_FIELD(data.pointer, data.whatever);
SAME_FIELD(data.result, data.result);
_Static_assert(sizeof(ccurl_message) == sizeof(CURLMsg), "CURLMsg");

// library.h has `int` for these, and transfer.c has these functions.
_Static_assert(sizeof(CURLcode) == sizeof(int), "CURLcode");
_Static_assert(sizeof(CURLMcode) == sizeof(int), "CURLMcode");
_Static_assert(sizeof(CURLoption) == sizeof(int), "CURLoption");
_Static_assert(sizeof(CURLINFO) == sizeof(int), "CURLINFO");
SAME_TYPE(curl_write_callback, size_t (*)(char *, size_t, size_t, void *));
#endif
#endif
