/// Reads JSON values from one line, and knows the column of what it does not understand.
struct JSONScanner {
  /// What was expected at a column, which is one-based and counts Unicode scalars.
  struct Failure: Error {
    let expected: String
    let column: Int
  }

  /// The header has two levels.
  private static let maxDepth = 16

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ line: String) { scalars = Array(line.unicodeScalars) }

  /// The column of the next scalar that is no blank.
  mutating func nextColumn() -> Int {
    while let next, next == " " || next == "\t" || next == "\r" { index += 1 }
    return index + 1
  }

  /// Whether only blanks are left.
  var isAtEnd: Bool {
    var copy = self
    return copy.nextColumn() > scalars.count
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func failure(_ expected: String) -> Failure {
    Failure(expected: expected, column: index + 1)
  }

  /// Whether the scalar comes next; it is read then.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    _ = nextColumn()
    guard next == scalar else { return false }
    index += 1
    return true
  }

  mutating func expect(_ scalar: Unicode.Scalar) throws(Failure) {
    guard skip(scalar) else { throw failure("\"\(scalar)\"") }
  }

  mutating func expectEnd() throws(Failure) {
    guard isAtEnd else {
      _ = nextColumn()
      throw failure("the end of the line")
    }
  }

  mutating func number() throws(Failure) -> Double {
    let start = nextColumn() - 1
    while let next, next.isASCII,
      next.properties.isAlphabetic || "+-.0123456789".contains(Character(next))
    {
      index += 1
    }
    let text = String(String.UnicodeScalarView(scalars[start..<index]))
    guard let first = text.first, first == "-" || first.isNumber, let number = Double(text),
      number.isFinite
    else {
      index = start
      throw failure("a number")
    }
    return number
  }

  mutating func string() throws(Failure) -> String {
    guard skip("\"") else { throw failure("a text in quotation marks") }
    var units: [UInt16] = []
    while let scalar = next {
      index += 1
      switch scalar {
      case "\"": return String(decoding: units, as: UTF16.self)
      case "\\": units.append(try escapedUnit())
      default: units += Array(String(Character(scalar)).utf16)
      }
    }
    throw failure("a quotation mark")
  }

  private mutating func escapedUnit() throws(Failure) -> UInt16 {
    let escapes: [Unicode.Scalar: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard let letter = next else { throw failure("an escape") }
    if let unit = escapes[letter] {
      index += 1
      return unit
    }
    guard letter == "u" else { throw failure("an escape") }
    index += 1
    let digits = scalars[index..<min(index + 4, scalars.count)]
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
    else { throw failure("four hexadecimal digits") }
    index += 4
    return unit
  }

  /// Reads any value and keeps what a recording needs of it.
  mutating func value(depth: Int = 0) throws(Failure) -> JSONValue {
    guard depth < Self.maxDepth else { throw failure("fewer levels") }
    _ = nextColumn()
    switch next {
    case "\"": return .text(try string())
    case "{": return .object(try object(depth: depth))
    case "[":
      try expect("[")
      guard !skip("]") else { return .other }
      repeat { _ = try value(depth: depth + 1) } while skip(",")
      try expect("]")
      return .other
    case "t": return try word("true", .truth(true))
    case "f": return try word("false", .truth(false))
    case "n": return try word("null", .other)
    default: return .number(try number())
    }
  }

  mutating func object(depth: Int = 0) throws(Failure) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    try expect("{")
    guard !skip("}") else { return members }
    repeat {
      let name = try string()
      try expect(":")
      members[name] = try value(depth: depth + 1)
    } while skip(",")
    try expect("}")
    return members
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    for scalar in word.unicodeScalars {
      guard next == scalar else { throw failure(word) }
      index += 1
    }
    return value
  }
}

/// What the header of a recording may contain.
enum JSONValue {
  case text(String)
  case number(Double)
  case truth(Bool)
  case object([String: JSONValue])
  /// A list or nothing, which no header of ours has.
  case other

  /// The number if it is a whole one.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var isTrue: Bool {
    if case .truth(let isTrue) = self { isTrue } else { false }
  }

  var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}
