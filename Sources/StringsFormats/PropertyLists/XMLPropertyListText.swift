package import StringsSyntax

/// Writes XML property lists.
package enum XMLPropertyListText {
  /// Formats a whole file, with the pairs in their order.
  ///
  /// `comments` returns the texts of the comments above a key.
  package static func text(
    _ pairs: [PropertyListPair], comments: (String) -> [String] = { _ in [] }
  ) -> String {
    let body = pairs.map { entry($0, comments: comments($0.key)) }
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
    comments.map { "  <!-- \(XMLText.comment($0)) -->\n" }.joined() + text(pair, indent: "  ")
  }

  private static func text(_ pair: PropertyListPair, indent: String) -> String {
    "\(indent)<key>\(XMLText.escaped(pair.key))</key>\n\(text(pair.value, indent: indent))"
  }

  private static func text(_ value: PropertyListValue, indent: String) -> String {
    switch value {
    case .string(let string):
      "\(indent)<string>\(XMLText.escaped(string))</string>\n"
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
}
