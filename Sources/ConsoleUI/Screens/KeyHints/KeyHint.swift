/// One or more keys and a label for what they do, as shown in the status line: `enter open`.
///
/// It is a view, too: a click on it presses its key.
public struct KeyHint: Sendable, Hashable {
  /// The keys as they are shown, separated by spaces: `pgup pgdn`.
  public private(set) var keys: String
  /// What the keys do, in a word or two.
  public let label: String
  /// The key that a click on the hint presses; `nil` for a hint for several keys.
  public let key: KeyPress?
  /// False for a disabled command; only ``Console/statusLine`` gets such hints.
  public internal(set) var isEnabled = true
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

  /// The hint with other words for its keys, such as `5` for F5 in a row of function keys.
  public func captioned(_ keys: String) -> KeyHint {
    var hint = self
    hint.keys = keys
    return hint
  }

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

extension KeyHint: View {
  public func addElements(to tree: inout ElementTree) {
    tree.add(KeyHintElement(hint: self, hasCap: true))
  }
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

/// A key hint in one row.
struct KeyHintElement: Element {
  let hint: KeyHint
  /// Whether the keys are on a cap where there are colours.
  let hasCap: Bool

  var semantics: Semantics { Semantics(.text, label: "\(hint.keys) \(hint.label)") }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? .fixed(1) : Extent(minimum: hint.keys.columns, ideal: hint.columns(hasCaps: hasCap))
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let isCap = hasCap && context.isPainted
    let style: Style = hint.isEnabled ? isCap ? .keyCap : .key : Style(foreground: .faint)
    let keys = (isCap ? " \(hint.keys) " : hint.keys).truncated(to: rect.size.columns)
    context.writeKey(keys, at: rect.origin, style: style)
    let rest = rect.inset(left: keys.columns + 1)
    context.write(
      hint.label.truncated(to: rest.size.columns), at: rest.origin,
      style: hint.isEnabled ? .muted : Style(foreground: .faint))
    let columns = min(rect.size.columns, hint.columns(hasCaps: isCap))
    if let key = hint.key, hint.isEnabled {
      let target = rect.inset(right: rect.size.columns - columns)
      context.addTarget(BarClickTarget(rect: target, action: .key(key)))
    }
  }
}
