internal import CTerminal
import Synchronization

/// A call of the program's own code that a console makes; one that does not return has a name by it.
package struct ProgramCall: Sendable {
  /// What is called, in words.
  enum Kind: String, Sendable {
    /// Titles, rows, and what has no screen.
    case drawing = "drawing"
    case body = "`body`"
    case commands = "`commands`"
    // The closures of views and commands.
    case key = "what a key calls"
    case typing = "what typed text calls"
    case mouse = "what the mouse calls"
    case terminal = "what an event of the terminal calls"
    case search = "what a search calls"
    case timer = "what a timer calls"
    /// What a view reports after a drawing.
    case report = "what its views report"
  }

  /// The type of the screen.
  let subject: Any.Type
  let kind: Kind
  /// In milliseconds.
  private let start: UInt64

  /// A call that takes longer is reported; none is if it is `nil`.
  @MainActor package static var longestMilliseconds: UInt64? = 1_000

  private static let running = Mutex<ProgramCall?>(nil)
  /// The calls that have taken too long since ``takeLong()``, in words.
  @MainActor private static var long: [(subject: Any.Type, description: String, start: UInt64)] = []

  /// The innermost call that runs now; any thread may ask.
  static var current: ProgramCall? { running.withLock { $0 } }

  /// Calls `body` as a call of a kind; `key` is the key that leads to it.
  @MainActor static func run<Result>(
    _ kind: Kind, of subject: Any.Type, key: @autoclosure () -> KeyPress? = nil,
    _ body: () -> Result
  ) -> Result {
    let outer = begin(kind, of: subject)
    let result = body()
    end(resuming: outer, key: key())
    return result
  }

  /// Begins a call, within another one or not, which this returns for ``end(resuming:key:)``.
  @MainActor static func begin(_ kind: Kind, of subject: Any.Type) -> ProgramCall? {
    let call = ProgramCall(subject: subject, kind: kind, start: cterminal_milliseconds())
    return running.withLock { current in
      defer { current = call }
      return current
    }
  }

  /// Ends the call that runs now, within another one or not.
  @MainActor static func end(
    resuming outer: ProgramCall?, key: @autoclosure () -> KeyPress? = nil
  ) {
    let ended = running.withLock { current in
      defer { current = outer }
      return current
    }
    guard let ended, let longestMilliseconds, ended.milliseconds >= longestMilliseconds else {
      return
    }
    // A call within this one that took too long is the one to look at.
    if let last = long.last, last.start >= ended.start { return }
    let name = key().map { "what the key \($0) calls" } ?? ended.kind.rawValue
    long.append((ended.subject, "\(name) took \(ended.milliseconds / 1_000) s", ended.start))
  }

  /// Removes and returns the calls that have taken too long, of all consoles.
  @MainActor static func takeLong() -> [(subject: Any.Type, description: String)] {
    if long.isEmpty { return [] }
    defer { long = [] }
    return long.map { ($0.subject, $0.description) }
  }

  /// Prints the call that runs now on standard error: `ListScreen` has not returned from `body` for 5 s.
  package static func printWait(ofMilliseconds shortest: UInt64 = 0) {
    guard let call = current, call.milliseconds >= shortest else { return }
    let place = "`\(call.subject)` has not returned from \(call.kind.rawValue)"
    // Tried once: what reads standard error may have stopped, too.
    var isFirst = true
    _ = DescriptorWriter(descriptor: 2).write(
      Array("sternik: \(place) for \(call.milliseconds / 1_000) s\n".utf8)
    ) {
      defer { isFirst = false }
      return isFirst
    }
  }

  /// The time since the call began.
  private var milliseconds: UInt64 {
    let now = cterminal_milliseconds()
    return now > start ? now - start : 0
  }
}

extension TerminalEvent {
  /// How a call that it leads to is named.
  var callKind: ProgramCall.Kind {
    switch self {
    case .key: .key
    case .paste, .line: .typing
    case .mouse: .mouse
    case .focus, .resize, .endOfInput, .signal: .terminal
    }
  }

  /// The key that was pressed, unless it is a character, which may be a part of a password.
  var namedKey: KeyPress? {
    guard case .key(let key) = self else { return nil }
    if case .character = key.key, key.modifiers.isEmpty { return nil }
    return key
  }
}
