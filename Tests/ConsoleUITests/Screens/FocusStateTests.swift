import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@testable import ConsoleUI

/// What a screen reads and drawing changes: no frame and no command is late.
@Suite @MainActor struct FocusStateTests {
  @Test(arguments: [TerminalEvent.key(.tab), .key(.backTab), .key(.right)])
  func `title, body and commands know the field that a key moves the focus to`(event: TerminalEvent)
  {
    let screen = PairScreen()
    let console = screen.show()

    console.sendOnLastFrame(event)

    #expect(screen.shown(in: console) == ["title right", "body right"])
    console.sendOnLastFrame(.key(.function(5)))
    #expect(screen.calls == ["command right"])
  }

  @Test func `a click tells its closure which field has the focus now`() throws {
    let screen = PairScreen()
    let console = screen.show()
    let place = try #require(console.places(of: "to the right").first)

    console.sendOnLastFrame(.mouse(MouseEvent(.press(.left), at: place)))
    console.sendOnLastFrame(.key(.function(5)))

    #expect(screen.calls == ["pressed right", "command right"])
  }

  @Test func `the frame after a program has moved the focus shows the field`() {
    let screen = PairScreen()
    let console = screen.show()

    console.sendOnLastFrame(.key(.function(6)))

    #expect(screen.shown(in: console) == ["title right", "body right"])
    console.sendOnLastFrame(.key(.function(5)))
    #expect(screen.calls == ["command right"])
  }

  @Test func `the frame in which the focused control has left shows the field at its place`() {
    let screen = PairScreen()
    let console = screen.show()

    console.sendOnLastFrame(.key(.function(8)))

    #expect(screen.shown(in: console) == ["title right", "body right"])
  }

  @Test func `a field that has left is not known where the control at its place has none`() {
    let screen = PairScreen(isRightBound: false)
    let console = screen.show()

    console.sendOnLastFrame(.key(.function(8)))

    #expect(screen.shown(in: console) == ["title nowhere", "body nowhere"])
    console.sendOnLastFrame(.key(.function(5)))
    #expect(screen.calls == ["command nowhere"])
  }

  @Test(arguments: 0..<2) func `a field of two controls has the focus if one of them has it`(
    downs: Int
  ) {
    let focus = FocusState<Int>()
    let window = Window()
    window.show(
      SampleScreen {
        Button("First") {}.focused(focus, on: 1)
        Button("Second") {}.focused(focus, on: 1)
      })
    let console = HeadlessConsole(window, columns: 30, rows: 6)

    for _ in 0..<downs { console.sendOnLastFrame(.key(.down)) }

    #expect(focus.current == 1)
  }

  @Test func `the first frame knows the first field`() {
    let screen = PairScreen()

    let console = screen.show()

    #expect(screen.shown(in: console) == ["title left", "body left"])
  }

  @Test func `a body that shows other controls wherever the focus is is drawn nevertheless`() {
    let focus = FocusState<Int>()
    let window = Window()
    window.show(
      SampleScreen {
        Text("at \(focus.current.map(String.init) ?? "none")")
        if focus.current != 1 { Button("One") {}.focused(focus, on: 1) }
        if focus.current != 2 { Button("Two") {}.focused(focus, on: 2) }
      })
    var console: Console?
    let diagnostics = reportedDiagnostics {
      console = HeadlessConsole(window, columns: 30, rows: 6).console
      console?.handle(.key(.down))
    }

    #expect(diagnostics.map(\.kind) == [.neverSettles])
    #expect(console?.frame?.canvas?.text.contains("at ") == true)
  }

  @Test func `a key that waits is handled by the commands of the frame with a change`() {
    let screen = PairScreen()
    let console = screen.show().console

    console.queue.add(.terminal(.key(.function(5))))
    screen.model = "changed"
    while console.takeTurn() {}
    console.queue.add(.terminal(.key(.function(5))))
    screen.plain = "too"
    console.setNeedsRedraw()
    while console.takeTurn() {}

    #expect(screen.calls == ["command left, changed", "command left, changed, too"])
  }

  @Test func `a key that waits is handled by the commands of the frame after a report`() {
    let screen = RowsScreen()
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 10).console
    console.handle(.key(.down))

    for _ in 1...3 { console.queue.add(.terminal(.key(.function(8)))) }
    while console.takeTurn() {}

    #expect(screen.calls == ["remove 1", "remove 2", "remove 3"])
  }

  @Test func `a change by the report that the end of a text is visible is drawn at once`() {
    var hasEnded = false
    let window = Window()
    window.show(
      SampleScreen {
        Text(hasEnded ? "the end" : "more below")
        DocumentView((1...20).map { DocumentBlock(.paragraph, StyledText("\($0)")) })
          .initialPlace(99).didReachEnd { hasEnded = true }
      })
    let console = HeadlessConsole(window, columns: 20, rows: 10).console

    while console.takeTurn() {}

    #expect(console.frame?.canvas?.text.contains("the end") == true)
  }
}

/// Two buttons, and what title, body and commands know of the focus.
@Observable private final class PairScreen: Screen {
  enum Side: String { case left, right }

  @ObservationIgnored var calls: [String] = []
  @ObservationIgnored var plain = ""
  @ObservationIgnored private var hasLeft = true
  var model = ""
  private let focus = FocusState<Side>(.left)
  private let isRightBound: Bool

  init(isRightBound: Bool = true) { self.isRightBound = isRightBound }

  private var side: String { focus.current?.rawValue ?? "nowhere" }

  var title: String { "title \(side)" }

  var commands: [KeyCommand] {
    let target = ([side] + [model, plain].filter { !$0.isEmpty }).joined(separator: ", ")
    return [
      KeyCommand(.function(5), "Act") { self.calls.append("command \(target)") },
      KeyCommand(.function(6), "Move") { self.focus.move(to: .right) },
      KeyCommand(.function(8), "Remove") { self.hasLeft = false },
    ]
  }

  var body: some View {
    Text("body \(side)")
    HStack {
      if hasLeft {
        Button("to the left") { self.calls.append("pressed \(self.side)") }
          .focused(focus, on: .left)
      }
      let right = Button("to the right") { self.calls.append("pressed \(self.side)") }
      if isRightBound { right.focused(focus, on: .right) } else { right }
    }
  }

  func show() -> HeadlessConsole {
    let window = Window()
    window.show(self)
    return HeadlessConsole(window, columns: 60, rows: 8)
  }

  /// What the terminal shows, without a frame that a test would cause.
  func shown(in console: HeadlessConsole) -> [String] {
    (console.terminal.canvas?.text ?? "").matches(of: /(title|body) \w+/).map { String($0.0) }
  }
}

/// A list whose highlighted row a command removes.
private final class RowsScreen: Screen {
  private(set) var calls: [String] = []
  private var rows = (0..<8).map { Article(id: $0, title: "\($0)") }
  private var highlighted = 0

  var commands: [KeyCommand] {
    let id = highlighted
    return [
      KeyCommand(.function(8), "Remove") {
        self.calls.append("remove \(id)")
        self.rows.removeAll { $0.id == id }
      }
    ]
  }

  var body: some View {
    List(rows) { Text($0.title) }.didHighlight { self.highlighted = $0.id }
  }
}
