import Coordinators
import Testing

@MainActor
struct `Traces` {
  @Test func `a trace has one line for each event`() throws {
    let (window, lines) = (Window(), TraceRecorder())
    window.trace(lines.append)
    let app = App(window: window)
    try window.start(app)
    app.start(child: Flow("A", in: app.stack) { $0.show(Page("a")) })
    window.back()
    window.back()
    window.close()

    #expect(
      lines.all.map(\.description) == [
        "opened",
        "changed shown=NavigationController#1@App#2,Page#3@App#2 in=Window,NavigationController#1"
          + " coordinators=App#2 activated=Page#3@App#2",
        "changed shown=Page#4@Flow#5 in=NavigationController#1@Page#3 coordinators=Flow#5@App#2"
          + " activated=Page#4@Flow#5",
        "changed removed=Page#4 removed-coordinators=Flow#5 activated=Page#3@App#2",
        "exit-requested",
        "changed removed=Page#3,NavigationController#1 removed-coordinators=App#2",
        "closed",
      ])
  }

  @Test func `operations without a change, and a cancelled trace, write nothing`() throws {
    let fixture = try Fixture()
    let (window, lines) = (try #require(fixture.window), TraceRecorder())
    let observation = window.trace(lines.append)
    fixture.stack.popToRoot()
    fixture.stack.show(fixture.app.root)
    #expect(lines.all == [.opened])

    observation.cancel()
    fixture.push("A")

    #expect(lines.all == [.opened])
  }

  @Test func `a request inside a callback is a line of its own, in order`() throws {
    let fixture = try Fixture()
    let (window, lines) = (try #require(fixture.window), TraceRecorder())
    window.trace(lines.append)
    let flow = Flow("A", in: fixture.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in fixture.stack.show(Page("after")) }
    fixture.app.start(child: flow)

    window.back()

    #expect(
      lines.all.map(\.description) == [
        "opened",
        "changed shown=Page#1@Flow#2 in=NavigationController#4@Page#5 coordinators=Flow#2@App#3"
          + " activated=Page#1@Flow#2",
        "changed removed=Page#1 removed-coordinators=Flow#2 activated=Page#5@App#3",
        "changed shown=Page#6 in=NavigationController#4@Page#5 activated=Page#6",
      ])
  }

  @Test func `a screen that left and is shown again gets a new number`() throws {
    let fixture = try Fixture()
    let (window, lines, page) = (try #require(fixture.window), TraceRecorder(), Page("again"))
    window.trace(lines.append)

    for _ in 1...2 {
      fixture.stack.show(page)
      fixture.stack.pop()
    }

    #expect(
      lines.all.map(\.description) == [
        "opened", "changed shown=Page#1 in=NavigationController#2@Page#3 activated=Page#1",
        "changed removed=Page#1 activated=Page#3@App#4",
        "changed shown=Page#5 in=NavigationController#2@Page#3 activated=Page#5",
        "changed removed=Page#5 activated=Page#3@App#4",
      ])
  }

  @Test func `a trace does not retain the window`() throws {
    let lines = TraceRecorder()
    weak var page: Page?
    weak var window: Window?
    do {
      let traced = Window()
      let shown = Page("page")
      (window, page) = (traced, shown)
      traced.trace(lines.append)
      traced.show(shown)
    }

    #expect(window == nil)
    #expect(page == nil)
    #expect(lines.all.last == .closed)
  }

  @Test func `a line contains positions also after the window was released`() throws {
    let fixture = try Fixture()
    let lines = TraceRecorder()
    let flow = fixture.push("B")
    fixture.window?.trace(lines.append)
    flow.removeCoordinator = { _ in
      fixture.stack.show(Page("x"), for: fixture.app)
      fixture.window = nil
    }

    fixture.stack.pop()

    #expect(
      lines.all.map(\.description).dropFirst(2).first
        == "changed shown=Page#5@App#4 in=NavigationController#6@Page#3 activated=Page#5@App#4")
    #expect(lines.all.last == .closed)
  }

  @Test(arguments: [
    "Pair<A, B>", "a#b@c=d%e,f", "line\nfeed", "żółw 🐢", "\u{2028}\u{0}\u{85}\u{9B}",
  ])
  func `any name is parsed back from its line`(type: String) throws {
    let name = TracedName(type: type, number: 7)
    let screen = TracedScreen(name, coordinator: TracedName(type: type, number: 8))
    let line = TraceLine.changed(
      TracedChange(
        shown: [screen, TracedScreen(name)],
        positions: [TracedPosition(nil), TracedPosition(name, isModal: true, below: name)],
        moved: [TracedMove(name)], selected: [name],
        addedCoordinators: [TracedCoordinator(name, parent: name)], removed: [name, name],
        removedCoordinators: [name],
        activated: screen))

    #expect(TraceLine(line.description) == line)
    #expect(line.description.split(separator: " ").count == 9)
    #expect(line.description.allSatisfy { !$0.isNewline })
  }

  @Test func `a whole text or a part of whole lines is parsed`() throws {
    let text = "opened\nchanged\nclosed\n"

    #expect(try TraceLine.lines(of: text).map(\.description) == ["opened", "changed", "closed"])
    #expect(try TraceLine.lines(of: "changed\r\nclosed\r\n").count == 2)
    #expect(try TraceLine.lines(of: "").isEmpty)
  }

  @Test(arguments: [
    ("opened\nleaped\nclosed\n", 2, TraceError.Reason.damaged), ("opened\n\n", 2, .damaged),
    ("opened\nchanged shown=A#1", 2, .cutOff), ("clo", 1, .cutOff), ("closed", 1, .cutOff),
    ("x\nclosed", 1, .damaged),
  ])
  func `a damaged or cut-off text is an error with its line`(
    text: String, line: Int, reason: TraceError.Reason
  ) {
    let error = #expect(throws: TraceError.self) { try TraceLine.lines(of: text) }

    #expect(error?.line == line)
    #expect(error?.reason == reason)
    #expect(error?.description.hasPrefix("line \(line): ") == true)
  }

  @Test(arguments: [
    "", " ", "open", "opened ", "closed now", "changed ", "changed shown", "changed shown=",
    "changed shown=A", "changed shown=A#0", "changed shown=A#-1", "changed shown=A#1,",
    "changed shown=A#1@", "changed shown=A#1@B#2@C#3", "changed activated=A#1,B#2",
    "changed hidden=A#1", "changed  shown=A#1", "changed removed=#1", "changed removed=%#1",
    "changed removed=%4#1", "changed removed=%FF#1", "changed removed=%+F#1",
    "changed removed=%é#1",
    "changed removed=%aé#1", "changed removed=\u{FFFD}#1", "changed removed=\u{1B}#1",
    "changed removed=A#99999999999999999999",
  ])
  func `an invalid line is rejected`(_ text: String) {
    #expect(TraceLine(text) == nil)
  }
}

/// Records the lines of a trace.
@MainActor
final class TraceRecorder {
  private(set) var all: [TraceLine] = []
  func append(_ line: TraceLine) { all.append(line) }
}
