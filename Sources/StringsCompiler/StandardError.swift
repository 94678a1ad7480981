import Foundation

/// Standard error, where SwiftPM expects the diagnostics of a tool.
enum StandardError {
  /// Prints a line.
  static func print(_ line: some CustomStringConvertible) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
