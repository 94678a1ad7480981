/// What happened at a time of a ``Recording``.
public struct RecordedEvent: Sendable, Hashable {
  /// What a recording contains.
  public enum Content: Sendable, Hashable {
    /// An event that the program handled, also a change of the terminal's size.
    case input(TerminalEvent)
    /// What changes the screen of a terminal, in its escape sequences.
    case output(String)
  }

  /// The time since the recording began.
  public let time: Duration
  /// What happened.
  public let content: Content

  /// Makes an event.
  public init(at time: Duration, _ content: Content) {
    (self.time, self.content) = (time, content)
  }

  /// The line of a recording, without its line feed.
  package var line: String {
    let (seconds, attoseconds) = time.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    let padding = String(repeating: "0", count: 6 - fraction.count)
    let (code, data) = codeAndData
    return "[\(seconds).\(padding)\(fraction), \"\(code)\", \(JSONText.quoted(data))]"
  }

  private var codeAndData: (code: String, data: String) {
    switch content {
    case .output(let text): ("o", text)
    case .input(.resize(let size)): ("r", "\(size.columns)x\(size.rows)")
    case .input(let event): ("i", event.notation)
    }
  }
}
