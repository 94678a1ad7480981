package import StringsSyntax

/// Writes property lists in the old style of `.strings` files, one entry per line.
package enum OldStylePropertyList {
  /// Formats the pairs in their order.
  package static func text(_ pairs: [PropertyListPair]) -> String {
    pairs.map(text).joined(separator: "\n")
  }

  private static func text(_ pair: PropertyListPair) -> String {
    "\(quoted(pair.key)) = \(text(pair.value));"
  }

  private static func text(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let string):
      quoted(string)
    case .array(let elements):
      "(\(elements.map(text).joined(separator: ", ")))"
    case .dictionary(let pairs):
      "{ \(pairs.map { text($0) + " " }.joined())}"
    case .data(let bytes):
      "<\(bytes.map { String($0 / 16, radix: 16) + String($0 % 16, radix: 16) }.joined())>"
    }
  }

  /// The text in quotation marks, with escapes.
  package static func quoted(_ text: String) -> String {
    var body = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": body += "\\\""
      case "\\": body += "\\\\"
      case "\n": body += "\\n"
      case "\r": body += "\\r"
      case "\t": body += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{2029}":
        let digits = String(scalar.value, radix: 16)
        body += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: body.unicodeScalars.append(scalar)
      }
    }
    return "\"\(body)\""
  }
}
