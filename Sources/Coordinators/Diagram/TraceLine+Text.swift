extension TraceLine {
  /// Reads a whole trace, or several after each other, with a line feed at the end of each line.
  ///
  /// A trace need not be complete: it may begin and end anywhere between two lines.
  ///
  /// - Throws: ``TraceError`` for the first line that is none of a trace, or that is cut off.
  public static func lines(of text: String) throws(TraceError) -> [TraceLine] {
    var lines: [TraceLine] = []
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in texts.enumerated() {
      // Half a line may read like a whole one: it is told by its missing end.
      if index == texts.count - 1 {
        guard text.isEmpty else { throw TraceError(line: index + 1, reason: .cutOff) }
        break
      }
      guard let line = TraceLine(String(text)) else {
        throw TraceError(line: index + 1, reason: .damaged)
      }
      lines.append(line)
    }
    return lines
  }
}
