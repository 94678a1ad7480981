import CLibrary

/// Writes bytes to a file descriptor without dying from a broken pipe.
package struct DescriptorWriter: Sendable {
  /// How a write ended.
  enum WriteResult {
    case written
    /// A system call failed, mostly because the reading end is closed; `errno` has the reason.
    case failed
    /// The caller cancelled; a part may be written.
    case cancelled
  }

  /// The bytes per system call: between two calls the caller can cancel.
  private static let chunkSize = 4_096

  let descriptor: Int32
  /// The same terminal, opened for writes that do not wait; `nil` if there is none.
  private let immediate: Int32?
  /// Closes the descriptors that are this writer's own.
  private let owner: DescriptorOwner?

  /// Makes a writer to a descriptor, which its caller closes.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    immediate = nil
    owner = nil
  }

  /// Makes a writer to the terminal of a descriptor, whatever the descriptor leads to now or later.
  init(toTerminalOf original: Int32) {
    (descriptor, immediate) = Capture.withTerminal(of: original) {
      (fcntl($0, F_DUPFD_CLOEXEC, 3), Self.openTerminal(sameAs: $0))
    }
    owner = DescriptorOwner(descriptors: [descriptor, immediate].compactMap(\.self))
  }

  /// Opens the terminal of a descriptor once more, for writes that do not wait; `nil` if it has no name, as in some
  /// containers.
  ///
  /// Whether writes wait is a property of the open file, which a duplicate shares with the shell.
  static func openTerminal(sameAs original: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(original, &name, name.count) == 0 else { return nil }
    let opened = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return opened >= 0 ? opened : nil
  }

  /// Writes as many bytes as the terminal takes without waiting, and returns their number; nil on failure.
  ///
  /// A terminal that is gone sends no SIGPIPE.
  func writeNow(_ bytes: [UInt8]) -> Int? {
    guard let immediate else { return 0 }
    var offset = 0
    while offset < bytes.count {
      // Safe because the pointer is used inside the closure only, and offset < count.
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(immediate, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
      }
      if written >= 0 {
        offset += written
      } else if errno != EINTR {
        return errno == EAGAIN ? offset : nil
      }
    }
    return offset
  }

  /// Writes all bytes; false on failure, with the reason in `errno`.
  package func write(_ bytes: [UInt8]) -> Bool { write(bytes) { true } == .written }

  /// Writes all bytes, calling `shouldContinue` before each chunk.
  func write(_ bytes: [UInt8], while shouldContinue: () -> Bool) -> WriteResult {
    var offset = 0
    while offset < bytes.count {
      guard shouldContinue() else { return .cancelled }
      guard isWritable(withinMilliseconds: 100) else { continue }
      // Safe because the pointer is used inside the closure only, and offset < count.
      let written = bytes.withUnsafeBytes { buffer in
        BrokenPipe.withoutSignal {
          systemWrite(
            descriptor, buffer.baseAddress.map { $0 + offset },
            min(buffer.count - offset, Self.chunkSize))
        }
      }
      if written > 0 {
        offset += written
      } else if errno != EINTR, errno != EAGAIN {
        return .failed
      }
    }
    return .written
  }

  /// Drops the output that the terminal has not read yet, which unblocks a waiting write.
  func discardPending() {
    tcflush(descriptor, TCOFLUSH)
  }

  /// Whether a write of some bytes would not block, waiting at most this long.
  func isWritable(withinMilliseconds timeout: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, timeout) > 0
  }
}

private final class DescriptorOwner: Sendable {
  private let descriptors: [Int32]

  init(descriptors: [Int32]) {
    self.descriptors = descriptors
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  guard let bytes else { return 0 }
  return write(descriptor, bytes, count)
}

extension DescriptorWriter {
  /// Writes a line to standard error.
  static func writeToStandardError(_ line: String) {
    _ = DescriptorWriter(descriptor: 2).write(Array("\(line.sanitized)\n".utf8))
  }
}
