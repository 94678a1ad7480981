import ConsoleTesting
import Sternik
import Testing

// Flows as the authors of published coordinators write them: `add` then `start`, `start` then `add`, `start()` alone,
// and containers that are filled before they are shown. A console records each diagnostic as an issue.

private final class PlainScreen: Screen {
  var didTapButton: () -> Void = {}
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View { Button("Next") { self.didTapButton() } }
}

/// Shows one screen, and `next` when its button is pressed.
private final class StepCoordinator: ChildCoordinator<PlainScreen> {
  var next: (StepCoordinator) -> Void = { _ in }
  private let name: String

  init(_ name: String, presenter: any Presenter) {
    self.name = name
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = PlainScreen(name)
    screen.didTapButton = { self.next(self) }
    show(screen)
  }
}

/// The orders in which a parent adds a child and starts it.
private enum StartOrder: CaseIterable {
  case addThenStart, startThenAdd, startChild

  @MainActor func start(_ child: StepCoordinator, under parent: Coordinator) {
    switch self {
    case .addThenStart:
      parent.add(child: child)
      child.start()
    case .startThenAdd:
      child.start()
      parent.add(child: child)
    case .startChild: parent.start(child: child)
    }
  }
}

@Suite(.releasesEverything) @MainActor
struct `Flows in the order of their authors` {
  @Test(arguments: StartOrder.allCases)
  private func `A leads to B and back, and B reports its removal`(order: StartOrder) throws {
    try run { window in
      let stack = NavigationController()
      let a = StepCoordinator("A", presenter: stack)
      var removed = 0
      a.next = { a in
        let b = StepCoordinator("B", presenter: a.presenter)
        b.removeCoordinator = {
          removed += 1
          a.remove(child: $0)
        }
        order.start(b, under: a)
        weak let weakB = b
        #expect(weakB?.parent === a)
      }
      a.start()
      window.show(stack)

      let console = HeadlessConsole(window, columns: 30, rows: 6)
      #expect(console.outline.hasPrefix(#"screen "A""#))
      console.press("enter")
      #expect(console.outline.hasPrefix(#"screen "B""#))
      console.press("escape")
      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(removed == 1 && a.children.isEmpty)
    }
  }

  @Test(arguments: StartOrder.allCases)
  private func `five tabs are filled before the window shows them, with a welcome over them`(
    order: StartOrder
  ) throws {
    try run { window in
      let app = PlainAppCoordinator(window: window)
      let tabs = TabBarController()
      for name in ["One", "Two", "Three", "Four", "Five"] {
        let stack = NavigationController()
        order.start(StepCoordinator(name, presenter: stack), under: app)
        tabs.show(stack, for: app)
      }
      app.show(tabs)
      order.start(StepCoordinator("Welcome", presenter: Modal(over: tabs)), under: app)

      let console = HeadlessConsole(window, columns: 60, rows: 6)
      #expect(window.coordinators.count == 1 && app.children.count == 6)
      #expect(console.outline.hasPrefix(#"screen "Welcome""#))
      console.press("escape 4")
      #expect(console.outline.hasPrefix(#"screen "Four""#))
      #expect(app.children.count == 5)
    }
  }

  @Test(arguments: StartOrder.allCases)
  private func `a root coordinator is started directly, and its list leads to details with alerts`(
    order: StartOrder
  ) throws {
    try run { window in
      PlainAppCoordinator(window: window) { app in
        let stack = NavigationController()
        let list = StepCoordinator("List", presenter: stack)
        list.next = { list in
          let details = StepCoordinator("Details", presenter: list.presenter)
          details.next = { details in
            AlertScreen(title: "Booked", actions: [AlertAction("OK") { details.finish() }])
              .show(over: details.presenter, for: details)
          }
          order.start(details, under: list)
        }
        order.start(list, under: app)
        app.show(stack)
      }.start()

      let console = HeadlessConsole(window, columns: 30, rows: 8)
      #expect(console.outline.hasPrefix(#"screen "List""#))
      console.press("enter enter")
      #expect(console.outline.hasPrefix(#"alert "Booked""#))
      console.press("enter")
      #expect(console.outline.hasPrefix(#"screen "List""#))
    }
  }

  @Test(arguments: StartOrder.allCases)
  private func `one coordinator works in a window, a stack, a modal and a tab`(
    order: StartOrder
  ) throws {
    try run { window in
      let app = PlainAppCoordinator(window: window)
      let (tabs, stack) = (TabBarController(), NavigationController())
      order.start(StepCoordinator("Window", presenter: window), under: app)
      let console = HeadlessConsole(window, columns: 60, rows: 6)
      #expect(console.outline.hasPrefix(#"screen "Window""#))

      order.start(StepCoordinator("Pushed", presenter: stack), under: app)
      order.start(StepCoordinator("Presented", presenter: Modal(over: stack)), under: app)
      tabs.show(stack)
      order.start(StepCoordinator("Tab", presenter: tabs), under: app)
      window.show(tabs, for: app)

      #expect(console.outline.hasPrefix(#"screen "Presented""#))
      console.press("escape")
      #expect(console.outline.hasPrefix(#"screen "Pushed""#))
      console.press("2")
      #expect(console.outline.hasPrefix(#"screen "Tab""#))
      #expect(app.children.count == 2)
    }
  }

  @Test(arguments: StartOrder.allCases)
  private func `two screens and a login that returns to the first`(order: StartOrder) throws {
    try run { window in
      let app = PlainAppCoordinator(window: window)
      let stack = NavigationController()
      let first = StepCoordinator("First", presenter: stack)
      first.next = { first in
        let second = StepCoordinator("Second", presenter: stack)
        second.next = { second in
          let login = StepCoordinator("Login", presenter: Modal(over: stack))
          login.next = { login in
            login.finish()
            stack.popToRoot()
          }
          order.start(login, under: second)
        }
        order.start(second, under: first)
      }
      order.start(first, under: app)
      app.show(stack)

      let console = HeadlessConsole(window, columns: 30, rows: 6)
      console.press("enter enter")
      #expect(console.outline.hasPrefix(#"screen "Login""#))
      console.press("enter")
      #expect(console.outline.hasPrefix(#"screen "First""#))
      #expect(app.children.count == 1 && app.children.first?.children.isEmpty == true)
    }
  }

  /// Runs a flow and expects no leaks.
  private func run(_ flow: (Window) throws -> Void) throws {
    try expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      try flow(window)
    }
  }
}

/// A root coordinator whose `start()` is a closure.
private final class PlainAppCoordinator: AppCoordinator {
  private let onStart: (PlainAppCoordinator) -> Void

  init(window: Window, onStart: @escaping (PlainAppCoordinator) -> Void = { _ in }) {
    self.onStart = onStart
    super.init(window: window)
  }

  override func start() { onStart(self) }
}
