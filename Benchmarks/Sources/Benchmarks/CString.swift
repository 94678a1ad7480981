#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A text as C keeps it, so that measuring C does not measure its conversion.
final class CString {
  let pointer: UnsafePointer<CChar>

  init(_ text: String) { pointer = UnsafePointer(strdup(text)) }

  deinit { free(UnsafeMutablePointer(mutating: pointer)) }
}
