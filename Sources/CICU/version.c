#include "headers.h"

#include <unicode/uversion.h>

#include "include/cicu.h"

int32_t cicu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}
