#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long the processor has worked for this process, on all of its threads.
enum ProcessorTime {
  /// In nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// How often a byte occurs, as fast as the C library finds it: the floor for whatever reads a text.
func occurrences(of byte: UInt8, in bytes: [UInt8]) -> Int {
  bytes.withUnsafeBytes { buffer in
    guard var place = buffer.baseAddress else { return 0 }
    let end = place + buffer.count
    var count = 0
    // Safe because what is left ends where the buffer does.
    while let found = memchr(place, Int32(byte), end - place) {
      count += 1
      place = UnsafeRawPointer(found) + 1
    }
    return count
  }
}
