import Foundation
import Sternik

/// Standard output, for what the program prints without a screen.
enum StandardOutput {
  /// Writes a text; a reader that has read enough is no error.
  ///
  /// - Throws: `TerminalError` if it is closed or full.
  static func write(_ text: String) throws(TerminalError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      switch error.systemError {
      case .number(EPIPE): break
      case .number(let number): throw .outputFailed(number: number)
      case .message: throw .outputFailed(number: EIO)
      }
    }
  }
}

/// Standard error, for the program's messages.
enum StandardError {
  /// Writes one line; ignores errors, since standard error may be closed or full.
  static func print(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("\(line.sanitized)\n".utf8))
  }
}
