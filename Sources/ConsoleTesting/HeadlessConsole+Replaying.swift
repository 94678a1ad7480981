public import ConsoleDriver
internal import ConsoleUI

extension HeadlessConsole {
  /// Does all that a user did in a recorded program, at the recorded times by the clock that `advance(by:)` moves.
  ///
  /// A program that gets the same dependencies shows the same screens then. Text that the user typed into a secure field is
  /// as long as theirs. A program that has ended before the last event takes no more of them.
  ///
  /// - Throws: `RecordingError` if another program has recorded the file, or if it is of the linear form.
  public func replay(_ recording: Recording) async throws(RecordingError) {
    var time = Duration.zero
    for event in try recording.input(isLinear: false) {
      guard outcome == nil, case .input(let input) = event.content else { return }
      await advance(by: event.time - time)
      time = event.time
      if case .resize(let size) = input {
        resize(columns: size.columns, rows: size.rows)
      } else {
        send(input)
      }
    }
    if outcome == nil { await advance(by: recording.duration - time) }
  }
}

extension HeadlessLinearConsole {
  /// Enters all lines that a user entered in a recorded program, at the recorded times by the clock that `advance(by:)`
  /// moves.
  ///
  /// - Throws: `RecordingError` if another program has recorded the file, or if it is not of the linear form.
  public func replay(_ recording: Recording) async throws(RecordingError) {
    var time = Duration.zero
    for event in try recording.input(isLinear: true) {
      guard outcome == nil, case .input(let input) = event.content else { return }
      await advance(by: event.time - time)
      time = event.time
      send(input)
    }
    if outcome == nil { await advance(by: recording.duration - time) }
  }
}
