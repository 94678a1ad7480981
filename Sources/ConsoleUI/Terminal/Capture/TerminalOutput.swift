import CLibrary

/// Writes to a terminal without waiting for one that has stalled, also in a signal handler.
final class TerminalOutput: Sendable {
  /// How long to wait for the terminal at a time, in milliseconds.
  private static let interval: Int32 = 10

  private let descriptor: Int32

  /// Opens the terminal of a descriptor once more.
  ///
  /// Where the terminal has no name, a duplicate has to do.
  init(sameAs original: Int32) {
    descriptor =
      DescriptorWriter.openTerminal(sameAs: original) ?? fcntl(original, F_DUPFD_CLOEXEC, 3)
  }

  deinit {
    close(descriptor)
  }

  /// Writes the bytes, after a line that says how many were dropped, if any; async-signal-safe.
  func write(_ bytes: borrowing RecentBytes, _ patience: Capture.Patience) {
    let dropped = bytes.droppedCount
    if dropped > 0, !writeNote(dropped, patience) { return }
    var isStalled = false
    bytes.forEachPiece(from: dropped) { pointer, count in
      if !isStalled { isStalled = !write(pointer, count, patience) }
    }
  }

  private func writeNote(_ dropped: Int, _ patience: Capture.Patience) -> Bool {
    // On the stack, because a signal handler must not allocate memory.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 80) { note in
      guard let start = note.baseAddress else { return false }
      var end = 80
      func prepend(_ text: StaticString) {
        end -= text.utf8CodeUnitCount
        (start + end).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      }
      prepend(" bytes of earlier output were dropped]\n")
      var rest = dropped
      repeat {
        end -= 1
        note[end] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      prepend("[")
      return write(UnsafePointer(start + end), 80 - end, patience)
    }
  }

  /// Writes all bytes; false if the terminal is gone or has read nothing for too long.
  private func write(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ patience: Capture.Patience
  ) -> Bool {
    var offset = 0
    var waited: Int32 = 0
    while offset < count {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let ready = poll(&request, 1, Self.interval)
      let written =
        ready > 0
        ? systemWrite(descriptor, bytes + offset, min(count - offset, 2_048)) : Int(ready)
      if written > 0 {
        offset += written
        waited = 0
        continue
      }
      // Signals interrupt `poll`, whether or not their actions restart other calls.
      guard written == 0 || errno == EAGAIN || errno == EINTR, waited < patience.rawValue
      else { return false }
      // A terminal with room for one byte is writable, but does not take a line end.
      if ready > 0 { poll(nil, 0, Self.interval) }
      waited += Self.interval
    }
    return true
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
