import ConsoleTesting
import Sternik
import Testing

// A funnel leads through a few steps to one outcome. It is the same whether it is pushed, presented or
// appended as a tab; the place that it is given tells which. Its last step is not left by accident.

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

/// Asks for a reason, and stays as long as one is written and not sent.
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

/// Asks for an opinion, step by step, in whatever place it is given.
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
    screen.didTryToLeave = remind
    steps.show(screen, for: self)
  }

  private func remind() {
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

  private func askForOpinion(in place: any Presenter) {
    let opinion = OpinionCoordinator(presenter: place)
    opinion.done = { self.screen?.opinions.append($0) }
    start(child: opinion)
  }
}

/// A place for the funnel, and the keys that lead to it.
private enum Place: String, CaseIterable {
  case pushed = "enter"
  case presented = "down enter"
  case appended = "down down enter 2"

  var keys: String { rawValue }
}

@MainActor
struct `A funnel` {
  @Test(arguments: Place.allCases)
  private func `is the same in every place`(place: Place) throws {
    try walk { console in
      console.press(place.keys)
      console.expectSnapshot(named: "\(place)")

      console.press("enter")
      console.type("well steered\n")

      #expect(console.outline.hasPrefix(#"screen "Home""#))
      #expect(console.screen.contains("★★★ well steered"))
    }
  }

  @Test(arguments: Place.allCases)
  private func `is not left while something is written`(place: Place) throws {
    try walk { console in
      console.press("\(place.keys) enter")
      console.type("oops")

      console.press("escape")
      #expect(console.outline.hasPrefix(#"alert "Not sent yet""#))

      console.press("enter")
      #expect(console.screen.contains("Because oops"))
    }
  }

  @Test(arguments: Place.allCases)
  private func `is left, step by step, when nothing is written`(place: Place) throws {
    try walk { console in
      console.press("\(place.keys) enter")
      console.type("no")
      console.press("backspace backspace escape")

      #expect(console.outline.hasPrefix(#"screen "Your opinion""#))
      console.press(place == .appended ? "1" : "escape")
      #expect(console.outline.hasPrefix(#"screen "Home""#))
    }
  }

  /// Starts the flow, lets keys be pressed, and expects that all of it is freed.
  private func walk(_ keys: (HeadlessConsole) -> Void) throws {
    try expectReleased { probe in
      let window = Window()
      probe.watch(window)
      try window.start(OpinionsAppCoordinator(window: window))
      keys(HeadlessConsole(window, columns: 44, rows: 10))
    }
  }
}
