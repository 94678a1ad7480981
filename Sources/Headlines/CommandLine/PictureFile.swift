import Foundation
import Sternik

/// The file that gets a picture of the screen, as SVG; `-` is standard output.
@MainActor
struct PictureFile {
  /// Where the screen is drawn; it writes the picture when it ends.
  let terminal: FinalScreenTerminal

  private let path: String
  /// None for standard output.
  private let handle: FileHandle?

  /// Opens the file, or makes it; what is in it stays until there is a picture.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  init(path: String, size: Size?, playing keys: [KeyPress]) throws(UsageError) {
    self.path = path
    handle = path == "-" ? nil : try Self.open(path)
    terminal = FinalScreenTerminal(
      size: size, playing: keys.map { .key($0) },
      descriptor: handle?.fileDescriptor ?? STDOUT_FILENO
    ) { $0.svg() }
  }

  /// Takes away what an older picture has left behind this one.
  ///
  /// - Throws: ``UsageError`` when the picture could not be written to its file; what cannot be written to
  ///   standard output is the terminal's failure.
  func finish() throws(UsageError) {
    guard let handle else { return }
    if case .outputFailed(let reason)? = terminal.failure { throw Self.error(path, .words(reason)) }
    // What has no end, as a pipe, has nothing behind it.
    if let end = try? handle.offset() { try? handle.truncate(atOffset: end) }
    try? handle.close()
  }

  private static func open(_ path: String) throws(UsageError) -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(path, .last) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func error(_ path: String, _ reason: SystemReason) -> UsageError {
    UsageError(message: Texts.cli.error.svg(path, reason.text))
  }
}
