/// The characters that set the direction of the text after them (Unicode, UAX #9).
enum BidiControls {
  /// The message about an override, or about an embedding or isolate that is not closed or opened.
  ///
  /// Marks such as U+200E are fine.
  static func problem(in text: String) -> String? {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202D}", "\u{202E}":
        return "\(scalar.codePoint) overrides the direction of this text"
      case "\u{202A}", "\u{202B}", "\u{2066}", "\u{2067}", "\u{2068}":
        open.append(scalar)
      case "\u{202C}", "\u{2069}":
        let isIsolate = scalar == "\u{2069}"
        guard let last = open.popLast(), (last.value >= 0x2066) == isIsolate else {
          return "\(scalar.codePoint) closes a direction that was not opened"
        }
      default: break
      }
    }
    return open.first.map { "\($0.codePoint) opens a direction that is not closed" }
  }
}
