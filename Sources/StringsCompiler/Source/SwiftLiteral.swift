/// Text as Swift source code.
enum SwiftLiteral {
  /// A raw literal of several lines with as many marks as the text calls for.
  ///
  /// What a literal cannot hold as it is, such as a carriage return, is written as an escape.
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

  /// A literal on one line, between quotes.
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

  /// Text in which all shows that would not, or would change how its line shows, is an escape.
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
  /// Whether it shows nothing of its own: controls, line ends, marks of direction, what is unassigned.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }
}
