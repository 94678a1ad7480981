public import ConsoleUI
internal import Coordinators

/// Runs a window in the linear form without a terminal: the test enters lines and reads the answers.
///
/// It runs the same code as a linear terminal, one turn per line, synchronously; like ``HeadlessConsole``, a test makes it with
/// the initializer of ConsoleTesting.
///
/// ```swift
/// @MainActor @Test func `number 2 opens the pears`() {
///   let window = Window()
///   window.show(FruitScreen())
///   let console = HeadlessLinearConsole(window)
///
///   let answer = console.enter("2")
///
///   #expect(answer.hasPrefix("Pears, back to Fruit"))
/// }
/// ```
@MainActor public final class HeadlessLinearConsole {
  private let terminal: HeadlessLinearTerminal
  package let console: Console
  private var lines: [String] = []

  /// Drives a console, which announces its window in a terminal in memory once it has begun.
  package init(_ console: Console, in terminal: HeadlessLinearTerminal) {
    (self.console, self.terminal) = (console, terminal)
    console.taskExecutor = MainQueueExecutor()
    HangReporter.start()
  }

  /// The whole output, with the entered lines behind a `>`.
  public var transcript: String {
    console.redraw()
    collectOutput()
    return lines.joined(separator: "\n")
  }

  /// Whether the terminal hides what the user types, as for a password.
  public var hidesTyping: Bool { terminal.hidesTyping }

  /// Why the console has ended; `nil` while it runs.
  public var outcome: Console.Outcome? { console.outcome }

  /// Types a line and Enter; changes made before that are spoken are announced first.
  ///
  /// - Returns: The lines of the answer.
  @discardableResult public func enter(_ line: String) -> String { send(.line(line)) }

  /// Delivers an event; changes made before that are spoken are announced first.
  ///
  /// - Returns: The lines of the answer.
  @discardableResult public func send(_ event: TerminalEvent) -> String {
    console.redrawIfOutdated()
    collectOutput()
    if case .line(let line) = event { lines.append(terminal.hidesTyping ? ">" : "> " + line) }
    console.handle(event)
    while console.continueWork() {}
    return collectOutput().joined(separator: "\n")
  }

  /// Moves the console's clock, and calls the timers that become due in the order of their deadlines.
  ///
  /// The clock moves only in this way. Tasks that sleep on it continue when the test awaits something.
  public func advance(by duration: Duration) { console.advance(by: duration) }

  /// Moves the console's clock; after each deadline the tasks of screens continue until they wait again.
  public func advance(by duration: Duration) async { await console.advance(by: duration) }

  /// Lets the tasks of screens and coordinators continue until they wait for the clock; see ``HeadlessConsole/settle(within:)``.
  public func settle(within realLimit: Duration = .seconds(1)) async {
    await console.settle(within: realLimit)
  }

  /// Enters all lines that a user entered in a recorded program, at the recorded times by the clock that `advance(by:)`
  /// moves.
  ///
  /// - Throws: ``RecordingError`` if another program has recorded the file, or if it is not of the linear form.
  public func replay(_ recording: Recording) async throws(RecordingError) {
    try await console.replay(recording, isLinear: true) { send($0) }
  }

  @discardableResult private func collectOutput() -> [String] {
    let output = terminal.takeOutput()
    lines += output
    return output
  }
}

/// A linear terminal for tests: it collects the lines that the console writes.
@MainActor package final class HeadlessLinearTerminal: LinearTextTerminal {
  package let size: Size
  package let capabilities = Capabilities()
  package let events = TerminalEvents()
  package var hidesTyping = false
  private var output: [String] = []

  package init(size: Size) {
    self.size = size
  }

  package func begin() {}

  package func present(_ text: LinearText, announcing lines: [String]) {
    announce(lines)
  }

  package func announce(_ lines: [String]) { output += lines }

  package func end() {}

  /// Returns the lines that the console has written since the last call.
  fileprivate func takeOutput() -> [String] {
    defer { output = [] }
    return output
  }
}
