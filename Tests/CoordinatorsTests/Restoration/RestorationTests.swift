import Coordinators
import Testing

/// What other libraries got wrong: a saved place that comes back in another order or without what lay below
/// a part that was not ready, and one saved halfway through a change.
@MainActor
struct `Restoration` {
  let window = Window()
  let reader: Reader

  init() throws {
    reader = Reader(window: window)
    try window.start(reader)
  }

  @Test func `brings back stacks, tabs and modals, in order, with the selected tab`() throws {
    try walk()
    let text = window.navigationState

    let (other, _) = try Self.restored(text)

    #expect(names(of: other) == names(of: window))
    #expect(other.outline == window.outline)
    #expect((other.activeScreen as? Page)?.name == "two words, 100 %")
    #expect(
      text == """
        restoration 1
        to 0
          to flow%207
            to flow%208
          to page%20middle
          to flow%207
        to 1
          to modal%209
            to page%20over
        to 2
          to page%20two%20words%2C%20100%20%25
        tab 0 2

        """)
  }

  @Test func `two savings without a change are equal, byte for byte, also in the restored window`()
    throws
  {
    try walk()

    let (other, problems) = try Self.restored(window.navigationState)

    #expect(window.navigationState == window.navigationState)
    #expect(other.navigationState == window.navigationState)
    #expect(problems.isEmpty)
    #expect(other.restore(other.navigationState).isEmpty)
    #expect(other.navigationState == window.navigationState)
  }

  @Test func `an entry that leads nowhere ends the way there, and says so`() throws {
    let (other, problems) = try Self.restored(
      """
      restoration 1
      to 0
        to flow%201
        to flow%2013
          to flow%202
        to flow%203
      to 1
        to nonsense
        to flow%204
      to 2
        to flow%205
      tab 0 1

      """)

    #expect(
      problems.map(\.description) == [
        "line 4: flow 13: Unlucky()", "line 8: nonsense: unknown",
      ])
    #expect(
      other.navigationState == """
        restoration 1
        to 0
          to flow%201
        to 1
        to 2
          to flow%205
        tab 0 1

        """)
  }

  @Test(arguments: [
    ("", 1), ("restoration 2\n", 1), ("nonsense", 1), ("restoration 1\n to 0\n", 2),
    ("restoration 1\nto\n", 2), ("restoration 1\nto %F\n", 2), ("restoration 1\nto 0", 2),
    ("restoration 1\nto 0\nleap 1\n", 3), ("restoration 1\nto 7\n", 2),
    ("restoration 1\n    to 0\n", 2), ("restoration 1\nto x\n", 2),
    ("restoration 1\r\nto 7\r\n", 2),
    ("restoration 1\ntab 0 9\n", 2), ("restoration 1\ntab 1 0\n", 2),
    ("restoration 1\nto \u{FFFD}\n", 2),
    ("restoration 1\ntab 0 -1\n", 2), ("restoration 1\nto 0\nto 0\n", 3),
  ])
  func `a line that makes no sense is named and changes nothing`(text: String, line: Int) throws {
    let (other, problems) = try Self.restored(text)

    #expect(problems.map(\.line) == [line])
    #expect(other.outline == window.outline)
  }

  @Test func `is one change, in which no screen on the way appears`() throws {
    try walk()
    let other = Window()
    try other.start(Reader(window: other))
    var activated: [String?] = []
    other.observe { event in
      guard case .changed(let change) = event else { return }
      activated.append((change.activated as? Page)?.name)
    }

    #expect(other.restore(window.navigationState).isEmpty)

    #expect(activated == ["two words, 100 %"])
  }

  @Test func `joins the change in which the first coordinator is started`() throws {
    try walk()
    let other = Window()
    var events = 0
    other.observe { _ in events += 1 }

    try other.transaction {
      try other.start(Reader(window: other))
      #expect(other.restore(self.window.navigationState).isEmpty)
    }

    #expect(events == 1)
    #expect(other.outline == window.outline)
  }

  @Test func `asked for in a callback waits for its turn, and its problems are reported`() throws {
    var returned: [RestorationProblem]?
    var isFirst = true
    window.observe { _ in
      guard isFirst else { return }
      isFirst = false
      returned = window.restore("restoration 1\nto 1\n  to flow%205\n  to flow%2013\n")
    }

    let reported = diagnostics { try? reader.shelf(0)?.restore(.flow(1)) }

    #expect(returned?.isEmpty == true)
    #expect(reported == [.restorationFailed])
    #expect(window.navigationState.contains("to 1\n  to flow%205\n"))
  }

  @Test func `takes back what a coordinator showed before it failed`() throws {
    let (other, problems) = try Self.restored("restoration 1\nto 0\n  to flow%2014\n")

    #expect(problems.map(\.description) == ["line 3: flow 14: Unlucky()"])
    #expect(other.outline == window.outline)
  }

  @Test func `changes nothing where a screen objects, and is done when it agrees`() throws {
    let (draft, text) = (Draft(), "restoration 1\nto 0\n  to swap%20new\n")
    let stack = try #require(reader.tabs.tabs.first as? NavigationController)
    stack.show(draft)
    let before = window.outline

    #expect(window.restore(text).isEmpty)
    #expect(window.outline == before)
    #expect(draft.refusals == 1)
    var answer: (@MainActor (Bool) -> Void)?
    draft.leaveDecision = .asks { answer = $0 }
    #expect(window.restore(text).isEmpty)
    #expect(window.outline == before)
    answer?(true)

    #expect((window.activeScreen as? Page)?.name == "new")
    #expect(!stack.screens.contains { $0 === draft })
  }

  @Test func `that waits for an answer does not keep its window`() throws {
    let draft = Draft()
    var asked: [(@MainActor (Bool) -> Void)] = []
    draft.leaveDecision = .asks { asked.append($0) }
    weak var released: Window?
    do {
      let window = Window()
      released = window
      let reader = Reader(window: window)
      try window.start(reader)
      (reader.tabs.tabs.first as? NavigationController)?.show(draft)
      #expect(window.restore("restoration 1\nto 0\n  to swap%20new\n").isEmpty)
    }

    #expect(asked.count == 1)
    #expect(released == nil)
  }

  @Test func `of a closed window is a problem`() {
    let text = window.navigationState
    window.close()

    #expect(window.restore(text).map(\.line) == [1])
  }

  @Test func `of a text cut off anywhere leads nowhere else, and says so within a line`() throws {
    try walk()
    let text = window.navigationState

    for count in 0..<text.count {
      let part = String(text.prefix(count))
      let (other, problems) = try Self.restored(part)

      let isWhole = part.last == "\n" || part == "restoration 1"
      #expect(problems.isEmpty == isWhole, "\(part)")
      let steps = Set(other.navigationState.split(separator: "\n"))
      #expect(steps.subtracting(text.split(separator: "\n")).allSatisfy { $0.hasPrefix("tab") })
    }
  }

  @Test func `what observers save is the change that is done`() throws {
    var saved: [String] = []
    window.observe { _ in saved.append(window.navigationState) }

    try reader.shelf(0)?.restore(.flow(1))
    window.back()

    #expect(saved.map { $0.contains("flow%201") } == [true, false])
  }

  @Test func `what a flow saves that is just told of its removal is the change that is done`()
    throws
  {
    try reader.shelf(0)?.restore(.flow(1))
    var saved: [String] = []
    reader.shelf(0)?.children.first?.removeCoordinator = { _ in saved.append(window.navigationState)
    }

    window.back()

    #expect(saved == [window.navigationState])
    #expect(saved.first?.contains("flow%201") == false)
  }

  @Test func `what is saved inside a callback is what is done, not what still waits`() throws {
    let shelf = try #require(reader.shelf(0))
    let before = window.navigationState
    try shelf.restore(.flow(1))
    var saved = ""
    shelf.children.first?.removeCoordinator = { [window] _ in
      try? shelf.restore(.flow(2))
      saved = window.navigationState
    }

    window.back()

    #expect(saved == before)
    #expect(window.navigationState.contains("flow%202"))
  }

  @Test func `a window without coordinators, or with others, has only the first line`() throws {
    let world = try World()

    #expect(Window().navigationState == "restoration 1\n")
    #expect(world.window?.navigationState == "restoration 1\n")
    #expect(Window().restore("restoration 1\nto 0\n").map(\.reason) == [.unknown])
  }

  /// Opens things in all tabs.
  private func walk() throws {
    let first = try #require(reader.shelf(0))
    try first.restore(.flow(7))
    try (first.children.first as? Shelf)?.restore(.flow(8))
    try first.restore(.page("middle"))
    try first.restore(.flow(7))
    try reader.shelf(1)?.restore(.modal(9))
    try (reader.shelf(1)?.children.first as? Shelf)?.restore(.page("over"))
    try reader.shelf(2)?.restore(.page("two words, 100 %"))
    reader.tabs.select(reader.tabs.tabs[2])
  }

  private static func restored(_ text: String) throws -> (Window, [RestorationProblem]) {
    let window = Window()
    try window.start(Reader(window: window))
    return (window, window.restore(text))
  }

  /// The pages of all stacks and over them, bottom first.
  private func names(of window: Window) -> [[String]] {
    let stacks = (window.rootScreen as? TabBarController)?.tabs ?? []
    return stacks.compactMap { $0 as? NavigationController }.map {
      CoordinatorsTests.names($0.screens + $0.modals)
    }
  }
}
