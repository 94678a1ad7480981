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

  /// A name that Swift takes for a constant's, from that of a file.
  static func identifier(_ name: String) -> String {
    let body = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return body.first?.isNumber ?? true ? "_\(body)" : body
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
