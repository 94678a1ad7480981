/// A JSON value to print.
enum JSON {
  typealias Members = [(key: String, value: JSON)]

  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object(Members)

  /// The value on several lines.
  var text: String { text(indent: "") }

  /// The value on several lines, which begin with `indent` after the first one.
  func text(indent: String) -> String {
    var text: [UInt8] = []
    write(to: &text, indent: indent)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes the value on several lines, which begin with `indent` after the first one.
  ///
  /// Bytes, because a result has a hundred parts: it takes longer to append them to a `String`.
  func write(to text: inout [UInt8], indent: String) {
    switch self {
    case .string(let string): Self.writeQuoted(string, to: &text)
    case .number(let number): text += number.description.utf8
    case .bool(let bool): text += bool.description.utf8
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indent) { element, text, inner in
        element.write(to: &text, indent: inner)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent) { member, text, inner in
        Self.writeQuoted(member.key, to: &text)
        text += ": ".utf8
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (first: String, last: String), to text: inout [UInt8],
    _ indent: String, _ writeElement: (Element, inout [UInt8], _ indent: String) -> Void
  ) {
    text += brackets.first.utf8
    let inner = indent + "  "
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n").utf8
      text += inner.utf8
      writeElement(element, &text, inner)
    }
    if !elements.isEmpty { text += "\n\(indent)".utf8 }
    text += brackets.last.utf8
  }

  /// Writes the members of an object one after the other: many would not fit into memory as one text.
  static func write(
    _ members: some Sequence<(key: String, value: JSON)>, _ write: (String) -> Void
  ) {
    var text = Array("{".utf8)
    var isEmpty = true
    for member in members {
      text += (isEmpty ? "\n  " : ",\n  ").utf8
      isEmpty = false
      writeQuoted(member.key, to: &text)
      text += ": ".utf8
      member.value.write(to: &text, indent: "  ")
      write(String(decoding: text, as: UTF8.self))
      text.removeAll(keepingCapacity: true)
    }
    write(String(decoding: text, as: UTF8.self) + (isEmpty ? "}" : "\n}"))
  }

  /// Writes a string in quotes.
  static func writeQuoted(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    var rest = string.utf8[...]
    while let index = rest.firstIndex(where: mayNeedEscape) {
      text += rest[..<index]
      text += escaped(string.unicodeScalars[index]).utf8
      rest = rest[string.unicodeScalars.index(after: index)...]
    }
    text += rest
    text.append(UInt8(ascii: "\""))
  }

  /// Whether a byte may be of a character that is escaped; most texts have none of them.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
