internal import ConsoleUI

/// A terminal of lines without a reader: keeps what was said last.
@MainActor final class HeadlessLineTerminal: LinearTextTerminal {
  let size: Size
  let capabilities = Capabilities()
  let events: AsyncStream<TerminalEvent>
  var hidesTyping = false
  private(set) var said: [String] = []
  private let sink: AsyncStream<TerminalEvent>.Continuation

  init(size: Size) {
    self.size = size
    (events, sink) = AsyncStream.makeStream()
  }

  func begin() {}

  func present(_ text: LinearText, announcing news: [String]) { announce(news) }

  func announce(_ lines: [String]) { said += lines }

  func end() { sink.finish() }

  /// What was said since this was asked last.
  func takeSaid() -> [String] {
    defer { said = [] }
    return said
  }
}
