import ConsoleUI
import Foundation

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
