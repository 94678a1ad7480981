package import ConsoleUI

extension TerminalEvent {
  /// The event in the notation of recordings, such as `key ctrl-c` or `mouse press left 12,5`.
  ///
  /// A size has a line of its own there.
  package var notation: String {
    switch self {
    case .key(let key): "key \(key.name)"
    case .paste(let text): "paste \(text)"
    case .line(let text): "line \(text)"
    case .mouse(let mouse): "mouse \(mouse.notation)"
    case .focus(let isGained): "focus \(isGained ? "in" : "out")"
    case .resize(let size): "size \(size.columns)x\(size.rows)"
    case .endOfInput: "end"
    case .signal(let signal): "signal \(signal.rawValue)"
    }
  }

  /// Parses a ``notation``; `nil` if it is none.
  package init?(notation: String) {
    // Scalars, because a joiner after the blank is one character with it.
    let kind = String(notation.unicodeScalars.prefix { $0 != " " })
    let rest = String(notation.unicodeScalars.dropFirst(kind.unicodeScalars.count + 1))
    switch kind {
    case "paste": self = .paste(rest)
    case "line": self = .line(rest)
    case "end": self = .endOfInput
    case "key":
      guard let key = KeyPress(recordedName: rest) else { return nil }
      self = .key(key)
    case "mouse":
      guard let mouse = MouseEvent(notation: rest) else { return nil }
      self = .mouse(mouse)
    case "focus":
      guard ["in", "out"].contains(rest) else { return nil }
      self = .focus(rest == "in")
    case "size":
      guard let size = Size(recorded: rest) else { return nil }
      self = .resize(size)
    case "signal":
      guard let signal = Console.Signal(rawValue: rest) else { return nil }
      self = .signal(signal)
    default: return nil
    }
  }

  /// The event with ``Recorder/mask`` in place of each character that it would insert.
  func masked(keeping prefix: Int = 0) -> TerminalEvent {
    switch self {
    case .key(var key):
      guard case .character = key.key, !key.modifiers.contains(.control) else { return self }
      key.key = .character(Recorder.mask)
      return .key(key)
    case .paste(let text): return .paste(String(repeating: Recorder.mask, count: text.count))
    case .line(let line):
      let rest = line.dropFirst(prefix)
      return .line(line.prefix(prefix) + String(repeating: Recorder.mask, count: rest.count))
    case .mouse, .focus, .resize, .endOfInput, .signal: return self
    }
  }
}

extension Size {
  /// The most columns or rows of a recording, so that a damaged one does not take all memory.
  private static let recordedCells = 1...1_000

  /// Parses a size such as `80x24`.
  init?(recorded text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy(Self.recordedCells.contains) else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}

extension KeyPress {
  /// Parses a name, also that of a character that ``init(name:)`` does not take, such as a joiner alone.
  fileprivate init?(recordedName name: String) {
    if let key = KeyPress(name: name) {
      self = key
      return
    }
    var (rest, modifiers) = (name.unicodeScalars[...], Modifiers())
    let prefixes: [(String, Modifiers)] = [
      ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
    ]
    for (prefix, modifier) in prefixes where rest.starts(with: prefix.unicodeScalars) {
      rest = rest.dropFirst(prefix.unicodeScalars.count)
      modifiers.insert(modifier)
    }
    let text = String(rest)
    guard text.count == 1, let character = text.first else { return nil }
    self.init(.character(character), modifiers: modifiers)
  }
}
