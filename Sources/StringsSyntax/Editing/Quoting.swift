/// The quotes around a string in a `.strings` file.
package enum Quoting {
  case double
  case single
  /// No quotes, which only certain words allow.
  case none

  /// The quotes of a token.
  init(of token: StringToken, in bytes: SourceBytes) {
    switch (token.isQuoted, bytes[token.range.lowerBound]) {
    case (true, UInt8(ascii: "'")): self = .single
    case (true, _): self = .double
    case (false, _): self = .none
    }
  }

  /// Writes a text as a string of the grammar, in double quotes if it does not fit these.
  func quote(_ text: String) -> String {
    switch self {
    case .none where Quoting.isWord(text): text
    case .single: "'" + Quoting.escaped(text, quote: "'") + "'"
    case .none, .double: "\"" + Quoting.escaped(text, quote: "\"") + "\""
    }
  }

  private static func isWord(_ text: String) -> Bool {
    // Two slashes would start a comment.
    !text.isEmpty && !text.hasPrefix("//") && text.utf8.allSatisfy(SourceBytes.isWordByte)
  }

  private static func escaped(_ text: String, quote: Unicode.Scalar) -> String {
    // Appending several scalars to a view at once would copy the whole text.
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote, "\\": written += "\\\(scalar)"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case "\0"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written += "\\U\(String(repeating: "0", count: 4 - digits.count))\(digits)"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
