extension KeyPress {
  private static let names: [(name: String, key: Key)] = [
    ("space", .character(" ")), ("enter", .enter), ("escape", .escape), ("tab", .tab),
    ("backspace", .backspace), ("delete", .delete), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("insert", .insert),
  ]
  private static let aliases: [String: Key] = [
    "return": .enter, "esc": .escape, "backtab": .backTab, "del": .delete, "ins": .insert,
    "pgup": .pageUp, "pgdn": .pageDown, "page-up": .pageUp, "page-down": .pageDown,
  ]
  private static let modifierNames: [(prefix: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]
  private static let functionNumbers = 1...63

  /// Parses a name such as `down`, `q`, `space`, `f1`, `ctrl-c`, `alt-x` or `shift-tab`.
  ///
  /// Modifiers may come in any order, and upper case does not matter except for a single letter. Nil if the
  /// name is not that of a key.
  public init?(name: String) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while rest.count > 1,
      let (prefix, modifier) = Self.modifierNames.first(where: {
        rest.lowercased().hasPrefix($0.prefix)
      }), rest.count > prefix.count
    {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    guard var key = Self.key(named: String(rest)) else { return nil }
    if key == .tab, modifiers.contains(.shift) {
      key = .backTab
      modifiers.remove(.shift)
    }
    if case .character(let character) = key {
      if modifiers.contains(.control) {
        key = .character(character.simplyLowercased)
      }
      if modifiers.contains(.shift), character.isLetter {
        key = .character(character.simplyUppercased)
        modifiers.remove(.shift)
      }
    }
    self.init(key, modifiers: modifiers)
  }

  /// The name that ``init(name:)`` parses back to this key.
  public var name: String {
    var prefix = ""
    for (name, modifier) in Self.modifierNames where modifiers.contains(modifier) {
      prefix += name
    }
    return prefix + key.name
  }

  private static func key(named name: String) -> Key? {
    if name.count == 1, let character = name.first, name.sanitized == name {
      return .character(character)
    }
    let lowercased = name.lowercased()
    if let key = names.first(where: { $0.name == lowercased })?.key { return key }
    if let key = aliases[lowercased] { return key }
    guard lowercased.hasPrefix("f"), let number = Int(lowercased.dropFirst()),
      functionNumbers.contains(number)
    else { return nil }
    return .function(number)
  }

  fileprivate static func name(of key: Key) -> String? {
    names.first { $0.key == key }?.name
  }
}

extension KeyPress: CustomStringConvertible {
  public var description: String { name }
}

extension KeyPress.Key {
  fileprivate var name: String {
    switch self {
    case .backTab: "shift-tab"
    case .function(let number): "f\(number)"
    case .character(let character): KeyPress.name(of: self) ?? String(character)
    default: KeyPress.name(of: self) ?? ""
    }
  }
}

extension Character {
  /// The lower-case form if that is one character, else the character itself.
  fileprivate var simplyLowercased: Character {
    let text = lowercased()
    return text.count == 1 ? text.first ?? self : self
  }

  /// The upper-case form if that is one character, else the character itself.
  fileprivate var simplyUppercased: Character {
    let text = uppercased()
    return text.count == 1 ? text.first ?? self : self
  }
}
