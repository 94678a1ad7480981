import Foundation
import StringsFormats

/// A standard stream, written in large parts.
struct StandardStream: ~Copyable {
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var error: (code: Int32, text: String)?

  private static let partSize = 1 << 16

  init(_ handle: FileHandle) { self.handle = handle }

  mutating func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= Self.partSize { flush() }
  }

  /// Writes what is left.
  ///
  /// - Returns: The reason if not all was written, such as a full disk; a closed pipe is none.
  mutating func finish() -> String? {
    flush()
    return error.flatMap { $0.code == EPIPE ? nil : $0.text }
  }

  private mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard error == nil, !buffer.isEmpty else { return }
    do {
      try handle.write(contentsOf: buffer)
    } catch let failure {
      error = failure.systemReason
    }
  }
}
