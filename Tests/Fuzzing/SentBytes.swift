/// Checks that a frame consists of text, a few control characters and our own escape sequences.
enum SentBytes {
  /// The final bytes of our sequences with numeric parameters (ECMA-48).
  private static let finals = Set("ABCDGHJKmrLM".unicodeScalars)
  private static let controls: Set<Unicode.Scalar> = ["\r", "\n", "\u{8}"]

  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    precondition(text.utf8.elementsEqual(bytes), "a frame is valid UTF-8")
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        checkSequence(&rest)
      } else {
        precondition(
          controls.contains(scalar) || isHarmless(scalar), "an unexpected control character")
      }
    }
  }

  private static func checkSequence(_ rest: inout Substring.UnicodeScalarView) {
    precondition(rest.popFirst() == "[", "only control sequences are sent")
    let parameters = rest.prefix { (0x30...0x3F).contains($0.value) }
    rest.removeFirst(parameters.count)
    guard let final = rest.popFirst() else { preconditionFailure("a sequence ends") }
    if String(parameters) == "?25" {
      precondition(final == "h" || final == "l", "the cursor is shown or hidden")
    } else {
      precondition(parameters.allSatisfy { $0 == ";" || ("0"..."9").contains($0) })
      precondition(finals.contains(final), "a known sequence")
    }
  }
}
