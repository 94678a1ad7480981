#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The processor time of this process, of all its threads.
enum ProcessorTime {
  /// In nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
