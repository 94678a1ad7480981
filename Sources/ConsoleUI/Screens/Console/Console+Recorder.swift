extension Console {
  /// Writes what the user does and sees to a file from now on, for a bug report; call it before ``run()``, and after the
  /// ``theme`` is set.
  ///
  /// ```swift
  /// let console = Console(window)
  /// try console.record(to: "bug.cast")
  /// try await console.run()
  /// ```
  ///
  /// The file has keys, pasted texts, the mouse, sizes and signals with their times, and the screens: ``Recording`` describes
  /// it. Only its owner may read it. Characters typed into a field that hides its text are recorded as `•`; every other text
  /// on the screen is in the file, so the user should look at it before they send it.
  ///
  /// Each line is written at once, so a crash keeps what came before. If writing fails later, for example on a full disk, the
  /// program goes on and the error is printed once the terminal is given back.
  ///
  /// - Throws: ``RecordingError`` if the file cannot be written.
  public func record(to path: String) throws(RecordingError) {
    let recorder = try Recorder(to: path, of: terminal, in: theme(), clock: queue.clock)
    self.recorder = recorder
    linearSession?.didAnnounce = { recorder.record($0) }
  }

  /// Shows a canvas in the terminal.
  func present(_ canvas: Canvas) {
    // First, so that the file has all that the user has seen.
    recorder?.record(canvas)
    terminal.present(canvas)
  }

  /// Records an event that is handled next, without what the user types into a secure field.
  func record(_ event: TerminalEvent) {
    guard let recorder else { return }
    switch event {
    case .line(let line):
      guard let visible = visiblePrefix(of: line) else { return recorder.record(event) }
      recorder.record(
        event.masked(keeping: visible), hiding: String(line.dropFirst(visible)))
    default:
      recorder.record(active?.focused?.hidesText == true ? event.masked() : event)
    }
  }

  /// Prints why the recording is not complete, if it is not.
  func printRecordingFailure() {
    if let failure = recorder?.failure { writeDiagnostic("sternik: \(failure)") }
    linearSession?.didAnnounce = { _ in }
    recorder = nil
  }
}
