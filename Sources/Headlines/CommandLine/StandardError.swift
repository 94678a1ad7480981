import Foundation
import Sternik

/// Where the program says what is wrong.
enum StandardError {
  /// Writes a line; one that is closed or full is no reason to crash.
  static func print(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("\(line.sanitized)\n".utf8))
  }
}
