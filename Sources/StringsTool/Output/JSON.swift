/// A JSON value to print.
enum JSON {
  typealias Members = [(key: String, value: JSON)]

  case string(String)
  case number(Int)
  case array([JSON])
  case object(Members)

  /// The value on several lines.
  var text: String { text(indent: "") }

  /// The value on several lines, which begin with `indent` after the first one.
  func text(indent: String) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  /// Writes the value on several lines, which begin with `indent` after the first one.
  func write(to text: inout String, indent: String) {
    switch self {
    case .string(let string): Self.writeQuoted(string, to: &text)
    case .number(let number): text += number.description
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indent) { element, text, inner in
        element.write(to: &text, indent: inner)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent) { member, text, inner in
        Self.writeQuoted(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (first: String, last: String), to text: inout String,
    _ indent: String, _ writeElement: (Element, inout String, _ indent: String) -> Void
  ) {
    text += brackets.first
    let inner = indent + "  "
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      writeElement(element, &text, inner)
    }
    if !elements.isEmpty { text += "\n" + indent }
    text += brackets.last
  }

  /// Writes the members of an object one after the other: many would not fit into memory as one text.
  static func write(
    _ members: some Sequence<(key: String, value: JSON)>, _ write: (String) -> Void
  ) {
    var text = "{"
    var isEmpty = true
    for member in members {
      text += isEmpty ? "\n  " : ",\n  "
      isEmpty = false
      writeQuoted(member.key, to: &text)
      text += ": "
      member.value.write(to: &text, indent: "  ")
      write(text)
      text.removeAll(keepingCapacity: true)
    }
    write(text + (isEmpty ? "}" : "\n}"))
  }

  private static func writeQuoted(_ string: String, to text: inout String) {
    text += "\""
    var rest = string[...]
    while let index = rest.utf8.firstIndex(where: mayNeedEscape) {
      text += rest[..<index]
      writeEscaped(rest.unicodeScalars[index], to: &text)
      rest = rest[rest.unicodeScalars.index(after: index)...]
    }
    text += rest
    text += "\""
  }

  /// Whether a byte may be of a character that is escaped; most texts have none of them.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  private static func writeEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
