import Coordinators
import Testing

/// Mistakes of other libraries: a saved state is restored in another order, or without everything below a
/// part that failed; a state is saved in the middle of a change.
@MainActor
struct `Restoration` {
  let window = Window()
  let app: TabbedApp

  init() throws {
    app = TabbedApp(window: window)
    try window.start(app)
  }

  @Test func `a first child that a link has replaced is not there again`() throws {
    /// Starts the child `a` in its stack.
    final class Letters: AppCoordinator, Routing {
      let stack = NavigationController()

      override func start() {
        show(stack)
        start(child: letter("a"))
      }

      var routes: [Route] {
        [
          Route("{name}", to: Flow.self) {
            $0.name
          } start: { (name: String) in
            self.letter(name)
          }
        ]
      }

      private func letter(_ name: String) -> Flow {
        Flow(name, in: stack) { $0.show(Page(name)) }
      }
    }
    let (window, other) = (Window(), Window())
    try window.start(Letters(window: window))
    try LinkOpener(window).open(DeepLink("b"))
    let restored = Letters(window: other)
    try other.start(restored)

    #expect(other.restore(window.navigationState).isEmpty)

    #expect(restored.stack.screens.map { ($0 as? Page)?.name } == ["b"])
  }

  @Test func `stacks, tabs, modals and the selected tab are restored in order`() throws {
    try populate()
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

  @Test func `what waits in a container that is in no window is not saved`() throws {
    let before = window.navigationState
    let stack = NavigationController()
    let flow = try #require(app.coordinator(0))

    stack.show(Page("later"), for: flow)

    #expect(flow.screens.count == 2)
    #expect(window.navigationState == before)
    stack.pop()
  }

  @Test func `two saved states without a change are equal, also in the restored window`()
    throws
  {
    try populate()

    let (other, problems) = try Self.restored(window.navigationState)

    #expect(window.navigationState == window.navigationState)
    #expect(other.navigationState == window.navigationState)
    #expect(problems.isEmpty)
    #expect(other.restore(other.navigationState).isEmpty)
    #expect(other.navigationState == window.navigationState)
  }

  @Test func `a line that cannot be restored is a problem and skips the rest of its coordinator`()
    throws
  {
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
    ("", 1), ("restoration 3\n", 1), ("nonsense", 1), ("restoration 1\n to 0\n", 2),
    ("restoration 1\nto\n", 2), ("restoration 1\nto %F\n", 2), ("restoration 1\nto 0", 2),
    ("restoration 1\nto 0\nleap 1\n", 3), ("restoration 1\nto 7\n", 2),
    ("restoration 1\n    to 0\n", 2), ("restoration 1\nto x\n", 2),
    ("restoration 1\r\nto 7\r\n", 2),
    ("restoration 1\ntab 0 9\n", 2), ("restoration 1\ntab 1 0\n", 2),
    ("restoration 1\nto \u{FFFD}\n", 2),
    ("restoration 1\ntab 0 -1\n", 2), ("restoration 1\nto 0\nto 0\n", 3),
  ])
  func `an invalid line is a problem and changes nothing`(text: String, line: Int) throws {
    let (other, problems) = try Self.restored(text)

    #expect(problems.map(\.line) == [line])
    #expect(other.outline == window.outline)
  }

  @Test func `restoring is one change that activates only the last screen`() throws {
    try populate()
    let other = Window()
    try other.start(TabbedApp(window: other))
    var activated: [String?] = []
    other.observe { event in
      guard case .changed(let change) = event else { return }
      activated.append((change.activated as? Page)?.name)
    }

    #expect(other.restore(window.navigationState).isEmpty)

    #expect(activated == ["two words, 100 %"])
  }

  @Test func `restoring joins the transaction that starts the root coordinator`() throws {
    try populate()
    let other = Window()
    var events = 0
    other.observe { _ in events += 1 }

    try other.transaction {
      try other.start(TabbedApp(window: other))
      #expect(other.restore(self.window.navigationState).isEmpty)
    }

    #expect(events == 1)
    #expect(other.outline == window.outline)
  }

  @Test func `a restoration in a callback is queued and reports its problems`() throws {
    var returned: [RestorationProblem]?
    var isFirst = true
    window.observe { _ in
      guard isFirst else { return }
      isFirst = false
      returned = window.restore("restoration 1\nto 1\n  to flow%205\n  to flow%2013\n")
    }

    let reported = diagnostics { try? app.coordinator(0)?.show(.flow(1)) }

    #expect(returned?.isEmpty == true)
    #expect(reported == [.restorationFailed])
    #expect(window.navigationState.contains("to 1\n  to flow%205\n"))
  }

  @Test func `screens shown before a failure are rolled back`() throws {
    let (other, problems) = try Self.restored("restoration 1\nto 0\n  to flow%2014\n")

    #expect(problems.map(\.description) == ["line 3: flow 14: Unlucky()"])
    #expect(other.outline == window.outline)
  }

  @Test(arguments: ["swap%20new", "flow%2099\n    to page%20new"])
  func `a guard that refuses prevents restoring until it approves`(line: String) throws {
    let (draft, text) = (Draft(), "restoration 1\nto 0\n  to \(line)\n")
    let stack = try #require(app.tabs.tabs.first as? NavigationController)
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

  @Test func `a restoration that waits for an answer does not retain its window`() throws {
    let draft = Draft()
    var asked: [(@MainActor (Bool) -> Void)] = []
    draft.leaveDecision = .asks { asked.append($0) }
    weak var released: Window?
    do {
      let window = Window()
      released = window
      let app = TabbedApp(window: window)
      try window.start(app)
      (app.tabs.tabs.first as? NavigationController)?.show(draft)
      #expect(window.restore("restoration 1\nto 0\n  to swap%20new\n").isEmpty)
    }

    #expect(asked.count == 1)
    #expect(released == nil)
  }

  @Test func `restoring a closed window is a problem`() {
    let text = window.navigationState
    window.close()

    #expect(window.restore(text).map(\.line) == [1])
  }

  @Test func `a text that is cut off anywhere restores only its complete lines`() throws {
    try populate()
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

  @Test func `observers save the committed change`() throws {
    var saved: [String] = []
    window.observe { _ in saved.append(window.navigationState) }

    try app.coordinator(0)?.show(.flow(1))
    window.back()

    #expect(saved.map { $0.contains("flow%201") } == [true, false])
  }

  @Test func `a removal handler saves the committed change`()
    throws
  {
    try app.coordinator(0)?.show(.flow(1))
    var saved: [String] = []
    app.coordinator(0)?.children.first?.removeCoordinator = { _ in
      saved.append(window.navigationState)
    }

    window.back()

    #expect(saved == [window.navigationState])
    #expect(saved.first?.contains("flow%201") == false)
  }

  @Test func `a state saved inside a callback does not include queued requests`() throws {
    let coordinator = try #require(app.coordinator(0))
    let before = window.navigationState
    try coordinator.show(.flow(1))
    var saved = ""
    coordinator.children.first?.removeCoordinator = { [window] _ in
      try? coordinator.show(.flow(2))
      saved = window.navigationState
    }

    window.back()

    #expect(saved == before)
    #expect(window.navigationState.contains("flow%202"))
  }

  @Test func `a window without restorable coordinators saves only the header`() throws {
    let fixture = try Fixture()

    #expect(Window().navigationState == "restoration 1\n")
    #expect(fixture.window?.navigationState == "restoration 1\n")
    #expect(Window().restore("restoration 1\nto 0\n").map(\.reason) == [.unknown])
  }

  /// Shows pages and starts coordinators in all tabs.
  private func populate() throws {
    let first = try #require(app.coordinator(0))
    try first.show(.flow(7))
    try (first.children.first as? PageCoordinator)?.show(.flow(8))
    try first.show(.page("middle"))
    try first.show(.flow(7))
    try app.coordinator(1)?.show(.modal(9))
    try (app.coordinator(1)?.children.first as? PageCoordinator)?.show(.page("over"))
    try app.coordinator(2)?.show(.page("two words, 100 %"))
    app.tabs.select(app.tabs.tabs[2])
  }

  private static func restored(_ text: String) throws -> (Window, [RestorationProblem]) {
    let window = Window()
    try window.start(TabbedApp(window: window))
    return (window, window.restore(text))
  }

  /// The pages and modals of all stacks, bottom first.
  private func names(of window: Window) -> [[String]] {
    let stacks = (window.rootScreen as? TabBarController)?.tabs ?? []
    return stacks.compactMap { $0 as? NavigationController }.map {
      CoordinatorsTests.names($0.screens + $0.modals)
    }
  }
}
