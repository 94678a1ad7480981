internal import ConsoleDriver
internal import ConsoleUI
internal import Coordinators
public import Testing

extension HeadlessConsole {
  /// Waits until a condition holds, without sleeping; it is an issue if it does not in time.
  ///
  /// The clock of the console moves from one deadline to the next, at most by `limit`, and the tasks of screens continue
  /// after each until they wait again. It stands still while a task of a screen or a coordinator waits for something else, such
  /// as an actor or a file, in all for at most `realLimit` of real time. The issue names the tasks that still wait so; without
  /// any, it comes as soon as the clock has reached the limit. A `Task` that the program makes itself is none of them, and gets
  /// no real time.
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
        \(console.waitingFailure(limit, realLimit)); the screen is
        \(screen)
        """, sourceLocation: sourceLocation)
    }
  }
}

extension HeadlessLinearConsole {
  /// Waits until a condition holds, without sleeping; it is an issue if it does not in time.
  ///
  /// The clock and the tasks are those of ``HeadlessConsole/wait(atMost:real:sourceLocation:until:)``.
  ///
  /// ```swift
  /// let console = HeadlessLinearConsole(window)
  /// await console.wait { console.transcript.contains("42 articles") }
  /// ```
  public func wait(
    atMost limit: Duration = .seconds(60), real realLimit: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async {
    let holds = await console.advance(atMost: limit, orWork: realLimit, until: condition)
    if !holds {
      Issue.record(
        """
        \(console.waitingFailure(limit, realLimit)); the transcript is
        \(transcript)
        """, sourceLocation: sourceLocation)
    }
  }
}

extension Console {
  /// The message for a condition that did not hold in time, with the limits and the tasks that may be the reason.
  func waitingFailure(_ limit: Duration, _ realLimit: Duration) -> String {
    let names = namesOfWorkingTasks
    let tasks = names.isEmpty ? "no task runs" : "still running: \(names.joined(separator: ", "))"
    return "the condition did not hold within \(limit) of the console's clock, and \(realLimit) "
      + "of real time for tasks (\(tasks))"
  }
}
