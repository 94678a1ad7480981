/// The lines of a long text, kept from one drawing to the next: breaking them is dear, and scrolling draws
/// the same text again and again.
@MainActor final class RememberedLines {
  /// Shorter texts are broken faster than they are looked up.
  static let leastBytes = 400

  private var lines: TextLines?

  init() {}

  func lines(of text: String, limit: LineLimit?) -> TextLines {
    if let lines, lines.text == text, lines.limit == limit { return lines }
    let lines = TextLines(text, limit: limit)
    self.lines = lines
    return lines
  }
}
