/// A key and the modifiers that were held.
///
/// Control with a letter is the lower-case letter with `.control`; Shift with a letter is the upper-case
/// letter without `.shift`, as terminals send it.
public struct KeyPress: Sendable, Hashable {
  /// A key without its modifiers.
  public enum Key: Sendable, Hashable {
    /// A key that types this character.
    case character(Character)
    /// Enter or Return.
    case enter
    /// Escape.
    case escape
    /// Tab.
    case tab
    /// Shift-Tab.
    case backTab
    /// Backspace, which deletes before the cursor.
    case backspace
    /// Delete, which deletes at the cursor.
    case delete
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// Insert.
    case insert
    /// F1 and so on, numbered from 1.
    case function(Int)
  }

  /// Keys that are held while another one is pressed.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift; with a letter the key is the upper-case letter instead.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, or Meta.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
  }

  /// The key without its modifiers.
  public var key: Key
  /// The modifiers that were held.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that a program gets in place of this one, because terminals send the same bytes for both; `nil` if it gets this one.
  package var sentInstead: KeyPress? {
    guard modifiers.contains(.control), case .character(let character) = key else { return nil }
    let sent: Key
    switch character {
    case "i": sent = .tab
    case "j", "m": sent = .enter
    case "h": sent = .backspace
    case "[": sent = .escape
    default: return nil
    }
    return KeyPress(sent, modifiers: modifiers.subtracting(.control))
  }

  /// Whether the key types text in a text field.
  var isText: Bool {
    guard case .character = key else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }

  /// A key that types a character.
  public static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  /// A character's key with Control held.
  public static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }

  /// A character's key with Alt held.
  public static func alt(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .alt)
  }

  /// The function key of a number from 1.
  public static func function(_ number: Int) -> KeyPress { KeyPress(.function(number)) }

  /// Enter or Return.
  public static let enter = KeyPress(.enter)
  /// Escape.
  public static let escape = KeyPress(.escape)
  /// The space bar.
  public static let space = KeyPress.character(" ")
  /// Tab.
  public static let tab = KeyPress(.tab)
  /// Shift-Tab.
  public static let backTab = KeyPress(.backTab)
  /// Backspace.
  public static let backspace = KeyPress(.backspace)
  /// Delete.
  public static let delete = KeyPress(.delete)
  /// The up arrow.
  public static let up = KeyPress(.up)
  /// The down arrow.
  public static let down = KeyPress(.down)
  /// The left arrow.
  public static let left = KeyPress(.left)
  /// The right arrow.
  public static let right = KeyPress(.right)
  /// Home.
  public static let home = KeyPress(.home)
  /// End.
  public static let end = KeyPress(.end)
  /// Page Up.
  public static let pageUp = KeyPress(.pageUp)
  /// Page Down.
  public static let pageDown = KeyPress(.pageDown)
  /// Insert.
  public static let insert = KeyPress(.insert)
}
