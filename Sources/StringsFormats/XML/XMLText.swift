/// Reads and writes the texts of XML.
package enum XMLText {
  /// Whether XML 1.0 can have all characters of a text.
  package static func isAllowed(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isAllowed)
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The text with its references replaced by what they stand for; `nil` if one is not known.
  package static func plain(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var plain = ""
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "&") {
      plain.unicodeScalars += rest[..<start]
      let name = rest[start...].dropFirst().prefix(10).prefix { $0 != ";" }
      guard rest[name.endIndex...].first == ";", let scalar = scalar(named: Substring(name)) else {
        return nil
      }
      plain.unicodeScalars.append(scalar)
      rest = rest[name.endIndex...].dropFirst()
    }
    plain.unicodeScalars += rest
    return plain
  }

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
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

  /// A text between tags; characters that XML cannot have, such as NUL, become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// A text in the double quotes of an attribute.
  package static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text of a comment, which has no references; XML allows neither two hyphens in it nor one at its end, where a space
  /// follows here.
  package static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", result.unicodeScalars.last == "-" { result.append(" ") }
      result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"...: true
    default: false
    }
  }
}
