#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Counts a byte with `memchr`, which is the lower bound for the time of any parser.
func occurrences(of byte: UInt8, in bytes: [UInt8]) -> Int {
  bytes.withUnsafeBytes { buffer in
    guard var position = buffer.baseAddress else { return 0 }
    let end = position + buffer.count
    var count = 0
    // Safe because `end - position` bytes are left in the buffer.
    while let found = memchr(position, Int32(byte), end - position) {
      count += 1
      position = UnsafeRawPointer(found) + 1
    }
    return count
  }
}
