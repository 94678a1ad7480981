/// Writes string literals in Swift source.
enum SwiftLiteral {
  /// A raw multiline literal, with more `#` than any run of them in the text.
  ///
  /// Characters that a literal cannot contain, such as a carriage return, are escaped.
  static func text(_ text: String) -> String {
    let marks = String(repeating: "#", count: longestRun(of: "#", in: text) + 1)
    var body = ""
    body.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t", " "..."~", "\u{A0}"...:
        body.unicodeScalars.append(scalar)
      default:
        body += "\\\(marks)u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\(marks)\"\"\"\n\(body)\n\"\"\"\(marks)"
  }

  /// A literal on one line, with its quotes.
  static func line(_ text: String) -> String {
    var body = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": body += "\\\""
      case "\\": body += "\\\\"
      case "\n": body += "\\n"
      case "\t": body += "\\t"
      case "\r": body += "\\r"
      default: body += escaped(scalar)
      }
    }
    return "\"\(body)\""
  }

  /// The text with an escape for every character that is invisible or changes how its line shows.
  static func escaped(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.isInvisible ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }

  private static func longestRun(of mark: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// True for controls, line ends, marks of direction, and unassigned or private characters.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }
}
