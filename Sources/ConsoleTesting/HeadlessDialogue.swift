public import ConsoleUI
public import Coordinators
public import Testing

/// A window that is read and answered in lines, as by somebody who hears it: lines in, lines out.
///
/// It drives the code that runs in a terminal of lines, one turn for each line.
///
/// ```swift
/// @Test func `pears are found by their number`() {
///   let window = Window()
///   window.show(FruitScreen())
///   let dialogue = HeadlessDialogue(window)
///
///   let answer = dialogue.enter("2")
///
///   #expect(answer.hasPrefix("Pears, back to Fruit"))
/// }
/// ```
@MainActor public final class HeadlessDialogue {
  private let terminal: HeadlessLineTerminal
  private let console: Console
  private var lines: [String] = []

  /// Shows the window in lines; the size is that of the drawn form, which page keys follow.
  public init(
    _ window: Window, columns: Int = 80, rows: Int = 24,
    strings: @escaping () -> ConsoleStrings = { ConsoleStrings() }
  ) {
    terminal = HeadlessLineTerminal(size: Size(columns: columns, rows: rows))
    console = Console(window, terminal: terminal)
    console.strings = strings
    do { try console.begin() } catch { Issue.record(error) }
    collect()
  }

  /// All that was said until now, and what was entered, behind a `>`.
  public var transcript: String {
    console.redraw()
    collect()
    return lines.joined(separator: "\n")
  }

  /// Whether what is typed next is kept from being seen.
  public var hidesTyping: Bool { terminal.hidesTyping }

  /// Why the console has ended; nil as long as it goes on.
  public var outcome: ConsoleOutcome? { console.outcome }

  /// Types a line and Enter, after what has changed until now was said.
  ///
  /// - Returns: What is said then, line by line.
  @discardableResult public func enter(_ line: String) -> String {
    console.redraw()
    collect()
    lines.append(terminal.hidesTyping ? ">" : "> " + line)
    return send(.line(line))
  }

  /// Delivers an event; returns what is said then.
  @discardableResult public func send(_ event: TerminalEvent) -> String {
    console.handle(event)
    return collect().joined(separator: "\n")
  }

  /// Compares all that was said and entered with the text kept beside the test.
  ///
  /// See ``expectSnapshot(of:named:language:filePath:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, language: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ConsoleTesting.expectSnapshot(
      of: transcript, named: name, language: language, filePath: filePath,
      sourceLocation: sourceLocation)
  }

  @discardableResult private func collect() -> [String] {
    let said = terminal.takeSaid()
    lines += said
    return said
  }
}
