import Coordinators
import TestCases

/// Performs random operations on two windows and tracks every flow and screen that was created for them.
@MainActor
final class RandomOperations {
  struct FlowRecord {
    weak var flow: Flow?
    let parent: Int?
    weak var window: Window?
    /// The container of its presenter, which the flow may keep alive.
    weak var container: AnyObject?
    var wasActive = false
    var hadScreens = false
    var removalCount = 0
  }

  struct ScreenRecord { weak var screen: (any Presentable)? }

  struct Refused: Error {}

  var failures: [String] = []
  private var random: SeededGenerator
  private var budget = 0
  /// The number of operations issued by callbacks.
  private var reactionCount = 0
  var windows: [Window] = []
  var flows: [FlowRecord] = []
  var screens: [ScreenRecord] = []

  init(seed: Seed) {
    random = seed.generator
    for _ in 1...2 { open() }
  }

  /// Performs one operation with the requests of its callbacks, and checks the invariants.
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
    window.observe { [weak self] _ in self?.maybe(in: 6) { $0.react() } }
    windows.append(window)
  }

  private func act() {
    guard budget > 0, let window = windows.randomElement(using: &random) else { return }
    budget -= 1
    let containers = WindowContents(of: window).containers
    let activeFlows = flows.indices.filter { flows[$0].flow?.isActive ?? false }
    let flow = activeFlows.randomElement(using: &random)
    let container = containers.randomElement(using: &random)
    switch Int.random(in: 0..<28, using: &random) {
    case 0...6: start(under: flow, in: window)
    case 7: window.back()
    case 8: (container as? NavigationController)?.pop()
    case 9: (container as? NavigationController)?.popToRoot()
    case 10:
      let stack = container as? NavigationController
      if let screen = stack?.screens.randomElement(using: &random) { stack?.pop(to: screen) }
    case 11: if let flow { flows[flow].flow?.finish() }
    case 12:
      let tabs = container as? TabBarController
      if let tab = tabs?.tabs.randomElement(using: &random) { tabs?.select(tab) }
    case 13:
      let tabs = container as? TabBarController
      if let tab = tabs?.tabs.randomElement(using: &random) { tabs?.remove(tab) }
    case 14: (container as? any Presenter)?.show(screen())
    case 15: if let flow { flows[flow].flow?.show(screen()) }
    case 16: (container as? any Presenter).map { Modal(over: $0).show(screen()) }
    case 17: maybe(in: 4) { window.show($0.screen(), for: window.appCoordinator) }
    case 18:
      maybe(in: 8) { operations in
        operations.reactionCount += 1
        window.close()
      }
    case 19:
      maybe(in: 8) { operations in
        operations.reactionCount += 1
        operations.windows.removeAll { $0 === window }
      }
    case 20: if let flow { flows[flow].flow?.removeAll() }
    case 21:
      // Moves the top screen to another container; inside a start this is one change.
      guard let stack = container as? NavigationController, let top = stack.topScreen else { break }
      stack.pop()
      let others = windows.flatMap { WindowContents(of: $0).containers }
      (others.randomElement(using: &random) as? any Presenter)?.show(top)
      (top as? any Presenter)?.show(screen())
    case 22:
      let split = container as? SplitViewController
      if let column = split?.columns.randomElement(using: &random) { split?.select(column) }
    case 23:
      let detail = (container as? any Presenter).map {
        Detail(of: $0, isSelected: Bool.random(using: &random))
      }
      detail?.show(screen(), for: flow.flatMap { flows[$0].flow })
    case 24: search(container as? NavigationController, for: flow.flatMap { flows[$0].flow })
    case 25:
      let stack = container as? NavigationController
      if let screen = stack?.screens.randomElement(using: &random) { stack?.bringToFront(screen) }
    case 26: if let flow { flows[flow].flow?.bringToFront() }
    default:
      // Shows a screen that is already shown: a no-op, an error, or a cycle.
      let screens = WindowContents(of: window).screens
      if let screen = screens.randomElement(using: &random) {
        (container as? any Presenter)?.show(screen)
      }
    }
    if windows.count < 2 { open() }
  }

  /// Searches a stack with a condition that may change any stack.
  private func search(_ stack: NavigationController?, for flow: Flow?) {
    let isWanted = { [self] (_: Page) in
      maybe(in: 3) { $0.act() }
      return Bool.random(using: &random)
    }
    let make = { [self] in
      maybe(in: 3) { $0.act() }
      let page = Page("\(screens.count)")
      screens.append(ScreenRecord(screen: page))
      return page
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: stack?.pop(to: Page.self, where: isWanted)
    case 1: stack?.bringToFront(Page.self, for: flow, where: isWanted, orShow: make)
    default: flow?.bringToFront(Page.self, where: isWanted, orShow: make)
    }
  }

  private func react() {
    reactionCount += 1
    act()
  }

  private func start(under parent: Int?, in window: Window) {
    let id = flows.count
    let (presenter, container) = presenter(in: window)
    let flow = Flow("\(id)", in: presenter) { [weak self] flow in
      guard let self else { return }
      maybe(in: 1) { flow.show($0.screen()) }
      while Bool.random(using: &random), budget > 0 { act() }
      maybe(in: 8) { _ in flow.finish() }
      if Int.random(in: 0..<5, using: &random) == 0 { throw Refused() }
    }
    flow.removeCoordinator = { [weak self] _ in self?.noteRemoval(of: id) }
    let above = parent.flatMap { flows[$0].flow }
    let window = above == nil ? window : parent.flatMap { flows[$0].window } ?? window
    flows.append(FlowRecord(flow: flow, parent: parent, window: window, container: container))
    let (before, reactionCount) = (contents, reactionCount)
    do {
      if let above { try above.tryStart(child: flow) } else { try window.start(flow) }
    } catch is Refused {
      if self.reactionCount == reactionCount, before != contents {
        failures.append("rolled back: \(before) became \(contents)")
      }
    } catch {}
  }

  /// The contents of all windows: a start that fails is rolled back in each of them.
  private var contents: [String] { windows.map { WindowContents(of: $0).text } }

  private func presenter(in window: Window) -> (any Presenter, any Presenter) {
    let presenters = WindowContents(of: window).containers.compactMap { $0 as? any Presenter }
    let presenter = presenters.randomElement(using: &random) ?? window
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      let detached = NavigationController()
      return (detached, detached)
    case 1...2: return (Modal(over: presenter), presenter)
    case 4...5:
      return (Detail(of: presenter, isSelected: Bool.random(using: &random)), presenter)
    case 3: return (window, window)
    default: return (presenter, presenter)
    }
  }

  private func screen() -> any Presentable {
    let screen: any Presentable
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1: screen = NavigationController()
    case 2: screen = TabBarController()
    case 4...5: screen = SplitViewController(hasSidebar: Bool.random(using: &random))
    case 3: screen = DeinitAction { [weak self] in self?.react() }
    default: screen = Page("\(screens.count)")
    }
    screens.append(ScreenRecord(screen: screen))
    return screen
  }

  private func noteRemoval(of id: Int) {
    flows[id].removalCount += 1
    if let parent = flows[id].parent, flows[parent].removalCount > 0 {
      failures.append("\(parent) was removed before its child \(id)")
    }
    maybe(in: 3) { $0.react() }
  }

  private func maybe(in count: Int, _ body: (RandomOperations) -> Void) {
    if Int.random(in: 0..<count, using: &random) == 0 { body(self) }
  }
}
