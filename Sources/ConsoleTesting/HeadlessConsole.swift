public import ConsoleUI
public import Coordinators
public import Testing

/// A window without a terminal: keys in, picture out.
///
/// It drives the code that runs in a terminal, one turn for each key, at once and without waiting.
///
/// ```swift
/// @Test func `the second article opens`() {
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
  /// What the window is shown in; it also tells which programs were to be run.
  public let terminal: HeadlessTerminal
  private let console: Console

  /// Shows the window in a terminal of so many cells.
  public convenience init(
    _ window: Window, columns: Int = 80, rows: Int = 24,
    capabilities: Capabilities = Capabilities(),
    strings: @escaping () -> ConsoleStrings = { ConsoleStrings() },
    theme: @escaping () -> Theme = { .standard }
  ) {
    self.init(
      window,
      terminal: HeadlessTerminal(
        size: Size(columns: columns, rows: rows), capabilities: capabilities),
      strings: strings, theme: theme)
  }

  /// Shows the window in a terminal that coordinators know already, to run programs in it.
  public init(
    _ window: Window, terminal: HeadlessTerminal,
    strings: @escaping () -> ConsoleStrings = { ConsoleStrings() },
    theme: @escaping () -> Theme = { .standard }
  ) {
    self.terminal = terminal
    console = Console(window, terminal: terminal)
    console.strings = strings
    console.theme = theme
    do { try console.begin() } catch { Issue.record(error) }
  }

  /// What is shown after everything that has changed until now.
  public var canvas: Canvas {
    console.redraw()
    return terminal.canvas ?? Canvas(size: terminal.size)
  }

  /// What is shown, row by row, without spaces at the ends of rows.
  public var screen: String { canvas.text }

  /// What is shown, and below it the styles and the cursor.
  public var styledScreen: String { canvas.styledText }

  /// What is shown, as an SVG picture.
  public func svgScreen(_ palette: SVGPalette = .automatic, title: String? = nil) -> String {
    canvas.svg(palette, title: title)
  }

  /// The screen that takes keys, in words: a line for each thing on it, with its role.
  public var outline: String {
    console.redraw()
    return console.outline
  }

  /// What is shown, in lines for those who hear it.
  public var linearText: String {
    console.redraw()
    return console.linearText.description
  }

  /// Where the cursor is; nil when it is hidden.
  public var cursor: Point? { canvas.cursor }

  /// How many pictures were shown; one that is like the one before does not count.
  public var frameCount: Int { terminal.frameCount }

  /// Why the console has ended; nil as long as it goes on.
  public var outcome: ConsoleOutcome? { console.outcome }

  package var rememberedScreens: Int { console.rememberedScreens }

  public func press(_ keys: KeyPress...) {
    for key in keys { send(.key(key)) }
  }

  /// Presses keys by their names, parted by spaces: `"down down enter"`, `"ctrl-n"`, `"q"`.
  public func press(_ names: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for name in names.split(separator: " ") {
      guard let key = KeyPress(name: String(name)) else {
        Issue.record("there is no key named \"\(name)\"", sourceLocation: sourceLocation)
        return
      }
      press(key)
    }
  }

  /// Types text, a key for each character; line ends press Enter.
  public func type(_ text: String) {
    for character in text { press(character.isNewline ? .enter : .character(character)) }
  }

  public func paste(_ text: String) { send(.paste(text)) }

  /// Clicks where a text is shown, in the first row that has it.
  public func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in rows.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth) {
        String(line[..<range.lowerBound]).columns
      }
      return send(.mouse(MouseEvent(.press(.left), at: Point(column: column, row: row))))
    }
    Issue.record("\"\(text)\" is not shown", sourceLocation: sourceLocation)
  }

  /// Lets one step of what moves pass, as time does in a terminal.
  public func advanceAnimation() { console.tick() }

  /// Turns the wheel over a cell, downwards if `steps` is positive.
  public func scroll(by steps: Int, column: Int = 0, row: Int = 0) {
    let action: MouseEvent.Action = steps < 0 ? .scrollUp : .scrollDown
    for _ in 0..<abs(steps) {
      send(.mouse(MouseEvent(action, at: Point(column: column, row: row))))
    }
  }

  public func resize(columns: Int, rows: Int) {
    let size = Size(columns: columns, rows: rows)
    terminal.send(.resize(size))
    send(.resize(size))
  }

  /// Delivers an event, after what has changed until now was drawn.
  public func send(_ event: TerminalEvent) {
    console.redraw()
    console.handle(event)
  }
}
