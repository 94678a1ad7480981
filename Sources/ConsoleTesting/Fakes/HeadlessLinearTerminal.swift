internal import ConsoleUI

/// A linear terminal for tests: it collects the lines that the console writes.
@MainActor final class HeadlessLinearTerminal: LinearTextTerminal {
  let size: Size
  let capabilities = Capabilities()
  let events = TerminalEvents()
  var hidesTyping = false
  private var output: [String] = []

  init(size: Size) {
    self.size = size
  }

  func begin() {}

  func present(_ text: LinearText, announcing lines: [String]) {
    announce(lines)
  }

  func announce(_ lines: [String]) { output += lines }

  func end() {}

  /// Returns the lines that the console has written since the last call.
  func takeOutput() -> [String] {
    defer { output = [] }
    return output
  }
}
