import Foundation
import Sternik

/// A file to which each navigation step is appended as a line, at once.
@MainActor
final class TraceFile {
  /// The first error in writing; later lines are dropped.
  private(set) var failure: UsageError?

  private let path: String
  private let handle: FileHandle

  /// Opens or creates the file for appending.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  init(path: String) throws(UsageError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.error(path, .last) }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes the trace of a window from now on.
  func observe(_ window: Window) {
    window.trace { self.append($0) }
  }

  private func append(_ line: String) {
    guard failure == nil else { return }
    do {
      try handle.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      failure = Self.error(path, error.systemError)
    }
  }

  private static func error(_ path: String, _ cause: SystemError) -> UsageError {
    UsageError(message: Texts.cli.error.trace(path, reason: cause.text))
  }
}
