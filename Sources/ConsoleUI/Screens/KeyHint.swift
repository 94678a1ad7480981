/// A key, or several, and what happens when it is pressed: a part of the status line.
public struct KeyHint: Sendable, Hashable {
  public let keys: String
  public let label: String
  /// The key that a click on the hint stands for, if it is one.
  let key: KeyPress?

  /// Makes a hint for several keys.
  public init(_ keys: String, _ label: String) {
    self.keys = keys
    self.label = label
    key = nil
  }

  public init(_ key: KeyPress, _ label: String) {
    keys = key.caption
    self.label = label
    self.key = key
  }

  static let pageKeys = "pgup pgdn"

  /// The keys that lead through what is longer than a page.
  static func paging(_ words: ConsoleStrings) -> [KeyHint] {
    [KeyHint(pageKeys, words.page), KeyHint("home end", words.ends)]
  }

  /// The keys in words.
  var spokenKeys: String {
    keys.map { Self.names[$0] ?? String($0) }.joined().split(separator: " ").joined(separator: " ")
  }

  private static let names: [Character: String] = [
    "↑": "up ", "↓": "down ", "←": "left ", "→": "right ",
  ]

  /// The columns that the keys and the label, with a space between them, take.
  var columns: Int { keys.columns + (label.isEmpty ? 0 : 1 + label.columns) }

  /// The key alone.
  var bare: KeyHint { key.map { KeyHint($0, "") } ?? KeyHint(keys, "") }
}

extension KeyPress {
  /// The key's name, short enough for a status line.
  var caption: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .escape: "esc"
    default: name
    }
  }
}
