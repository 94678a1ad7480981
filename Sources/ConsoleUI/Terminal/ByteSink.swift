#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file descriptor that bytes are written to; a reader that went away is an answer, not a signal.
struct ByteSink: Sendable {
  let descriptor: Int32

  /// Makes a sink, and a broken pipe an error instead of the end of the program.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes everything; `false` when nobody reads any more.
  func write(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      // Safe because the pointer is used inside the closure only, and offset < count.
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
      }
      if written > 0 {
        offset += written
      } else if errno == EAGAIN {
        _ = isWritable(withinMilliseconds: 1_000)
      } else if errno != EINTR {
        return false
      }
    }
    return true
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
