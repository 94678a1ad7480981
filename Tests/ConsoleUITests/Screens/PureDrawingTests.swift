import ConsoleTesting
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@testable import ConsoleUI

/// Drawing only looks: it calls no closure that reports or acts, and a second drawing shows the same.
@Suite @MainActor struct PureDrawingTests {
  /// Everything that a program was told.
  private final class Log {
    var count = 0

    func add() { count += 1 }
  }

  private final class EverythingScreen: Screen {
    let title = "Everything"
    var rows = 30
    private let log: Log
    private let focus = FocusState<Int>()

    init(_ log: Log) { self.log = log }

    var body: some View {
      Tabs(["One", "Two", "Three"], selection: 1) { [log] _ in log.add() }
      ScrollView {
        Form {
          for number in 1...3 {
            TextField("Field \(number):", didChange: { [log] _ in log.add() })
              .focused(focus, on: number)
          }
          SecureField("Password:", didChange: { [log] _ in log.add() })
            .validationError("too short")
        } didSubmit: { [log] in
          log.add()
        }
        Picker("Size:", ["S", "M", "L"], selection: 1) { [log] _ in log.add() }
        Toggle("Bold", isOn: true) { [log] _ in log.add() }
        Button("Add") { [self] in
          log.add()
          rows += 3_000
          focus.move(to: 2)
        }
      }
      .didScroll { [log] _ in log.add() }
      .frame(maxHeight: 6)
      HStack {
        List(0..<rows) {
          Text("row \($0)")
        } didSelect: { [log] _ in
          log.add()
        }
        .didHighlight { [log] _ in log.add() }
        .searchText { [log] in
          log.add()
          return "row \($0)"
        }
        .sections(by: { $0 / 10 }) { Text("section \($0)") }
        Table(
          0..<rows, columns: [TableColumn("No") { "\($0)" }, TableColumn("Name") { "name \($0)" }]
        ) { [log] _ in
          log.add()
        }
        .didHighlight { [log] _ in log.add() }
      }
      ScrollView { Text(String(repeating: "a long text ", count: 60)) }
        .didScroll { [log] _ in log.add() }
        .frame(maxHeight: 3)
    }

    var commands: [KeyCommand] {
      [
        KeyCommand(.function(5), "shrink") { [self] in
          log.add()
          rows = max(0, rows / 2)
        }
      ]
    }

    func didDisappear() { log.add() }
    func didAppear() { log.add() }
  }

  private static let keys: [KeyPress] =
    [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .tab,
      .tab, .backTab, .backspace, .space, .function(5), KeyPress(.left, modifiers: .shift),
    ] + "/1ro 9njk?".map { KeyPress.character($0) }

  @Test(arguments: Seed.few(1, many: 15))
  func `drawing again calls nothing and changes nothing`(seed: Seed) throws {
    var generator = seed.generator
    let log = Log()
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Home") { Text("home") })
    stack.show(EverythingScreen(log))
    let terminal = HeadlessTerminal(size: Size(columns: 70, rows: 24))
    let console = Console(window, terminal: terminal)
    try console.begin()

    for step in 0..<50 {
      if Int.random(in: 0..<12, using: &generator) == 0 {
        let size = Size(
          columns: .random(in: 0...80, using: &generator),
          rows: .random(in: 0...30, using: &generator))
        terminal.send(.resize(size))
        console.handle(.resize(size))
      } else if let key = Self.keys.randomElement(using: &generator) {
        console.handle(.key(key))
      }
      if stack.screens.count == 1 { stack.show(EverythingScreen(log)) }
      console.redraw()
      let (canvas, outline, count) = (terminal.canvas, console.frame?.outline, log.count)

      console.redraw()
      let night = console.spareCanvas(in: .night)
      _ = console.frame?.linearText(of: console.window, strings: console.strings())

      #expect(terminal.canvas == canvas, "step \(step)")
      #expect(console.frame?.outline == outline, "step \(step)")
      #expect(log.count == count, "step \(step)")
      console.theme = { .night }
      console.redraw()
      #expect(terminal.canvas == night, "step \(step)")
      console.theme = { .terminal }
    }
    #expect(log.count > 0)
  }

  @Test func `a frame during a search calls no closure of the program`() throws {
    let log = Log()
    let window = Window()
    window.show(
      SampleScreen {
        List(0..<40_000) { Text("row \($0)") }
          .searchText {
            log.add()
            return "row \($0)"
          }
          .didHighlight { _ in log.add() }
      })
    let console = Console(window, terminal: HeadlessTerminal())
    try console.begin()
    console.handle(.key(.character("/")))
    console.handle(.paste("39999"))
    let before = log.count

    for _ in 1...10 { console.redraw() }

    #expect(log.count == before && before > 0)
  }
}
