internal import ConsoleUI

/// A linear terminal for tests: it collects the lines that the console writes.
@MainActor final class HeadlessLinearTerminal: LinearTextTerminal {
  let size: Size
  let capabilities = Capabilities()
  let events: AsyncStream<TerminalEvent>
  var hidesTyping = false
  private var output: [String] = []
  private let sink: AsyncStream<TerminalEvent>.Continuation

  init(size: Size) {
    self.size = size
    (events, sink) = AsyncStream.makeStream()
  }

  func begin() {}

  func present(_ text: LinearText, announcing lines: [String]) {
    announce(lines)
  }

  func announce(_ lines: [String]) { output += lines }

  func end() { sink.finish() }

  /// Returns the lines that were written since the last call.
  func takeOutput() -> [String] {
    defer { output = [] }
    return output
  }
}
