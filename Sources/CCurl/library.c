#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static curl_library library;
static bool is_complete;

static void *handle(void) {
#ifdef __APPLE__
  return dlopen("/usr/lib/libcurl.4.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *found = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  return found ? found : dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
#endif
}

static void load(void) {
  void *curl = handle();
  if (!curl) return;
  is_complete = true;
#define FIND(name) \
  *(void **)&library.name = dlsym(curl, "curl_" #name); \
  if (!library.name) is_complete = false
  FIND(global_init);
  FIND(easy_init);
  FIND(easy_cleanup);
  FIND(easy_setopt);
  FIND(easy_getinfo);
  FIND(easy_strerror);
  FIND(multi_init);
  FIND(multi_cleanup);
  FIND(multi_add_handle);
  FIND(multi_remove_handle);
  FIND(multi_perform);
  FIND(multi_poll);
  FIND(multi_wakeup);
  FIND(multi_info_read);
  FIND(slist_append);
  FIND(slist_free_all);
#undef FIND
  if (is_complete) is_complete = library.global_init(CCURL_GLOBAL_DEFAULT) == CCURLE_OK;
}

const curl_library *ccurl_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_complete ? &library : NULL;
}
