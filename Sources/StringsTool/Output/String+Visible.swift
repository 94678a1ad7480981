extension String {
  /// The string on one line and without control characters that a terminal would obey: line ends become
  /// `\n`, other controls and marks of direction `\u{1B}`.
  var visible: String {
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
    case "\u{200D}", "\u{200C}": false  // They join emoji and the letters of some scripts.
    default:
      [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
  }
}
