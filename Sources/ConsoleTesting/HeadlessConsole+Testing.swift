public import ConsoleDriver
public import ConsoleUI
public import Coordinators
public import Sternik
public import Testing

extension HeadlessConsole {
  /// Shows the window in a terminal of this size, in cells.
  ///
  /// Each `CoordinatorDiagnostic` of the window is an issue of the test, unless `CoordinatorDiagnostic.handler` is set or
  /// `window.didReport` was set before. A test that expects one uses `withKnownIssue`, or ``reportedDiagnostics(during:)``.
  ///
  /// ```swift
  /// @MainActor @Test func `the second article opens`() {
  ///   let window = Window()
  ///   window.show(ListScreen(articles))
  ///   let console = HeadlessConsole(window, columns: 40, rows: 12)
  ///
  ///   console.press("down enter")
  ///
  ///   console.expectSnapshot(named: "second article")
  /// }
  /// ```
  public convenience init(
    _ window: Window, columns: Int = 80, rows: Int = 24,
    capabilities: Capabilities = Capabilities(),
    strings: @escaping () -> ConsoleStrings = { .localized },
    theme: @escaping () -> Theme = { .terminal },
    commands: @escaping () -> [KeyCommand] = { [] },
    statusLine: (([KeyHint]) -> any View)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      window,
      terminal: HeadlessTerminal(
        size: Size(columns: columns, rows: rows), capabilities: capabilities),
      strings: strings, theme: theme, commands: commands, statusLine: statusLine,
      sourceLocation: sourceLocation)
  }

  /// Shows the window in an existing terminal, which coordinators may run external programs in.
  public convenience init(
    _ window: Window, terminal: HeadlessTerminal,
    strings: @escaping () -> ConsoleStrings = { .localized },
    theme: @escaping () -> Theme = { .terminal },
    commands: @escaping () -> [KeyCommand] = { [] },
    statusLine: (([KeyHint]) -> any View)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let console = Console(window, in: terminal, clock: .movedByHand(), strings: strings)
    console.theme = theme
    console.commands = commands
    console.statusLine = statusLine
    self.init(console, in: terminal)
    TestedConsoles.begin(console, drivenBy: self, sourceLocation)
  }

  /// Presses keys given by their names, separated by spaces: `"down down enter"`, `"ctrl-n"`, `"q"`.
  ///
  /// An unknown name is an issue and ends the sequence.
  public func press(_ names: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(StepError) {
      try press(named: names)
    } catch {
      Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
    }
  }

  /// Clicks the first cell of a text, in the first row that contains it in a control or a bar.
  ///
  /// While a box, a sheet or a menu is in front, only that is searched, and the status line. It is an issue if the text is not
  /// there, if a click on it does nothing, or if what has this label is covered.
  public func click(
    on text: String, button: MouseEvent.Button = .left, count: Int = 1,
    modifiers: KeyPress.Modifiers = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(StepError) {
      try click(text: text, button: button, count: count, modifiers: modifiers)
    } catch {
      Issue.record("\(error.description); the screen is\n\(screen)", sourceLocation: sourceLocation)
    }
  }

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
    await TestedConsoles.wait(
      for: condition, in: console, limit, realLimit, sourceLocation, shown: "screen is\n\(screen)")
  }
}

extension HeadlessLinearConsole {
  /// Shows the window; the size in cells is that of the drawn form, which Page Up and Page Down depend on.
  ///
  /// Diagnostics are issues as in a ``/ConsoleDriver/HeadlessConsole``.
  public convenience init(
    _ window: Window, columns: Int = 80, rows: Int = 24,
    strings: @escaping () -> ConsoleStrings = { .localized },
    commands: @escaping () -> [KeyCommand] = { [] },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let terminal = HeadlessLinearTerminal(size: Size(columns: columns, rows: rows))
    let console = Console(window, terminal: terminal, clock: .movedByHand(), strings: strings)
    console.commands = commands
    self.init(console, in: terminal)
    TestedConsoles.begin(console, drivenBy: self, sourceLocation)
  }

  /// Waits until a condition holds, without sleeping; it is an issue if it does not in time.
  ///
  /// The clock and the tasks are those of ``ConsoleDriver/HeadlessConsole/wait(atMost:real:sourceLocation:until:)``.
  ///
  /// ```swift
  /// let console = HeadlessLinearConsole(window)
  /// await console.wait { console.transcript.contains("42 articles") }
  /// ```
  public func wait(
    atMost limit: Duration = .seconds(60), real realLimit: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async {
    await TestedConsoles.wait(
      for: condition, in: console, limit, realLimit, sourceLocation,
      shown: "transcript is\n\(transcript)")
  }

  /// Compares the ``/ConsoleDriver/HeadlessLinearConsole/transcript`` with the file recorded next to the test.
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
}

@MainActor private enum TestedConsoles {
  /// Begins a console whose diagnostics, and at the end of the test its leaks, are issues.
  static func begin(
    _ console: Console, drivenBy driver: AnyObject, _ sourceLocation: SourceLocation
  ) {
    DiagnosticRecorder.record(console.window, shownBy: driver, sourceLocation)
    ReleaseTrait.scope?.watch(console.window, shownBy: console, sourceLocation)
    do { try console.begin() } catch { Issue.record(error, sourceLocation: sourceLocation) }
  }

  /// Waits until a condition holds; if it does not in time, the issue has what is shown then.
  static func wait(
    for condition: () -> Bool, in console: Console, _ limit: Duration, _ realLimit: Duration,
    _ sourceLocation: SourceLocation, shown: @autoclosure () -> String
  ) async {
    do throws(StepError) {
      try await console.wait(atMost: limit, real: realLimit, until: condition)
    } catch {
      Issue.record("\(error.description); the \(shown())", sourceLocation: sourceLocation)
    }
  }
}
