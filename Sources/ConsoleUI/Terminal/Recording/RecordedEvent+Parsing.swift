extension RecordedEvent {
  /// The longest time in seconds, some thirty years.
  private static let maxSeconds = 1e9

  /// Parses a line; `nil` for an event that no recording needs, such as a marker of another program.
  static func parse(
    _ line: String, number: Int, file: String, after earliest: Duration, hasInput: Bool
  ) throws(RecordingError) -> RecordedEvent? {
    func error(_ expected: String, _ column: Int) -> RecordingError {
      RecordingError(
        .expected(expected), in: file, at: .init(line: number, column: column))
    }
    var scanner = JSONScanner(line)
    let (seconds, code, data): (Double, String, String)
    let (timeColumn, dataColumn): (Int, Int)
    do throws(JSONScanner.Failure) {
      if scanner.isAtEnd { return nil }
      try scanner.expect("[")
      timeColumn = scanner.nextColumn()
      seconds = try scanner.number()
      try scanner.expect(",")
      code = try scanner.string()
      try scanner.expect(",")
      dataColumn = scanner.nextColumn()
      data = try scanner.string()
      try scanner.expect("]")
      try scanner.expectEnd()
    } catch let failure {
      throw error(failure.expected, failure.column)
    }
    guard (0...maxSeconds).contains(seconds) else { throw error("a time in seconds", timeColumn) }
    let time = Duration.microseconds(Int64((seconds * 1_000_000).rounded()))
    guard time >= earliest else { throw error("a time after the line above", timeColumn) }
    switch code {
    case "o": return RecordedEvent(at: time, .output(data))
    case "r":
      guard let size = Size(recorded: data) else { throw error("a size such as 80x24", dataColumn) }
      return RecordedEvent(at: time, .input(.resize(size)))
    case "i" where hasInput:
      guard let event = TerminalEvent(notation: data) else {
        throw error("an event such as \"key down\"", dataColumn)
      }
      return RecordedEvent(at: time, .input(event))
    default: return nil
    }
  }
}
