internal import ConsoleUI
public import Testing

extension HeadlessConsole {
  /// Waits until a condition holds, without sleeping; it is an issue if it does not in time.
  ///
  /// The clock of the console moves from one deadline to the next, at most by `limit`, and the tasks of screens continue
  /// after each until they wait again. Work that waits for something else than the clock, such as an actor or a file,
  /// then gets some real time.
  ///
  /// ```swift
  /// let console = HeadlessConsole(window)
  /// await console.wait { console.screen.contains("42 articles") }
  /// ```
  public func wait(
    atMost limit: Duration = .seconds(60), real realLimit: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async {
    let holds = await console.advance(atMost: limit, orWork: realLimit, until: condition)
    if !holds {
      Issue.record(
        """
        the condition did not hold within \(limit) of the console's clock; the screen is
        \(screen)
        """, sourceLocation: sourceLocation)
    }
  }
}
