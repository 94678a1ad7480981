import ConsoleTesting
import Sternik
import Testing

// A button leads from A to B. Who was started is let go, whichever way the reader leaves B.

private final class AScreen: Screen {
  var didTapButton: () -> Void = {}
  let title = "A"
  var body: some View { Button("Go to B") { self.didTapButton() } }
}

private final class BScreen: Screen {
  var didTapButton: () -> Void = {}
  let title = "B"
  var body: some View { Button("Done") { self.didTapButton() } }
}

private final class WelcomeScreen: Screen {
  var didTapButton: () -> Void = {}
  let title = "Welcome"
  var body: some View { Button("Begin") { self.didTapButton() } }
}

private final class ACoordinator: NavigationCoordinator<AScreen> {
  override func start() {
    let screen = AScreen()
    screen.didTapButton = showB
    show(screen)
  }

  private func showB() {
    let b = BCoordinator(presenter: presenter)
    b.removeCoordinator = remove
    add(b)
    b.start()
  }
}

private final class BCoordinator: NavigationCoordinator<BScreen> {
  override func start() {
    let screen = BScreen()
    screen.didTapButton = finish
    show(screen)
  }
}

private final class WelcomeCoordinator: NavigationCoordinator<WelcomeScreen> {
  @Once var done: () -> Void = {}

  override func start() {
    let screen = WelcomeScreen()
    screen.didTapButton = {
      self.finish()
      self.done()
    }
    show(screen)
  }
}

/// Greets a new reader first; who has been here before begins with A.
private final class LettersAppCoordinator: AppCoordinator {
  private let stack = NavigationController()
  private let isNewReader: Bool

  init(isNewReader: Bool, window: Window) {
    self.isNewReader = isNewReader
    super.init(window: window)
  }

  override func start() {
    show(stack)
    if isNewReader { welcome() } else { begin() }
  }

  /// Begins anew, wherever the reader is.
  func restart() {
    removeAll()
    begin()
  }

  private func welcome() {
    let welcome = WelcomeCoordinator(presenter: stack)
    welcome.done = begin
    start(child: welcome)
  }

  private func begin() { start(child: ACoordinator(presenter: stack)) }
}

@MainActor
struct `From A to B by a button` {
  @Test(arguments: ["escape", "left", "q", "enter"])
  func `B is let go when the reader leaves it`(key: String) throws {
    try walk { app, console in
      console.press("enter")
      #expect(console.outline.hasPrefix(#"screen "B""#))
      let a = try #require(app.children.first)
      weak let b = a.children.first
      #expect(b is BCoordinator)

      console.press(key)

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(a.children.isEmpty)
      #expect(b == nil)
    }
  }

  @Test func `B can be shown as often as one likes`() throws {
    try walk { app, console in
      for _ in 1...3 { console.press("enter escape") }

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(app.children.first?.children.isEmpty == true)
    }
  }

  @Test func `a new reader is welcomed first, and cannot go back there`() throws {
    try walk(isNewReader: true) { app, console in
      #expect(console.outline.hasPrefix(#"screen "Welcome""#))

      console.press("enter")

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(app.children.map { "\(type(of: $0))" } == ["ACoordinator"])
      console.press("escape")
      #expect(console.outline.hasPrefix(#"screen "A""#))
    }
  }

  @Test func `the program can begin anew with all of its children let go`() throws {
    try walk { app, console in
      console.press("enter")
      weak let before = app.children.first

      app.restart()

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(before == nil)
      #expect(app.children.count == 1)
    }
  }

  /// Starts the flow, lets keys be pressed, and expects that all of it is freed.
  private func walk(
    isNewReader: Bool = false, _ keys: (LettersAppCoordinator, HeadlessConsole) throws -> Void
  ) throws {
    try expectReleased { probe in
      let window = Window()
      probe.watch(window)
      let app = LettersAppCoordinator(isNewReader: isNewReader, window: window)
      try window.start(app)
      try keys(app, HeadlessConsole(window, columns: 30, rows: 6))
    }
  }
}
