import Synchronization

/// A call of the program's own code that a console makes; one that does not return has a name by it.
package struct ProgramCall: Sendable {
  /// What is called.
  enum Kind: Sendable {
    /// The window is drawn: titles, and what has no screen.
    case drawing
    /// The `body` of a screen.
    case body
    /// The `commands` of a screen.
    case commands
    /// What an event leads to: the closures of views and commands.
    case event(TerminalEvent)
    /// A search that a list continues.
    case search
    /// What a view reports after a drawing.
    case report
  }

  /// The type of the screen.
  let subject: Any.Type
  let kind: Kind
  private let start = ContinuousClock.now

  /// A call that takes longer is reported; tests change it.
  @MainActor static var longestDuration = Duration.seconds(1)

  private static let running = Mutex<ProgramCall?>(nil)
  /// The calls that have taken too long since ``takeLong()``.
  @MainActor private static var long: [(call: ProgramCall, duration: Duration)] = []

  private init(_ kind: Kind, of subject: Any.Type) { (self.kind, self.subject) = (kind, subject) }

  /// The innermost call that runs now; any thread may ask.
  static var current: ProgramCall? { running.withLock { $0 } }

  /// The time since the call began.
  private var duration: Duration { .now - start }

  /// Calls `body` as a call of a kind, which calls within it may interrupt.
  @MainActor static func run<Result>(
    _ kind: Kind, of subject: Any.Type, _ body: () -> Result
  ) -> Result {
    let call = ProgramCall(kind, of: subject)
    let outer = exchange(call)
    let longCount = long.count
    let result = body()
    _ = exchange(outer)
    let duration = call.duration
    // A call within this one that took too long is the one to look at.
    if duration > longestDuration, long.count == longCount { long.append((call, duration)) }
    return result
  }

  /// Removes and returns the calls that have taken too long.
  @MainActor static func takeLong() -> [(call: ProgramCall, duration: Duration)] {
    if long.isEmpty { return [] }
    defer { long = [] }
    return long
  }

  private static func exchange(_ call: ProgramCall?) -> ProgramCall? {
    running.withLock { current in
      defer { current = call }
      return current
    }
  }

  /// What is called, in words: `body`, or what a key calls.
  var name: String {
    switch kind {
    case .drawing: "the drawing of the window"
    case .body: "`body`"
    case .commands: "`commands`"
    case .event(let event): "what \(event.callName) calls"
    case .search: "what a search calls"
    case .report: "what its views report"
    }
  }

  /// Prints the call that runs now on standard error: `ListScreen` has not returned from `body` for 5 s.
  package static func printWait(longerThan shortest: Duration = .zero) {
    guard let call = current, call.duration > shortest else { return }
    DescriptorWriter.writeToStandardError(
      "sternik: `\(call.subject)` has not returned from \(call.name) for \(call.duration.components.seconds) s"
    )
  }
}

extension TerminalEvent {
  /// What the user did, without the text that was typed.
  fileprivate var callName: String {
    switch self {
    case .key(let key):
      if case .character = key.key, key.modifiers.isEmpty {
        "a typed character"
      } else {
        "the key \(key)"
      }
    case .paste: "a paste"
    case .mouse: "the mouse"
    case .line: "a line of input"
    case .focus, .resize, .endOfInput: "an event of the terminal"
    case .signal: "a signal"
    }
  }
}
