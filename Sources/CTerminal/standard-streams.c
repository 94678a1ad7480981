#include <fcntl.h>

/// Opens `/dev/null` for each standard stream that is closed, before the program's own code can get its number.
///
/// Only constructors of shared libraries run earlier. Libdispatch would use a free number for its own purposes. Reading then
/// returns the end of input, and writing fails, as with a closed descriptor.
__attribute__((constructor)) static void open_missing(void) {
  // open(2) returns the lowest free number.
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) == -1) (void)open("/dev/null", O_RDONLY);
  }
}
