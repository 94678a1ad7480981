#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A null-terminated copy of a text, made before the measurement so that C is measured without the conversion.
final class CString {
  let pointer: UnsafePointer<CChar>

  init(_ text: String) { pointer = UnsafePointer(strdup(text)) }

  deinit { free(UnsafeMutablePointer(mutating: pointer)) }
}
