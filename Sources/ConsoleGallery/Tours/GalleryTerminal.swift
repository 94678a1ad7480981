internal import ConsoleUI

/// The terminal of a ``GalleryScript``, which shows nothing.
@MainActor final class GalleryTerminal: Terminal {
  let size: Size
  let capabilities = Capabilities(colors: .trueColor)
  let events = TerminalEvents()

  init(size: Size) { self.size = size }

  func begin() {}

  func copy(_ text: String) -> Bool { true }

  func present(_ canvas: Canvas) {}

  /// Runs nothing: a gallery shows a program without its surroundings.
  func run(_ program: ExternalProgram) -> TerminationStatus { .exited(status: 0) }

  func end() {}
}
