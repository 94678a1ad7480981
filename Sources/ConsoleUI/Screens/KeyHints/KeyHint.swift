/// One or more keys and a label for what they do, as shown in the status line: `enter open`.
public struct KeyHint: Sendable, Hashable {
  /// The keys as they are shown, separated by spaces: `pgup pgdn`.
  public let keys: String
  /// What the keys do, in a word or two.
  public let label: String
  /// The key that a click on the hint presses; `nil` for a hint for several keys.
  let key: KeyPress?
  /// How the command is listed, if it is one.
  var listing = KeyCommand.Listing()

  /// Creates a hint for several keys.
  public init(_ keys: String, _ label: String) {
    self.keys = keys
    self.label = label
    key = nil
  }

  /// Creates a hint for one key; a click on it presses the key.
  public init(_ key: KeyPress, _ label: String) {
    keys = key.caption
    self.label = label
    self.key = key
  }

  static let pageKeys = "pgup pgdn"

  /// The hints of a list or a text that is longer than a page.
  public static func paging(_ strings: ConsoleStrings) -> [KeyHint] {
    [KeyHint(pageKeys, strings.page), KeyHint("home end", strings.ends)]
  }

  /// The hint of content that is wider than its space.
  public static func scrollingSideways(_ strings: ConsoleStrings) -> KeyHint {
    KeyHint("shift-←→", strings.scrollSideways)
  }

  /// The keys for a screen reader, with arrows as words.
  var spokenKeys: String {
    keys.map { Self.names[$0] ?? String($0) }.joined().split(separator: " ").joined(separator: " ")
  }

  private static let names: [Character: String] = [
    "↑": "up ", "↓": "down ", "←": "left ", "→": "right ",
  ]

  /// The width of the hint in cells; a cap adds a blank on each side of the keys.
  func columns(hasCaps: Bool) -> Int {
    keys.columns + (hasCaps ? 2 : 0) + (label.isEmpty ? 0 : 1 + label.columns)
  }

  /// The hint without its label.
  var withoutLabel: KeyHint { key.map { KeyHint($0, "") } ?? KeyHint(keys, "") }

  /// Whether it is listed in a place.
  func isListed(in place: KeyCommand.Places) -> Bool { listing.hidden.isDisjoint(with: place) }
}

extension KeyPress {
  /// The short name of the key in the status line.
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
