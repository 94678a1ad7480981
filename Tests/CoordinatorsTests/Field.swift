import Coordinators

/// Two windows, and everything that was ever put into them.
@MainActor
final class Field {
  final class Spy: Presentable {
    let atEnd: () -> Void
    init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }
    isolated deinit { atEnd() }
  }

  struct Trace {
    weak var flow: Flow?
    let parent: Int?
    weak var window: Window?
    /// Where it shows, which it may keep.
    var place: ObjectIdentifier?
    var wasActive = false
    var hadScreens = false
    var told = 0
  }

  struct Trail { weak var screen: (any Presentable)? }

  struct Refused: Error {}

  var faults: [String] = []
  private var random: SplitMix64
  private var budget = 0
  /// How often somebody who was told did something.
  private var replies = 0
  var windows: [Window] = []
  var traces: [Trace] = []
  var trails: [Trail] = []

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
    for _ in 1...2 { open() }
  }

  /// One operation, with what its callbacks ask for, and a look at what came of it.
  func play() {
    budget = 10
    act()
    budget = 0
    check()
  }

  func end() {
    windows.removeAll()
    check()
  }

  private func open() {
    let window = Window()
    try? window.start(App(window: window))
    window.observe { [weak self] _ in self?.maybe(in: 6) { $0.reply() } }
    windows.append(window)
  }

  private func act() {
    guard budget > 0, let window = windows.randomElement(using: &random) else { return }
    budget -= 1
    let places = Outline(of: window).containers
    let flows = traces.indices.filter { traces[$0].flow?.isActive ?? false }
    let flow = flows.randomElement(using: &random)
    let place = places.randomElement(using: &random)
    switch Int.random(in: 0..<23, using: &random) {
    case 0...6: start(under: flow, in: window)
    case 7: window.back()
    case 8: (place as? NavigationController)?.pop()
    case 9: (place as? NavigationController)?.popToRoot()
    case 10:
      let stack = place as? NavigationController
      if let screen = stack?.screens.randomElement(using: &random) { stack?.pop(to: screen) }
    case 11: if let flow { traces[flow].flow?.finish() }
    case 12:
      let tabs = place as? TabBarController
      if let tab = tabs?.tabs.randomElement(using: &random) { tabs?.select(tab) }
    case 13:
      let tabs = place as? TabBarController
      if let tab = tabs?.tabs.randomElement(using: &random) { tabs?.remove(tab) }
    case 14: (place as? any Presenter)?.show(screen())
    case 15: if let flow { traces[flow].flow?.show(screen()) }
    case 16: (place as? any Presenter).map { Modal(over: $0).show(screen()) }
    case 17: maybe(in: 4) { window.show($0.screen(), for: window.appCoordinator) }
    case 18:
      maybe(in: 8) { field in
        field.replies += 1
        window.close()
      }
    case 19:
      maybe(in: 8) { field in
        field.replies += 1
        field.windows.removeAll { $0 === window }
      }
    case 20: if let flow { traces[flow].flow?.removeAll() }
    case 21:
      // What was on top moves elsewhere; inside of a start that is one change.
      guard let stack = place as? NavigationController, let top = stack.topScreen else { break }
      stack.pop()
      let others = windows.flatMap { Outline(of: $0).containers }
      (others.randomElement(using: &random) as? any Presenter)?.show(top)
      (top as? any Presenter)?.show(screen())
    default:
      // A screen that is somewhere already: moved, refused, or put inside itself.
      let screens = Outline(of: window).screens
      if let screen = screens.randomElement(using: &random) {
        (place as? any Presenter)?.show(screen)
      }
    }
    if windows.count < 2 { open() }
  }

  private func reply() {
    replies += 1
    act()
  }

  private func start(under parent: Int?, in window: Window) {
    let id = traces.count
    let (presenter, place) = presenter(in: window)
    let flow = Flow("\(id)", in: presenter) { [weak self] flow in
      guard let self else { return }
      maybe(in: 1) { flow.show($0.screen()) }
      while Bool.random(using: &random), budget > 0 { act() }
      maybe(in: 8) { _ in flow.finish() }
      if Int.random(in: 0..<5, using: &random) == 0 { throw Refused() }
    }
    flow.removeCoordinator = { [weak self] _ in self?.tell(id) }
    let above = parent.flatMap { traces[$0].flow }
    let window = above == nil ? window : parent.flatMap { traces[$0].window } ?? window
    traces.append(Trace(flow: flow, parent: parent, window: window, place: place))
    let (before, replies) = (Outline(of: window).text, replies)
    do {
      if let above { try above.tryStart(child: flow) } else { try window.start(flow) }
    } catch is Refused {
      let after = Outline(of: window).text
      if self.replies == replies, before != after {
        faults.append("taken back: \(before) became \(after)")
      }
    } catch {}
  }

  private func presenter(in window: Window) -> (any Presenter, ObjectIdentifier) {
    let places = Outline(of: window).containers.compactMap { $0 as? any Presenter }
    let place = places.randomElement(using: &random) ?? window
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let nowhere = NavigationController()
      return (nowhere, ObjectIdentifier(nowhere))
    case 1...2: return (Modal(over: place), ObjectIdentifier(place))
    case 3: return (window, ObjectIdentifier(window))
    default: return (place, ObjectIdentifier(place))
    }
  }

  private func screen() -> any Presentable {
    let screen: any Presentable
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1: screen = NavigationController()
    case 2: screen = TabBarController()
    case 3: screen = Spy { [weak self] in self?.reply() }
    default: screen = Page("\(trails.count)")
    }
    trails.append(Trail(screen: screen))
    return screen
  }

  private func tell(_ id: Int) {
    traces[id].told += 1
    if let parent = traces[id].parent, traces[parent].told > 0 {
      faults.append("\(parent) was told before its child \(id)")
    }
    maybe(in: 3) { $0.reply() }
  }

  private func maybe(in count: Int, _ body: (Field) -> Void) {
    if Int.random(in: 0..<count, using: &random) == 0 { body(self) }
  }
}
