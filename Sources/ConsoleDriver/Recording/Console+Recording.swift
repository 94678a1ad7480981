public import ConsoleUI

extension Console {
  /// Writes what the user does and sees to a file from now on, for a bug report; call it before `run()`, and after the
  /// `theme` is set.
  ///
  /// ```swift
  /// import ConsoleDriver
  /// import Sternik
  ///
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
    observer = try Recorder(to: path, of: terminal, in: theme(), clock: queue.clock)
  }
}
