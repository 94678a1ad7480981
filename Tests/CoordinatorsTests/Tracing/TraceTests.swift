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
      lines.all == [
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
    #expect(lines.all == ["opened"])

    observation.cancel()
    fixture.push("A")

    #expect(lines.all == ["opened"])
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
      lines.all == [
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
      lines.all == [
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
    #expect(lines.all.last == "closed")
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
      lines.all.dropFirst(2).first
        == "changed shown=Page#5@App#4 in=NavigationController#6@Page#3 activated=Page#5@App#4")
    #expect(lines.all.last == "closed")
  }

  @Test func `the name of a type is escaped`() throws {
    final class Pair<First, Second>: Presentable {}
    let (window, lines) = (Window(), TraceRecorder())
    window.trace(lines.append)

    window.show(Pair<Int, [String: Int]>())

    #expect(
      lines.all.last
        == "changed shown=Pair<Int%2C%20Dictionary<String%2C%20Int>>#1 in=Window"
        + " activated=Pair<Int%2C%20Dictionary<String%2C%20Int>>#1")
  }
}

/// Records the lines of a trace.
@MainActor
final class TraceRecorder {
  private(set) var all: [String] = []
  func append(_ line: String) { all.append(line) }
}
