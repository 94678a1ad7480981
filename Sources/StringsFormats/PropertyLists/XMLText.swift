/// Decodes the text between two XML tags.
enum XMLText {
  /// Whether XML 1.0 can have all characters of a text.
  static func isAllowed(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"...: true
      default: false
      }
    }
  }

  /// Replaces character references; unknown ones stay as they are.
  static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var plain = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" }
      if let character = character(named: name) {
        plain.unicodeScalars.append(character)
        rest = rest[name.endIndex...].dropFirst()
      } else {
        plain += "&"
        rest = rest.dropFirst()
      }
    }
    return plain + rest
  }

  static func character(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init)
    }
  }
}
