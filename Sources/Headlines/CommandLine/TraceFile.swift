import Foundation
import Sternik

/// A file to which each step of the reader is appended as a line, at once.
@MainActor
final class TraceFile {
  /// Why lines are missing, if any are: the file could not be written any more.
  private(set) var failure: UsageError?

  private let path: String
  private let handle: FileHandle

  /// Opens the file, or makes it; what is in it stays.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  init(path: String) throws(UsageError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.error(path, .last) }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes down what happens in a window from now on.
  func follow(_ window: Window) {
    window.trace { self.append($0) }
  }

  private func append(_ line: TraceLine) {
    guard failure == nil else { return }
    do {
      try handle.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      failure = Self.error(path, error.systemReason)
    }
  }

  private static func error(_ path: String, _ reason: SystemReason) -> UsageError {
    UsageError(message: Texts.cli.error.trace(path, reason.text))
  }
}
