#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file descriptor that bytes are written to; a reader that went away is an answer, not a signal.
struct ByteSink: Sendable {
  /// What writing has come to.
  enum Result {
    case written
    /// Nobody reads any more.
    case lost
    /// Nobody wants it written any more; a part may be.
    case abandoned
  }

  /// So much is written at once: who waits longer than for this can stop the rest.
  private static let portion = 4_096

  let descriptor: Int32

  /// Makes a sink, and a broken pipe an error instead of the end of the program.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes everything; `false` when nobody reads any more.
  func write(_ bytes: [UInt8]) -> Bool { write(bytes) { true } == .written }

  /// Writes everything, as long as it is wanted.
  func write(_ bytes: [UInt8], while isWanted: () -> Bool) -> Result {
    var offset = 0
    while offset < bytes.count {
      guard isWanted() else { return .abandoned }
      guard isWritable(withinMilliseconds: 100) else { continue }
      // Safe because the pointer is used inside the closure only, and offset < count.
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(
          descriptor, buffer.baseAddress.map { $0 + offset },
          min(buffer.count - offset, Self.portion))
      }
      if written > 0 {
        offset += written
      } else if errno != EINTR, errno != EAGAIN {
        return .lost
      }
    }
    return .written
  }

  /// Throws away what a terminal has been sent and nobody has read, which also ends waiting for room.
  func discard() {
    tcflush(descriptor, TCOFLUSH)
  }

  /// Whether some bytes can be written without waiting any longer.
  func isWritable(withinMilliseconds timeout: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, timeout) > 0
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  guard let bytes else { return 0 }
  return write(descriptor, bytes, count)
}
