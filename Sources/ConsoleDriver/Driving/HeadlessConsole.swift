public import ConsoleUI
public import Coordinators

/// Runs a window without a terminal: a test, or the walk of a gallery, presses keys and reads the screen.
///
/// It runs the same code as a terminal, one turn per event, synchronously. A test makes one with the initializers of
/// ConsoleTesting, which also make each `CoordinatorDiagnostic` of the window an issue.
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
@MainActor public final class HeadlessConsole {
  /// The terminal that shows the window and records the external programs that the window runs.
  public let terminal: HeadlessTerminal
  package let console: Console
  /// The lines that were typed and pasted, which are data wherever the program shows them.
  package private(set) var typedTexts: Set<String> = []
  /// The window that the terminal shows.
  public var window: Window { console.window }

  /// Drives a console, which shows its window in a terminal in memory once it has begun.
  package init(_ console: Console, in terminal: HeadlessTerminal) {
    (self.console, self.terminal) = (console, terminal)
    console.taskExecutor = MainQueueExecutor()
    HangReporter.start()
  }

  /// The canvas on the screen; changes made before are drawn first.
  public var canvas: Canvas {
    console.redraw()
    return terminal.canvas ?? Canvas(size: terminal.size)
  }

  /// The text on the screen, one line per row, without trailing spaces.
  public var screen: String { canvas.text }

  /// The text on the screen, then a description of the styles and the cursor.
  public var styledScreen: String { canvas.styledText }

  /// The screen as an SVG image.
  public func svgScreen(_ palette: SVGPalette = .automatic, title: String? = nil) -> String {
    canvas.svg(palette, title: title)
  }

  /// The active screen as text: one line per element with its role, indented by depth.
  public var outline: String {
    console.redraw()
    return console.frame?.outline.withoutMarks ?? ""
  }

  /// The control with the focus as a line of ``outline``, such as `button "Save"`, or `textField "Name" = Anna` with its value;
  /// `nil` if there is none.
  public var focus: String? {
    console.redraw()
    return console.frame?.focus?.withoutMarks
  }

  /// The containers, screens and coordinators of the window; see `Window.outline`.
  public var navigation: String { console.window.outline.withoutMarks }

  /// The window in the linear form, for screen readers.
  public var linearText: String {
    console.redraw()
    let text = console.frame?.linearText(of: window, strings: console.strings())
    return text?.description.withoutMarks ?? ""
  }

  /// The position of the cursor, zero-based; `nil` if it is hidden.
  public var cursor: Point? { canvas.cursor }

  /// The number of frames that differ from the one before.
  public var frameCount: Int { terminal.frameCount }

  /// Whether a debug build draws the screen from nothing after each event, to compare it with a frame that reuses parts.
  package var checksReuse = true

  /// What the last event drew again: the whole screen, or a `RedrawableControl` alone.
  ///
  /// Reading ``canvas`` or ``screen`` after it does not change this.
  package private(set) var lastRedrawing = ControlRedrawing.screen

  /// Why the console has ended; `nil` while it runs.
  public var outcome: Console.Outcome? { console.outcome }

  /// The name of the responder that would get a key; `nil` if the key has no effect.
  package func responder(to key: KeyPress) -> String? {
    console.redraw()
    return console.responder(to: key)
  }

  package var screenStateCount: Int { console.screenStateCount }

  /// Presses keys, one after the other; the program gets what a terminal sends, such as Enter for Ctrl-J.
  public func press(_ keys: KeyPress...) { press(keys) }

  private func press(_ keys: [KeyPress]) { send(keys.map { .key($0.sentInstead ?? $0) }) }

  /// Presses keys given by their names, separated by spaces: `"down down enter"`, `"ctrl-n"`, `"q"`.
  ///
  /// - Throws: ``StepError`` for an unknown name, after the keys before it.
  public func press(named names: String) throws(StepError) {
    var keys: [KeyPress] = []
    defer { press(keys) }
    for name in names.split(separator: " ") {
      guard let key = KeyPress(name: String(name)) else {
        throw StepError("unknown key name \"\(name)\"")
      }
      keys.append(key)
    }
  }

  /// Types a text, one key per character; a line break presses Enter.
  public func type(_ text: String) {
    noteTyped(text)
    press(text.withoutMarks.map { $0.isNewline ? .enter : .character($0) })
  }

  /// Pastes a text, as the terminal's own paste command does.
  public func paste(_ text: String) {
    noteTyped(text)
    send(.paste(text.withoutMarks))
  }

  private func noteTyped(_ text: String) {
    typedTexts.formUnion(text.withoutMarks.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Presses and releases a mouse button over a cell, twice for a double click; both numbers are zero-based.
  ///
  /// Two calls are never a double click.
  public func click(
    column: Int, row: Int, button: MouseEvent.Button = .left, count: Int = 1,
    modifiers: KeyPress.Modifiers = []
  ) {
    let point = Point(column: column, row: row)
    let press = MouseEvent(.press(button), at: point, modifiers: modifiers)
    let release = MouseEvent(.release(button), at: point, modifiers: modifiers)
    console.forgetPresses()
    for _ in 0..<count { send([.mouse(press), .mouse(release)]) }
  }

  /// Clicks the first cell of a text in what is in front, where a click does something: in a control or a bar.
  ///
  /// - Throws: ``StepError`` if the text is not there, if a click on it does nothing, or if what has this label is covered.
  public func click(
    text: String, button: MouseEvent.Button = .left, count: Int = 1,
    modifiers: KeyPress.Modifiers = []
  ) throws(StepError) {
    let place = try place(of: text)
    click(
      column: place.column, row: place.row, button: button, count: count, modifiers: modifiers)
  }

  /// The first cells of a text, from the top.
  package func places(of text: String) -> [Point] {
    let rows = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().flatMap { row, line in
      line.ranges(of: text).map { range in
        let column = AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth) {
          String(line[..<range.lowerBound]).columns
        }
        return Point(column: column, row: row)
      }
    }
  }

  private func place(of text: String) throws(StepError) -> Point {
    let text = text.withoutMarks
    let places = places(of: text)
    let frame = console.frame
    let reachable = places.filter { frame?.isInFront($0) == true }
    let reacts = { frame?.reactsToClick(on: $0) == true }
    let selects = { frame?.isInColumnBeside($0) == true }
    if let place = reachable.first(where: reacts) ?? reachable.first(where: selects) {
      return place
    }
    if !reachable.isEmpty { throw StepError("a click on \"\(text)\" does nothing") }
    if !places.isEmpty {
      let title = frame?.activeTitle.withoutMarks ?? ""
      let front = title.isEmpty ? "what is in front" : "\"\(title)\", which is in front"
      throw StepError("\"\(text)\" is covered by \(front)")
    }
    let controls = frame?.controlSemantics ?? []
    guard let control = controls.first(where: { $0.label.withoutMarks == text }) else {
      throw StepError("\"\(text)\" is not on the screen")
    }
    throw StepError("the \(control.role.rawValue) \"\(text)\" is covered, cut or out of sight")
  }

  /// Moves the mouse from one cell to another with the left button down.
  public func drag(from start: Point, to end: Point) {
    send([
      .mouse(MouseEvent(.press(.left), at: start)), .mouse(MouseEvent(.drag(.left), at: end)),
      .mouse(MouseEvent(.release(.left), at: end)),
    ])
  }

  /// Calls `save` as a running console does, by the clock that `advance(by:)` moves.
  public func saveNavigationState(
    after delay: Duration = .seconds(1), to save: @escaping (String) throws -> Void
  ) {
    console.saveNavigationState(after: delay, to: save)
  }

  /// Moves the console's clock, and calls the timers that become due in the order of their deadlines.
  ///
  /// The clock moves only in this way. Tasks that sleep on it continue when the test awaits something.
  public func advance(by duration: Duration) { console.advance(by: duration) }

  /// Moves the console's clock; after each deadline the tasks of screens continue until they wait again.
  ///
  /// `advance(by: .zero)` only lets them continue. It does not wait for a task that waits for something else than
  /// the clock, such as an actor or a file.
  public func advance(by duration: Duration) async { await console.advance(by: duration) }

  /// Lets the tasks of screens and coordinators continue until they wait for the clock, which stands still.
  ///
  /// A task that waits for something else, such as an actor or a file, has at most `realLimit` of real time.
  public func settle(within realLimit: Duration = .seconds(1)) async {
    await console.settle(within: realLimit)
  }

  /// Does all that a user did in a recorded program, at the recorded times by the clock that `advance(by:)` moves.
  ///
  /// A program that gets the same dependencies shows the same screens then. Text that the user typed into a secure field is
  /// as long as theirs. A program that has ended before the last event takes no more of them.
  ///
  /// - Throws: ``RecordingError`` if another program has recorded the file, or if it is of the linear form.
  public func replay(_ recording: Recording) async throws(RecordingError) {
    try await console.replay(recording, isLinear: false) { event in
      if case .resize(let size) = event {
        resize(columns: size.columns, rows: size.rows)
      } else {
        send(event)
      }
    }
  }

  /// Turns the mouse wheel over a cell; positive steps scroll down.
  public func scroll(by steps: Int, column: Int = 0, row: Int = 0) {
    let action: MouseEvent.Action = steps < 0 ? .scrollUp : .scrollDown
    let turn = TerminalEvent.mouse(MouseEvent(action, at: Point(column: column, row: row)))
    send(Array(repeating: turn, count: abs(steps)))
  }

  /// Turns the mouse wheel sideways over a cell; positive steps scroll to the right.
  public func scrollHorizontally(by steps: Int, column: Int = 0, row: Int = 0) {
    let action: MouseEvent.Action = steps < 0 ? .scrollLeft : .scrollRight
    let turn = TerminalEvent.mouse(MouseEvent(action, at: Point(column: column, row: row)))
    send(Array(repeating: turn, count: abs(steps)))
  }

  /// Changes the size of the terminal, in cells.
  public func resize(columns: Int, rows: Int) {
    let size = Size(columns: columns, rows: rows)
    terminal.send(.resize(size))
    send(.resize(size))
  }

  /// Delivers an event; changes made before that can be seen are drawn first.
  ///
  /// A search through many rows, which a terminal continues between frames, is done when this returns.
  ///
  /// A test builds and draws more often than a program does: before an event, and whenever ``canvas`` or ``screen`` is
  /// read. Debug builds also draw the screen from nothing on a spare canvas after each event, and report a frame that shows
  /// something else because it reuses parts of others. So do not count how often a body or a drawing runs.
  public func send(_ event: TerminalEvent) {
    console.redrawIfOutdated()
    sendOnLastFrame(event)
  }

  /// Delivers events of one call, between which the test changes nothing.
  private func send(_ events: [TerminalEvent]) {
    guard let first = events.first else { return }
    send(first)
    for event in events.dropFirst() { sendOnLastFrame(event) }
  }

  /// Delivers an event as a terminal does, so that many frames may reuse parts of each other.
  package func sendOnLastFrame(_ event: TerminalEvent) {
    console.handle(event)
    lastRedrawing = console.frame?.redrawing ?? .screen
    #if DEBUG
    if checksReuse { console.checkReuse() }
    #endif
    while console.continueWork() {}
  }
}

/// Why a step of a user cannot be done, such as a click on a text that is not on the screen.
public struct StepError: Error, CustomStringConvertible {
  /// The reason: `"Delete" is covered by "Sure?", which is in front`, or `unknown key name "bend"`.
  public let description: String
  /// The name of the step or its number, and where it was made.
  package var step: String?
  package var place: StepPlace?

  /// Creates an error for a step of your own.
  public init(_ description: String) { self.description = description }
}

/// The place in a source file where a step was made.
package struct StepPlace: Sendable {
  package let filePath: String
  package let line: Int

  package init(_ filePath: String, _ line: Int) { (self.filePath, self.line) = (filePath, line) }
}
