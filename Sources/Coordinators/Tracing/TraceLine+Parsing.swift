extension TraceLine {
  /// Parses the text of one or more traces, with a line feed at the end of each line.
  ///
  /// A trace need not be complete: it may begin and end between any two lines.
  ///
  /// - Throws: ``TraceError`` for the first line that is invalid or cut off.
  public static func lines(of text: String) throws(TraceError) -> [TraceLine] {
    var lines: [TraceLine] = []
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in texts.enumerated() {
      // Half a line may look valid; only the missing line feed shows that it is cut off.
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
