import ConsoleTesting
import Sternik
import Testing

// A funnel leads through a few steps to one outcome. The presenter decides whether it is pushed, presented or
// appended as a tab. Its last step has a guard.

private final class HomeScreen: Screen {
  var didTapPush: () -> Void = {}
  var didTapPresent: () -> Void = {}
  var didTapAppend: () -> Void = {}
  var opinions: [String] = []
  let title = "Home"

  var body: some View {
    Button("Push") { self.didTapPush() }
    Button("Present") { self.didTapPresent() }
    Button("Append") { self.didTapAppend() }
    for opinion in opinions { Text(opinion) }
  }
}

private final class StarsScreen: Screen {
  var didSelect: (String) -> Void = { _ in }
  let title = "Your opinion"

  var body: some View {
    List(["★★★", "★★", "★"]) { stars in
      Text(stars)
    } didSelect: { stars in
      self.didSelect(stars)
    }
  }
}

/// Asks for a reason, and refuses to be left while a draft is not sent.
private final class ReasonScreen: Screen, LeaveGuard {
  var didSend: (String) -> Void = { _ in }
  var didTryToLeave: () -> Void = {}
  private var draft = ""
  let title = "Why?"

  var body: some View {
    TextField("Because", text: draft, didChange: { self.draft = $0 }, didSubmit: send)
  }

  var leaveDecision: LeaveDecision { draft.isEmpty ? .allowed : .refused }

  func didRefuseToLeave() { didTryToLeave() }

  private func send(_ reason: String) {
    draft = ""
    didSend(reason)
  }
}

/// Asks for an opinion, step by step, in any presenter.
private final class OpinionCoordinator: Coordinator {
  @Once var done: (_ opinion: String) -> Void = { _ in }
  private let steps = NavigationController()

  override func start() {
    show(steps)
    let screen = StarsScreen()
    screen.didSelect = askWhy
    steps.show(screen, for: self)
  }

  private func askWhy(_ stars: String) {
    let screen = ReasonScreen()
    screen.didSend = { reason in
      self.finish { self.done("\(stars) \(reason)") }
    }
    screen.didTryToLeave = showReminder
    steps.show(screen, for: self)
  }

  private func showReminder() {
    AlertScreen(title: "Not sent yet", actions: [AlertAction("OK")]).show(over: steps, for: self)
  }
}

private final class OpinionsAppCoordinator: AppCoordinator {
  private let tabs = TabBarController()
  private let stack = NavigationController()

  override func start() {
    show(tabs)
    tabs.show(stack, for: self)
    start(child: HomeCoordinator(stack: stack, tabs: tabs))
  }
}

private final class HomeCoordinator: NavigationCoordinator<HomeScreen> {
  private let stack: NavigationController
  private let tabs: TabBarController

  init(stack: NavigationController, tabs: TabBarController) {
    self.stack = stack
    self.tabs = tabs
    super.init(presenter: stack)
  }

  override func start() {
    let screen = HomeScreen()
    screen.didTapPush = { self.askForOpinion(in: self.stack) }
    screen.didTapPresent = { self.askForOpinion(in: Modal(over: self.stack)) }
    screen.didTapAppend = { self.askForOpinion(in: self.tabs) }
    show(screen)
  }

  private func askForOpinion(in presenter: any Presenter) {
    let opinion = OpinionCoordinator(presenter: presenter)
    opinion.done = { self.screen?.opinions.append($0) }
    start(child: opinion)
  }
}

/// How the funnel is presented, and the keys that open it.
private enum PresentationStyle: String, CaseIterable {
  case pushed = "enter"
  case presented = "down enter"
  case appended = "down down enter 2"

  var keys: String { rawValue }
}

@Suite(.releasesEverything) @MainActor
struct `A funnel` {
  @Test(arguments: PresentationStyle.allCases)
  private func `is the same in every presenter`(style: PresentationStyle) throws {
    try run { console in
      console.press(style.keys)
      console.expectSnapshot(named: "\(style)")

      console.press("enter")
      console.type("well steered\n")

      #expect(console.outline.hasPrefix(#"screen "Home""#))
      #expect(console.screen.contains("★★★ well steered"))
    }
  }

  @Test(arguments: PresentationStyle.allCases)
  private func `is not left while a draft is not sent`(style: PresentationStyle) throws {
    try run { console in
      console.press("\(style.keys) enter")
      console.type("oops")

      console.press("escape")
      #expect(console.outline.hasPrefix(#"alert "Not sent yet""#))

      console.press("enter")
      #expect(console.screen.contains("Because\n> oops\n"))
    }
  }

  @Test(arguments: PresentationStyle.allCases)
  private func `is left step by step when there is no draft`(style: PresentationStyle) throws {
    try run { console in
      console.press("\(style.keys) enter")
      console.type("no")
      console.press("backspace backspace escape")

      #expect(console.outline.hasPrefix(#"screen "Your opinion""#))
      console.press(style == .appended ? "1" : "escape")
      #expect(console.outline.hasPrefix(#"screen "Home""#))
    }
  }

  /// Starts the flow, calls the closure to press keys, and expects no leaks.
  private func run(_ keys: (HeadlessConsole) -> Void) throws {
    try expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      try window.start(OpinionsAppCoordinator(window: window))
      keys(HeadlessConsole(window, columns: 44, rows: 12))
    }
  }
}
