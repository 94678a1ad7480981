import Foundation

/// Where diagnostics go: SwiftPM shows what a tool writes there.
enum StandardError {
  /// Writes a line.
  static func print(_ line: some CustomStringConvertible) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
