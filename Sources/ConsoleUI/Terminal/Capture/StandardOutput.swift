@preconcurrency import CLibrary
import Dispatch

/// The buffer in which `print` collects output before it is written.
enum StandardOutput {
  /// How long flushing may take: a thread that is stuck in a `print` locks the buffer.
  private static let timeout = DispatchTimeInterval.seconds(1)

  /// Writes what is in the buffer.
  static func flush() { BrokenPipe.withoutSignal { _ = fflush(stdout) } }

  /// Writes what is in the buffer, without waiting for a stuck thread.
  static func flushAtEnd() { withTimeout { fflush(stdout) } }

  /// Writes what is in the buffers of all streams of C, without waiting for a stuck thread.
  static func flushAllAtEnd() { withTimeout { fflush(nil) } }

  /// Writes the buffer at each line end, so that output has the order in which it was printed.
  static func bufferLines() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }

  private static func withTimeout(_ flush: @escaping @Sendable () -> Void) {
    let flushed = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      BrokenPipe.withoutSignal(flush)
      flushed.signal()
    }
    _ = flushed.wait(timeout: .now() + timeout)
  }
}
