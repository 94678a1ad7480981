import Coordinators
import Testing

/// What is saved of any tree of restorable coordinators brings back that tree.
@MainActor
struct RandomRestorationTests {
  @Test(arguments: UInt64(1)...40)
  func `whatever was opened and closed comes back, with the tab in front`(seed: UInt64) throws {
    let window = Window()
    try window.start(Reader(window: window))
    var walk = RandomWalk(window: window, seed: seed)
    for _ in 0..<30 { try walk.step() }

    let other = Window()
    try other.start(Reader(window: other))
    let problems = other.restore(window.navigationState)

    #expect(problems.isEmpty)
    #expect(other.navigationState == window.navigationState)
    #expect(other.outline == window.outline)
    #expect(RandomWalk.pages(of: other) == RandomWalk.pages(of: window))
  }
}

/// A reader who opens and closes things at random.
@MainActor
private struct RandomWalk {
  let window: Window
  private var generator: SplitMix64

  init(window: Window, seed: UInt64) {
    self.window = window
    generator = SplitMix64(state: seed)
  }

  mutating func step() throws {
    let number = Int.random(in: 20..<40, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: if window.canGoBack { window.back() }
    case 1: tabs?.tabs.randomElement(using: &generator).map { tabs?.select($0) }
    case 2: popIfUncovered()
    case 3: try opener()?.restore(.modal(number))
    case 4, 5: try opener()?.restore(.page("page \(number)"))
    default: try opener()?.restore(.flow(number))
    }
  }

  /// The names of all pages, place by place.
  static func pages(of window: Window) -> [[String]] {
    let stacks = (window.rootScreen as? TabBarController)?.tabs ?? []
    return stacks.compactMap { $0 as? NavigationController }
      .flatMap { [names($0.screens), names($0.modals)] }
  }

  private var tabs: TabBarController? { window.rootScreen as? TabBarController }
  private var stack: NavigationController? { tabs?.selected as? NavigationController }

  /// What lies over a stack keeps those who led there, though not their screens.
  private mutating func popIfUncovered() {
    guard let stack, stack.modals.isEmpty else { return }
    stack.screens.randomElement(using: &generator).map { stack.pop(to: $0) }
  }

  /// Someone whose screens the reader sees, or who led there; nobody opens things below what is open.
  private mutating func opener() -> Shelf? {
    var way: [Shelf] = []
    var cursor = window.activeScreen.flatMap(window.coordinator)
    let isModal = (cursor?.presenter is Modal)
    while let shelf = cursor as? Shelf, (shelf.presenter is Modal) == isModal {
      way.append(shelf)
      cursor = shelf.parent
    }
    return way.randomElement(using: &generator)
  }
}
