import ConsoleDriver
import Foundation
import Sternik

/// The file of `--svg`, which gets a picture of the screen; `-` is standard output.
@MainActor
struct SVGFile {
  /// Draws the screen, and writes the picture when it ends.
  let terminal: FinalScreenTerminal

  private let path: String
  /// Nil for standard output.
  private let handle: FileHandle?

  /// Opens or creates the file; it keeps its content until the picture is written.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  init(path: String, size: Size?, playing keys: [KeyPress]) throws(UsageError) {
    self.path = path
    handle = path == "-" ? nil : try Self.open(path)
    terminal = FinalScreenTerminal(
      size: size, playing: keys.map { .key($0) }, colors: .trueColor,
      descriptor: handle?.fileDescriptor ?? STDOUT_FILENO
    ) { $0.svg() }
  }

  /// Cuts off the rest of a longer old file.
  ///
  /// - Throws: ``UsageError`` when the picture could not be written to the file. For standard output,
  ///   `terminal.failure` has the error.
  func finish() throws(UsageError) {
    guard let handle else { return }
    if case .outputFailed(let number)? = terminal.failure {
      throw Self.error(path, .number(number))
    }
    // A pipe has no offset and needs no truncation.
    if let end = try? handle.offset() { try? handle.truncate(atOffset: end) }
    try? handle.close()
  }

  private static func open(_ path: String) throws(UsageError) -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(path, .last) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func error(_ path: String, _ cause: SystemError) -> UsageError {
    UsageError(message: Texts.cli.error.svg(path, reason: cause.text))
  }
}
