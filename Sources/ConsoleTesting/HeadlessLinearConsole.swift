internal import ConsoleDriver
internal import ConsoleGallery
public import ConsoleUI
public import Coordinators
public import Sternik
public import Testing

/// Runs a window in the linear form without a terminal: the test enters lines and reads the answers.
///
/// It runs the same code as a linear terminal, one turn per line, synchronously, and records diagnostics as
/// ``HeadlessConsole`` does.
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

  /// Shows the window; the size in cells is that of the drawn form, which Page Up and Page Down depend on.
  public init(
    _ window: Window, columns: Int = 80, rows: Int = 24,
    strings: @escaping () -> ConsoleStrings = { .localized },
    commands: @escaping () -> [KeyCommand] = { [] },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal = HeadlessLinearTerminal(size: Size(columns: columns, rows: rows))
    console = Console(window, terminal: terminal, clock: .movedByHand(), strings: strings)
    console.taskExecutor = MainQueueExecutor()
    console.commands = commands
    DiagnosticRecorder.record(window, shownBy: self, sourceLocation)
    ReleaseTrait.scope?.watch(window, shownBy: console, sourceLocation)
    do { try console.begin() } catch { Issue.record(error, sourceLocation: sourceLocation) }
    collectOutput()
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
  public var outcome: ConsoleOutcome? { console.outcome }

  /// Types a line and Enter; changes made before are announced first.
  ///
  /// - Returns: The lines of the answer.
  @discardableResult public func enter(_ line: String) -> String { send(.line(line)) }

  /// Delivers an event; changes made before are announced first.
  ///
  /// - Returns: The lines of the answer.
  @discardableResult public func send(_ event: TerminalEvent) -> String {
    console.redraw()
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

  /// Lets the tasks of screens and coordinators continue until they wait for the clock, which stands still.
  func settle() async {
    // The tasks of a screen begin when it is described first.
    console.redraw()
    await console.finishWork(within: .seconds(1))
  }

  /// Compares the ``transcript`` with the file recorded next to the test.
  ///
  /// See ``expectSnapshot(of:named:language:fileExtension:filePath:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, language: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: transcript, named: name, language: language, filePath: filePath,
      sourceLocation: sourceLocation)
  }

  @discardableResult private func collectOutput() -> [String] {
    let output = terminal.takeOutput()
    lines += output
    return output
  }
}
