/// Maps bytes and escape sequences to keys, for xterm, tmux, rxvt, PuTTY, kitty and the Linux console.
enum KeySequences {
  /// The keys of `CSI [ final`, which the Linux console sends for F1 to F5.
  static let linuxFunctionKeys: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .function(1), UInt8(ascii: "B"): .function(2),
    UInt8(ascii: "C"): .function(3), UInt8(ascii: "D"): .function(4),
    UInt8(ascii: "E"): .function(5),
  ]

  /// The key of one byte below 0x80.
  static func key(forByte byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key of an Escape followed by one byte below 0x80.
  static func altKey(forByte byte: UInt8) -> KeyPress {
    // The Linux console sends this for Shift-Tab; elsewhere Alt-Tab belongs to the window manager.
    if byte == 0x09 { return .backTab }
    var key = key(forByte: byte)
    key.modifiers.insert(.alt)
    return key
  }

  /// The key of `CSI parameters final`; nil for sequences that are no key, such as mouse and focus reports.
  static func key(parameters: [UInt8], final: UInt8) -> KeyPress? {
    guard let numbers = numbers(parameters) else { return nil }
    let first = numbers.first ?? 1
    guard let modifiers = modifiers(numbers) else { return nil }
    switch Unicode.Scalar(final) {
    case "u": return numbers.isEmpty ? nil : key(forCodePoint: first, modifiers)
    case "~" where parameters.first?.isDigit != true: return nil
    case "~" where numbers.count == 3:
      return first == 27 ? key(forCodePoint: numbers[2], modifiers) : nil
    case "~" where numbers.count < 3:
      return keysByNumber[first].map { KeyPress($0, modifiers: modifiers) }
    case "$", "^", "@":
      guard numbers.count == 1 else { return nil }
      return keysByNumber[first].map { KeyPress($0, modifiers: rxvtModifiers[final] ?? []) }
    case "a", "b", "c", "d":
      guard numbers.isEmpty else { return nil }
      return keysByLetter[final - 0x20].map { KeyPress($0, modifiers: .shift) }
    case "Z": return KeyPress(.backTab, modifiers: modifiers.subtracting(.shift))
    case "P" where numbers.isEmpty:
      // Pause on the Linux console; F1 is `SS3 P`.
      return nil
    case "R" where !numbers.isEmpty && !(numbers.count == 2 && (2...16).contains(numbers[1])):
      // A cursor position report. F3 has no parameters, or a modifier that xterm uses as the second.
      return nil
    default:
      guard first == 1, numbers.count < 3 else { return nil }
      return keysByLetter[final].map { KeyPress($0, modifiers: modifiers) }
    }
  }

  /// The key of `SS3 parameters final`.
  static func key(parameters: [UInt8], singleShift final: UInt8) -> KeyPress? {
    // Some terminals send the modifier as the only number, others as the second.
    guard let numbers = numbers(parameters),
      let modifiers = modifiers(numbers.count == 1 ? [1] + numbers : numbers)
    else { return nil }
    if let key = keysByLetter[final] { return KeyPress(key, modifiers: modifiers) }
    switch Unicode.Scalar(final) {
    case "a", "b", "c", "d":
      return keysByLetter[final - 0x20].map { KeyPress($0, modifiers: .control) }
    case "M": return KeyPress(.enter, modifiers: modifiers)
    case "I": return KeyPress(.tab, modifiers: modifiers)
    case " ": return KeyPress(.character(" "), modifiers: modifiers)
    case "X": return KeyPress(.character("="), modifiers: modifiers)
    case "j"..."y":
      return KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers: modifiers)
    default: return nil
    }
  }

  private static let keysByLetter: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let rxvtModifiers: [UInt8: KeyPress.Modifiers] = [
    UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control, UInt8(ascii: "@"): [.control, .shift],
  ]

  private static let keysByNumber: [Int: KeyPress.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]

  /// Parses numbers separated by semicolons; an empty one is 1, and sub-parameters after a colon are ignored.
  ///
  /// Nil for anything else, as in private sequences, and for the release of a key.
  private static func numbers(_ parameters: [UInt8]) -> [Int]? {
    guard !parameters.isEmpty else { return [] }
    var numbers: [Int] = []
    for part in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let pieces = part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard let digits = pieces.first, let number = digits.isEmpty ? 1 : digits.decimal else {
        return nil
      }
      // kitty: the event type after the modifiers; 3 means that the key was released.
      if numbers.count == 1, pieces.count > 1, pieces[1].elementsEqual([UInt8(ascii: "3")]) {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The modifiers of the second number, which is their bits plus one.
  private static func modifiers(_ numbers: [Int]) -> KeyPress.Modifiers? {
    guard numbers.count > 1 else { return [] }
    guard (1...256).contains(numbers[1]) else { return nil }
    let bits = numbers[1] - 1
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 0b10_1010 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// The key of a code point, as kitty's `CSI u` and xterm's `modifyOtherKeys` send it.
  private static func key(forCodePoint code: Int, _ modifiers: KeyPress.Modifiers) -> KeyPress? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    switch scalar.value {
    case 9:
      return modifiers.contains(.shift)
        ? KeyPress(.backTab, modifiers: modifiers.subtracting(.shift))
        : KeyPress(.tab, modifiers: modifiers)
    case 13: return KeyPress(.enter, modifiers: modifiers)
    case 27: return KeyPress(.escape, modifiers: modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers: modifiers)
    case 0..<0x20, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default: break
    }
    var character = Character(scalar)
    var modifiers = modifiers
    if modifiers == .shift, let upper = character.uppercased().first {
      character = upper
      modifiers = []
    }
    return KeyPress(.character(character), modifiers: modifiers)
  }
}
