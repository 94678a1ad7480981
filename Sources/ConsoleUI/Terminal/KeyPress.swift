/// A key with the modifiers that were held.
///
/// Control with a letter gives the lower-case letter and `.control`; Shift with a letter is just the
/// upper-case letter, as terminals send it.
public struct KeyPress: Sendable, Hashable {
  public enum Key: Sendable, Hashable {
    case character(Character)
    case enter
    case escape
    case tab
    case backTab
    case backspace
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case insert
    case function(Int)
  }

  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1 << 0)
    public static let alt = Modifiers(rawValue: 1 << 1)
    public static let control = Modifiers(rawValue: 1 << 2)
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Whether it is text where text is typed.
  var isText: Bool {
    guard case .character = key else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }

  public static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  public static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }

  public static func alt(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .alt)
  }

  public static func function(_ number: Int) -> KeyPress { KeyPress(.function(number)) }

  public static let enter = KeyPress(.enter)
  public static let escape = KeyPress(.escape)
  public static let space = KeyPress.character(" ")
  public static let tab = KeyPress(.tab)
  public static let backTab = KeyPress(.backTab)
  public static let backspace = KeyPress(.backspace)
  public static let delete = KeyPress(.delete)
  public static let up = KeyPress(.up)
  public static let down = KeyPress(.down)
  public static let left = KeyPress(.left)
  public static let right = KeyPress(.right)
  public static let home = KeyPress(.home)
  public static let end = KeyPress(.end)
  public static let pageUp = KeyPress(.pageUp)
  public static let pageDown = KeyPress(.pageDown)
  public static let insert = KeyPress(.insert)
}
