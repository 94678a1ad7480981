import ConsoleTesting
import Sternik
import Testing

// A button leads from screen A to screen B. B's coordinator is released however the user leaves B.

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
    add(child: b)
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

/// Shows a welcome screen to a new user, and A to any other user.
private final class LettersAppCoordinator: AppCoordinator {
  private let stack = NavigationController()
  private let isNewUser: Bool

  init(isNewUser: Bool, window: Window) {
    self.isNewUser = isNewUser
    super.init(window: window)
  }

  override func start() {
    show(stack)
    if isNewUser { showWelcome() } else { showA() }
  }

  /// Removes everything and starts again with A.
  func restart() {
    removeAll()
    showA()
  }

  private func showWelcome() {
    let welcome = WelcomeCoordinator(presenter: stack)
    welcome.done = showA
    start(child: welcome)
  }

  private func showA() { start(child: ACoordinator(presenter: stack)) }
}

@Suite(.releasesEverything) @MainActor
struct `From A to B by a button` {
  @Test(arguments: ["escape", "left", "q", "enter"])
  func `B is released when the user leaves it`(key: String) throws {
    try run { app, console in
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

  @Test func `B can be shown repeatedly`() throws {
    try run { app, console in
      for _ in 1...3 { console.press("enter escape") }

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(app.children.first?.children.isEmpty == true)
    }
  }

  @Test func `a new user sees the welcome screen first, and cannot go back to it`() throws {
    try run(isNewUser: true) { app, console in
      #expect(console.outline.hasPrefix(#"screen "Welcome""#))

      console.press("enter")

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(app.children.map { "\(type(of: $0))" } == ["ACoordinator"])
      console.press("escape")
      #expect(console.outline.hasPrefix(#"screen "A""#))
    }
  }

  @Test func `a restart releases all child coordinators`() throws {
    try run { app, console in
      console.press("enter")
      weak let before = app.children.first

      app.restart()

      #expect(console.outline.hasPrefix(#"screen "A""#))
      #expect(before == nil)
      #expect(app.children.count == 1)
    }
  }

  /// Starts the flow, calls the closure to press keys, and expects no leaks.
  private func run(
    isNewUser: Bool = false, _ keys: (LettersAppCoordinator, HeadlessConsole) throws -> Void
  ) throws {
    try expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      let app = LettersAppCoordinator(isNewUser: isNewUser, window: window)
      try window.start(app)
      try keys(app, HeadlessConsole(window, columns: 30, rows: 6))
    }
  }
}
