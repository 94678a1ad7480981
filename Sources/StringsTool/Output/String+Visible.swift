extension String {
  /// The string on one line and without control characters that a terminal would obey: line ends become
  /// `\n`, other controls and marks of direction `\u{1B}`.
  var visible: String {
    // Most texts have no other characters than these, whose properties need not be looked up.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isInvisible:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch self {
    case " "..<"\u{7F}": false
    case "\u{200D}", "\u{200C}": false  // They join emoji and the letters of some scripts.
    default:
      [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
  }
}
