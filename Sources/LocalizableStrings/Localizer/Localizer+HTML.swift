extension Localizer {
  /// The text of a key for a page in HTML: its arguments are escaped, so that none of them is markup.
  ///
  /// ```swift
  /// texts.html("greeting", ["<script>"])  // <b>Hello</b>, &lt;script&gt;!
  /// ```
  /// The text itself is not escaped: translators write markup, and `&amp;` for `&`. So an argument may also be the value of
  /// an attribute in quotes. A key without text is escaped, since it may come from outside.
  public func html(_ key: String, _ arguments: [any LocalizableArgument] = []) -> String {
    storage.html(key, Arguments(arguments))
  }
}

extension String {
  /// The text of this key for a page in HTML, in the user's language; see ``Localizer/html(_:_:)``.
  public func localizeHTML(_ arguments: any LocalizableArgument...) -> String {
    CurrentLocalizer.withStorage { $0.html(self, Arguments(arguments)) }
  }

  /// The text with references in place of the characters that are markup in HTML, also in attributes.
  var escapedForHTML: String {
    unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}

extension LocalizerStorage {
  fileprivate func html(_ key: String, _ arguments: Arguments) -> String {
    var arguments = arguments
    arguments.escapesHTML = true
    // Without arguments a text is shown as it is written.
    let text = arguments.count == 0 ? text(key) : text(key, arguments)
    return (traced?.storage ?? self).lookup.find(key) == nil ? text.escapedForHTML : text
  }
}
