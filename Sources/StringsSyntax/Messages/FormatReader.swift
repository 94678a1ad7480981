/// Parses a format: printf's syntax with Apple's `%@` and `%#@name@`.
package struct FormatReader {
  private(set) var pieces: [Format.Piece] = []
  private(set) var malformed: [String] = []
  private let source: String
  private let units: [UInt8]
  private var index = 0
  private var textStart = 0
  private var text = ""

  /// The maximum width and precision, so that a translation cannot request any amount of memory.
  package static let maximumMeasure = 1_000
  private static let maximumAddress = 1_000

  init(_ source: String) {
    self.source = source
    units = Array(source.utf8)
  }

  mutating func readAll() {
    while index < units.count {
      guard units[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      takeText(until: start)
      index += 1
      if peek == UInt8(ascii: "%") {
        index += 1
        textStart = index - 1
        takeText(until: index)
      } else if let placeholder = readPlaceholder(from: start) {
        endText()
        pieces.append(.placeholder(placeholder))
        textStart = index
      } else {
        if !isInAddress(start) {
          malformed.append(source.excerpt(fromByte: start, throughByte: index))
        }
        index = start + 1
        textStart = start
      }
    }
    takeText(until: units.count)
    endText()
  }

  private var peek: UInt8? { index < units.count ? units[index] : nil }

  /// True before `#@`.
  private var startsVariable: Bool {
    peek == UInt8(ascii: "#") && index + 1 < units.count && units[index + 1] == UInt8(ascii: "@")
  }

  private mutating func readPlaceholder(from start: Int) -> Placeholder? {
    let position = readPosition()
    guard position != 0 else { return nil }
    var flags = readFlags()
    let afterFlags = index
    // CoreFoundation takes the digit of `%1#@name@`, in which `$` was forgotten, for a width.
    if readNumber() != nil, startsVariable {
      flags.insert(.alternate)
      index += 1
    } else {
      index = afterFlags
    }
    if flags.contains(.alternate), peek == UInt8(ascii: "@") {
      guard let name = readName() else { return nil }
      return Placeholder(
        source: slice(start, index), position: position, flags: [], width: nil, precision: nil,
        conversion: .variable(name))
    }
    guard let width = readMeasure() else { return nil }
    var precision: Placeholder.Measure?
    if peek == UInt8(ascii: ".") {
      index += 1
      guard let measure = readMeasure() else { return nil }
      precision = measure ?? .fixed(0)
    }
    skipLength()
    guard let unit = peek, let conversion = FormatReader.conversion(unit) else { return nil }
    index += 1
    if isInWord(start) || isInAddress(start) { flags.insert(.percentSign) }
    return Placeholder(
      source: slice(start, index), position: position, flags: flags, width: width,
      precision: precision, conversion: conversion)
  }

  /// Whether the placeholder that was read is a part of a word such as `5%-os`.
  private func isInWord(_ start: Int) -> Bool {
    guard index == start + 3, units[start + 1] == UInt8(ascii: "-"), start > 0 else { return false }
    let follows = peek.map { (0x61...0x7A).contains($0) || $0 >= 0x80 } ?? false
    return (0x30...0x39).contains(units[start - 1]) && follows
  }

  /// Whether two hexadecimal digits follow a percent sign in an address such as `https://example.org/a%20b`.
  private func isInAddress(_ start: Int) -> Bool {
    let digits = units[(start + 1)...].prefix(2)
    // `%04d` is a placeholder there, too: no address has controls.
    guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let first = digits.first, first >= UInt8(ascii: "2")
    else { return false }
    // Longer ones are hardly meant for readers.
    let word = units[..<start].suffix(Self.maximumAddress).reversed().prefix {
      (0x21..<0x80).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<")
    }
    return zip(word, zip(word.dropFirst(), word.dropFirst(2))).contains {
      $0 == UInt8(ascii: "/") && $1.0 == UInt8(ascii: "/") && $1.1 == UInt8(ascii: ":")
    }
  }

  /// Reads digits and a dollar sign, or nothing.
  ///
  /// - Returns: The position; `nil` if there is none; 0 if it is 0 or above 99, which is malformed.
  private mutating func readPosition() -> Int? {
    let start = index
    guard let number = readNumber(), peek == UInt8(ascii: "$") else {
      index = start
      return nil
    }
    index += 1
    return number <= 99 ? number : 0
  }

  /// Reads digits; `nil` if there are none.
  ///
  /// A number above `maximumMeasure` is cut to one more.
  private mutating func readNumber() -> Int? {
    var number: Int?
    while let unit = peek, (0x30...0x39).contains(unit) {
      let value = (number ?? 0) * 10 + Int(unit - 0x30)
      number = min(value, FormatReader.maximumMeasure + 1)
      index += 1
    }
    return number
  }

  private mutating func readFlags() -> Placeholder.Flags {
    var flags: Placeholder.Flags = []
    while let unit = peek {
      switch unit {
      case UInt8(ascii: "-"): flags.insert(.leftAligned)
      case UInt8(ascii: "+"): flags.insert(.signed)
      case UInt8(ascii: " "): flags.insert(.spaced)
      case UInt8(ascii: "0"): flags.insert(.zeroPadded)
      case UInt8(ascii: "#"): flags.insert(.alternate)
      case UInt8(ascii: "'"): flags.insert(.grouped)
      default: return flags
      }
      index += 1
    }
    return flags
  }

  /// Reads a width or precision: `.some(nil)` if there is none, `nil` if it is malformed or too large.
  private mutating func readMeasure() -> Placeholder.Measure?? {
    if peek == UInt8(ascii: "*") {
      index += 1
      let position = readPosition()
      return position == 0 ? nil : .some(.argument(position: position))
    }
    guard let number = readNumber() else { return .some(nil) }
    return number > FormatReader.maximumMeasure ? nil : .some(.fixed(number))
  }

  /// Reads the name between the `@` signs of `%#@name@`; `nil` if the second one is missing.
  private mutating func readName() -> String? {
    let start = index + 1
    guard let end = units[start...].firstIndex(of: UInt8(ascii: "@")), end > start else {
      return nil
    }
    index = end + 1
    return slice(start, end)
  }

  /// Skips C's length modifiers, which have no meaning here: an argument knows its own size.
  private mutating func skipLength() {
    let lengths: [UInt8] = [0x68, 0x6C, 0x6A, 0x7A, 0x74, 0x71, 0x4C]
    while let unit = peek, lengths.contains(unit) { index += 1 }
  }

  private static func conversion(_ unit: UInt8) -> Conversion? {
    switch Unicode.Scalar(unit) {
    case "@": .object
    case "d", "D", "i", "u", "U": .integer
    case "x": .hexadecimal(uppercase: false)
    case "X": .hexadecimal(uppercase: true)
    case "o", "O": .octal
    case "f", "F": .fixed
    case "e", "E": .exponent
    case "g", "G": .general
    case "c", "C": .character
    case "s", "S": .string
    default: nil
    }
  }

  private mutating func takeText(until end: Int) {
    text += slice(textStart, end)
    textStart = end
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: units[start..<end], as: UTF8.self) : ""
  }
}
