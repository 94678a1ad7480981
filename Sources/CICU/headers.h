// Stops with a hint if ICU's headers are not installed; include it before any of them.
#pragma once
#if defined(__has_include)
#if !__has_include(<unicode/utypes.h>)
#error "ICU's headers are missing. Install them: apt-get install libicu-dev (Debian, Ubuntu), dnf install libicu-devel (Fedora), brew install icu4c (macOS)."
#endif
#endif
#include <unicode/utypes.h>
