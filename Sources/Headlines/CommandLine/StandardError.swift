import Foundation
import Sternik

/// Standard error, for the program's messages.
enum StandardError {
  /// Writes one line; ignores errors, since standard error may be closed or full.
  static func print(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("\(line.sanitized)\n".utf8))
  }
}
