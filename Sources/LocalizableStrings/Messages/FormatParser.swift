/// Reads the placeholders of `printf`, as Foundation extends it, out of a text.
///
/// Source: ISO C `fprintf`; `%@` and `%#@name@` as in Apple's String Format Specifiers.
struct FormatParser {
  private let text: Substring.UnicodeScalarView
  private var rest: Substring.UnicodeScalarView
  private var found: [Format.Piece] = []
  private var literal = ""

  init(_ source: String) {
    text = source[...].unicodeScalars
    rest = text
  }

  mutating func pieces() -> [Format.Piece] {
    while let mark = rest.firstIndex(of: "%") {
      literal += String(rest[..<mark])
      rest = rest[mark...].dropFirst()
      readPlaceholder(from: mark)
    }
    literal += String(rest)
    flush()
    return found
  }

  /// Reads what follows a percent sign; one that starts no placeholder stands for itself.
  private mutating func readPlaceholder(from mark: String.Index) {
    if rest.first == "%" {
      rest.removeFirst()
      literal += "%"
      return
    }
    let afterMark = rest
    var placeholder = Placeholder(conversion: .text, source: "")
    placeholder.position = position()
    readFlags(into: &placeholder)
    if rest.first != "#" {
      placeholder.width = count()
      if rest.first == "." {
        rest.removeFirst()
        placeholder.precision = count() ?? .fixed(0)
      }
      skipLength()
    }
    guard let conversion = conversion() else {
      literal += "%"
      rest = afterMark
      return
    }
    placeholder.conversion = conversion
    placeholder.source = String(text[mark..<rest.startIndex])
    flush()
    found.append(.placeholder(placeholder))
  }

  /// `1$`
  private mutating func position() -> Int? {
    let start = rest
    if let number = number(), number > 0, rest.first == "$" {
      rest.removeFirst()
      return number
    }
    rest = start
    return nil
  }

  private mutating func readFlags(into placeholder: inout Placeholder) {
    while let flag = rest.first {
      switch flag {
      case "-": placeholder.isLeftAligned = true
      case "0": placeholder.isZeroFilled = true
      case "+": placeholder.showsPlus = true
      case " ", "'": break
      case "#" where rest.dropFirst().first != "@": break
      default: return
      }
      rest.removeFirst()
    }
  }

  private mutating func count() -> Placeholder.Count? {
    guard rest.first == "*" else { return number().map { .fixed($0) } }
    rest.removeFirst()
    return .argument(position: position())
  }

  /// A number that is not absurd: nobody pads to more than a thousand characters.
  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return min(Int(String(digits)) ?? 1000, 1000)
  }

  /// `hh h l ll q j z t L`: arguments carry their own type.
  private mutating func skipLength() {
    while let mark = rest.first, "hlqjztL".unicodeScalars.contains(mark) { rest.removeFirst() }
  }

  private mutating func conversion() -> Placeholder.Conversion? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "@", "s", "S": return .text
    case "d", "i", "D": return .integer
    case "u", "U": return .unsigned
    case "x", "p": return .radix(16, isUppercase: false)
    case "X": return .radix(16, isUppercase: true)
    case "o", "O": return .radix(8, isUppercase: false)
    case "f", "F": return .fixed
    case "e", "a": return .exponent(isUppercase: false)
    case "E", "A": return .exponent(isUppercase: true)
    case "g": return .general(isUppercase: false)
    case "G": return .general(isUppercase: true)
    case "c", "C": return .character
    case "#": return variable()
    default: return nil
    }
  }

  /// `@name@`, after the number sign.
  private mutating func variable() -> Placeholder.Conversion? {
    guard rest.popFirst() == "@", let end = rest.firstIndex(of: "@"), end != rest.startIndex else {
      return nil
    }
    let name = String(rest[..<end])
    rest = rest[end...].dropFirst()
    return .variable(name)
  }

  private mutating func flush() {
    if !literal.isEmpty { found.append(.literal(literal)) }
    literal = ""
  }
}
