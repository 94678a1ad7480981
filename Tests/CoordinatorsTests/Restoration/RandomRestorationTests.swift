import Coordinators
import TestCases
import Testing

/// Saves and restores random trees of restorable coordinators.
@MainActor
struct RandomRestorationTests {
  @Test(arguments: Seed.few(4, many: 40))
  func `a random tree is restored with its selected tab and its states`(seed: Seed) throws {
    let window = Window()
    try window.start(TabbedApp(window: window))
    var walk = RandomWalk(window: window, seed: seed)
    for _ in 0..<30 { try walk.step() }

    let other = Window()
    try other.start(TabbedApp(window: other))
    let problems = other.restore(window.navigationState)

    #expect(problems.isEmpty)
    #expect(other.navigationState == window.navigationState)
    #expect(other.outline == window.outline)
    #expect(RandomWalk.pages(of: other) == RandomWalk.pages(of: window))
    #expect(RandomWalk.notes(of: other) == RandomWalk.notes(of: window))
  }
}

/// Shows and removes screens at random.
@MainActor
private struct RandomWalk {
  let window: Window
  private var generator: SeededGenerator

  init(window: Window, seed: Seed) {
    self.window = window
    generator = seed.generator
  }

  mutating func step() throws {
    let number = Int.random(in: 20..<40, using: &generator)
    switch Int.random(in: 0..<11, using: &generator) {
    case 9: opener()?.note = "note %\n\(number)"
    case 10: (window.activeScreen as? Page)?.note = "\(number)"
    case 0: if window.canGoBack { window.back() }
    case 1: tabs?.tabs.randomElement(using: &generator).map { tabs?.select($0) }
    case 2: popIfUncovered()
    case 3: try opener()?.show(.modal(number))
    case 4, 5: try opener()?.show(.page("page \(number)"))
    default: try opener()?.show(.flow(number))
    }
  }

  /// The names of all pages and modals, stack by stack.
  static func pages(of window: Window) -> [[String]] {
    stacks(of: window).flatMap { [names($0.screens), names($0.modals)] }
  }

  /// The notes of all pages and modals and of their coordinators, stack by stack.
  static func notes(of window: Window) -> [[String?]] {
    stacks(of: window).flatMap { $0.screens + $0.modals }.map { screen in
      [(screen as? Page)?.note, (window.coordinator(of: screen) as? PageCoordinator)?.note]
    }
  }

  private static func stacks(of window: Window) -> [NavigationController] {
    ((window.rootScreen as? TabBarController)?.tabs ?? []).compactMap {
      $0 as? NavigationController
    }
  }

  private var tabs: TabBarController? { window.rootScreen as? TabBarController }
  private var stack: NavigationController? { tabs?.selected as? NavigationController }

  /// Does nothing under a modal: the modal's coordinator would keep its parents without their screens, which
  /// is not saved.
  private mutating func popIfUncovered() {
    guard let stack, stack.modals.isEmpty else { return }
    stack.screens.randomElement(using: &generator).map { stack.pop(to: $0) }
  }

  /// The coordinator of the active screen or one of its ancestors, so that nothing is inserted below shown screens.
  private mutating func opener() -> PageCoordinator? {
    var candidates: [PageCoordinator] = []
    var cursor = window.activeScreen.flatMap(window.coordinator)
    let isModal = (cursor?.presenter is Modal)
    while let coordinator = cursor as? PageCoordinator, (coordinator.presenter is Modal) == isModal
    {
      candidates.append(coordinator)
      cursor = coordinator.parent
    }
    return candidates.randomElement(using: &generator)
  }
}
