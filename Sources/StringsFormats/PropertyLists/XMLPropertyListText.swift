package import StringsSyntax

/// Writes XML property lists.
package enum XMLPropertyListText {
  /// Formats a whole file, with the pairs in their order.
  ///
  /// `comment` returns the text of the comment above a key, if it has one.
  package static func text(
    _ pairs: [PropertyListPair], comment: (String) -> String? = { _ in nil }
  ) -> String {
    let body = pairs.map { entry($0, comments: comment($0.key).map { [$0] } ?? []) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(body.joined())</dict>
      </plist>

      """
  }

  /// The lines of a key and its value, as deep as in a whole file, with the texts of comments above them.
  static func entry(_ pair: PropertyListPair, comments: [String]) -> String {
    comments.map { "  <!-- \(commentText($0)) -->\n" }.joined() + text(pair, indent: "  ")
  }

  private static func text(_ pair: PropertyListPair, indent: String) -> String {
    "\(indent)<key>\(escaped(pair.key))</key>\n\(text(pair.value, indent: indent))"
  }

  private static func text(_ value: PropertyListValue, indent: String) -> String {
    switch value {
    case .string(let string):
      "\(indent)<string>\(escaped(string))</string>\n"
    case .array(let elements):
      "\(indent)<array>\n\(elements.map { text($0, indent: indent + "  ") }.joined())"
        + "\(indent)</array>\n"
    case .dictionary(let pairs):
      "\(indent)<dict>\n\(pairs.map { text($0, indent: indent + "  ") }.joined())"
        + "\(indent)</dict>\n"
    case .data(let bytes):
      "\(indent)<data>\(Base64.text(bytes))</data>\n"
    }
  }

  /// Characters that XML cannot contain, such as NUL, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\t", "\n", " "..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }

  /// The text of a comment, which has no references; XML allows neither two hyphens in it nor one at its end, where a space
  /// follows here.
  static func commentText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", result.unicodeScalars.last == "-" { result.append(" ") }
      result.unicodeScalars.append(XMLText.isAllowed(String(scalar)) ? scalar : "\u{FFFD}")
    }
    return result
  }
}
