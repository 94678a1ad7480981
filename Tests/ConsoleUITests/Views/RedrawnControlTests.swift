import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `A control whose states have changed` {
  private let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))

  @Test func `is drawn without its screen`() throws {
    let screen = CountingScreen { List(0..<40) { Text("Row \($0)") } }
    let console = try start(screen)

    for _ in 1...12 { console.handle(.key(.down)) }

    #expect(screen.bodies == 1)
    #expect(terminal.canvas?.text.contains("> Row 12") == true)
    console.redraw()
    #expect(screen.bodies == 2)
  }

  @Test func `is drawn with its screen now and then, so that tracking ends`() throws {
    let screen = CountingScreen { List(0..<400) { Text("Row \($0)") } }
    let console = try start(screen)

    for _ in 1...200 { console.handle(.key(.down)) }

    #expect(screen.bodies == 1 + 200 / 65)
  }

  @Test func `is drawn with its screen if the program is notified`() throws {
    var highlighted: [Int] = []
    let screen = CountingScreen {
      List(0..<40) { Text("Row \($0)") }.didHighlight { highlighted.append($0) }
    }
    let console = try start(screen)

    console.handle(.key(.down))

    #expect(highlighted == [1])
    #expect(screen.bodies > 1)
  }

  @Test(arguments: [false, true])
  func `reports what its drawing found out, then the screen is drawn`(isAtEnd: Bool) throws {
    var reports: [Int] = []
    let screen = CountingScreen {
      VStack {
        Text("reported \(reports.count)")
        Counter(limit: isAtEnd ? 1 : 9) { reports.append($0) }
      }
    }
    let console = try start(screen)

    console.handle(.key(.character("+")))
    while console.takeTurn() {}

    #expect(reports == [1])
    #expect(terminal.canvas?.text.contains("reported 1") == true)
  }

  @Test func `is drawn with the screen when something covers it`() throws {
    let screen = CountingScreen { List(0..<40) { Text("Row \($0)") } }
    let console = try start(screen)
    console.window.toast("Saved")
    while console.takeTurn() {}
    let before = screen.bodies

    console.handle(.key(.down))

    #expect(screen.bodies == before + 1)
    #expect(terminal.canvas?.text.contains("> Row 1") == true)
  }

  @Test func `changes the status line when keys have lost their effect`() throws {
    let screen = CountingScreen { Counter(limit: 2) }
    let console = try start(screen)
    console.handle(.key(.character("+")))
    #expect(screen.bodies == 1)
    #expect(terminal.canvas?.text.contains("+ more") == true)

    console.handle(.key(.character("+")))

    #expect(screen.bodies == 2)
    #expect(terminal.canvas?.text.contains("2") == true)
    #expect(terminal.canvas?.text.contains("+ more") == false)
  }

  @Test func `shows controls inside of its rows`() throws {
    let screen = CountingScreen {
      List(0..<3) { row in
        VStack {
          Text("Row \(row)")
          List(["inner \(row)"]) { Text($0) }.frame(height: 1)
        }
      }
    }
    let console = try start(screen)

    console.handle(.key(.down))

    #expect(screen.bodies == 1)
    let kept = terminal.canvas
    console.redraw()
    #expect(terminal.canvas == kept)
  }

  @Test func `takes clicks on controls inside of it where they are now`() throws {
    var presses = 0
    let console = try start(CountingScreen { Lift { presses += 1 } })
    while !(console.active?.focused?.control is LiftElement) { console.handle(.key(.tab)) }

    console.handle(.key(.character("+")))
    let rows = (terminal.canvas?.text ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Press") })
    console.handle(.mouse(MouseEvent(.press(.left), at: Point(column: 4, row: row))))

    #expect(row == 1 && presses == 1)
  }

  @Test func `is drawn without its screen also where there is no status line`() throws {
    let screen = CountingScreen { List(0..<2) { Text("Row \($0)") } }
    let (window, terminal) = (Window(), HeadlessTerminal(size: Size(columns: 30, rows: 2)))
    window.show(screen)
    let console = Console(window, terminal: terminal)
    try console.begin()

    console.handle(.key(.down))

    #expect(screen.bodies == 1)
    #expect(terminal.canvas?.text.contains("> Row 1") == true)
  }

  @Test func `shows a thumb as soon as rows have gone`() throws {
    let screen = CountingScreen {
      List(0..<3) { row in
        VStack { for line in 0..<min(2, row + 1) { Text("Row \(row), line \(line)") } }
      }
    }
    let (window, terminal) = (Window(), HeadlessTerminal(size: Size(columns: 30, rows: 6)))
    window.show(screen)
    let console = Console(window, terminal: terminal)
    try console.begin()

    for _ in 1...2 { console.handle(.key(.down)) }

    let kept = terminal.canvas
    console.redraw()
    #expect(terminal.canvas == kept)
  }

  @Test func `goes with a message that is shown elsewhere`() throws {
    let screen = CountingScreen {
      VStack {
        List(0..<2) { Text("Row \($0)") }.frame(height: 2)
        Spacer()
      }
    }
    let console = try start(screen)
    console.window.toast("Saved")
    while console.takeTurn() {}
    let before = screen.bodies

    console.handle(.key(.down))

    #expect(screen.bodies == before + 1)
  }

  @Test func `is cut off where it ends`() throws {
    let screen = CountingScreen { HStack { Counter(limit: 20) } }
    let console = try start(screen)

    for _ in 1...10 { console.handle(.key(.character("+"))) }
    #expect(
      terminal.canvas?.text.hasPrefix("1 ") == true
        || terminal.canvas?.text.hasPrefix("1\n") == true)
    console.handle(.key(.character("-")))

    let kept = terminal.canvas
    console.redraw()
    #expect(terminal.canvas == kept)
    #expect(kept?.text.hasPrefix("9") == true)
  }

  @Test func `lets go of rows that have gone`() throws {
    final class Article {}
    var articles = [Article(), Article()]
    weak let first = articles[0]
    let screen = CountingScreen {
      let articles = articles
      return List(0..<articles.count) { row in Button("Open") { _ = articles[row] } }
    }
    let console = try start(screen)

    articles = []
    console.redraw()

    #expect(first == nil)
  }

  #if DEBUG
  @Test func `is named if it shows something else than its states`() throws {
    let window = Window()
    window.show(CountingScreen { Forgetful() })
    let console = HeadlessConsole(window, columns: 30, rows: 8)

    let reported = reportedDiagnostics { console.press("+") }

    #expect(console.lastRedrawing == .changes)
    #expect(reported.map(\.kind) == [.controlOutdated])
    #expect(
      reported.first?.description.hasPrefix(
        "`ForgetfulElement` was drawn without its screen and is wrong at row 0, column 0: draw all")
        == true)
  }
  #endif

  private func start(_ screen: any Screen) throws -> Console {
    let window = Window()
    window.show(screen)
    let console = Console(window, terminal: terminal)
    try console.begin()
    return console
  }
}

private final class CountingScreen: Screen {
  var bodies = 0
  private let content: () -> any View

  init(_ content: @escaping () -> any View) { self.content = content }

  var body: some View {
    bodies += 1
    return AnyContent(content: content())
  }
}

/// A button that the control around it moves down.
private struct Lift: View {
  let press: () -> Void

  func addElements(to tree: inout ElementTree) {
    let button = tree.element(of: Button("Press") { press() })
    tree.addControl(LiftElement(button: button, state: tree.state(orMake: CounterState.init)))
  }
}

private struct LiftElement: RedrawableControl {
  let button: any Element
  let state: CounterState

  var semantics: Semantics { Semantics(.group) }

  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing { .control }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(axis == .vertical ? 4 : 14) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let row = rect.origin.row + state.count
    context.draw(button, in: Rect(column: rect.origin.column, row: row, columns: 14, rows: 1))
  }

  func response(to key: KeyPress) -> KeyResponse {
    key == .character("+") ? .changeState { state.count += 1 } : .unused
  }
}

private struct AnyContent: View {
  let content: any View

  func addElements(to tree: inout ElementTree) { content.addElements(to: &tree) }
}

/// A number that `+` counts up; its drawing reports each new one.
private struct Counter: View {
  let limit: Int
  var didDraw: ((Int) -> Void)?

  func addElements(to tree: inout ElementTree) {
    tree.addControl(
      CounterElement(limit: limit, didDraw: didDraw, state: tree.state { CounterState() }))
  }
}

private final class CounterState: ViewState {
  var count = 0
  var reported = 0
}

private struct CounterElement: RedrawableControl {
  let limit: Int
  let didDraw: ((Int) -> Void)?
  let state: CounterState

  var semantics: Semantics { Semantics(.text, label: "\(state.count)") }

  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing { .control }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write("\(state.count)", at: rect.origin)
    guard let didDraw, state.count != state.reported else { return }
    context.report { didDraw(state.count) }
    context.afterDrawing { state.reported = state.count }
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .character("+"): state.count < limit ? .changeState { state.count += 1 } : .atEnd
    case .character("-"): .changeState { state.count -= 1 }
    default: .unused
    }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    state.count < limit ? [KeyHint(.character("+"), "more")] : []
  }
}

/// A number that says it draws its changes, and draws none.
private struct Forgetful: View {
  func addElements(to tree: inout ElementTree) {
    tree.addControl(ForgetfulElement(state: tree.state { CounterState() }))
  }
}

private struct ForgetfulElement: RedrawableControl {
  let state: CounterState

  var semantics: Semantics { Semantics(.text, label: "\(state.count)") }

  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing { .changes }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    if !context.showsLastDrawing { context.write("\(state.count)", at: rect.origin) }
  }

  func response(to key: KeyPress) -> KeyResponse {
    key == .character("+") ? .changeState { state.count += 1 } : .unused
  }
}
