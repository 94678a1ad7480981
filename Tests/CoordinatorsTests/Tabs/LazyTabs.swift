import Coordinators

/// A tab coordinator whose tabs start when they are first selected, with a log of what starts and leaves.
@MainActor
final class LazyTabs: TabCoordinator, Routing {
  struct Unlucky: Error {}

  private(set) var log: [String] = []
  /// The tabs whose `start()` throws.
  var failing: Set<String> = []
  /// The tabs whose `start()` shows nothing.
  var silent: Set<String> = []
  private let tabNames: [String]
  private let eager: Set<String>

  init(_ names: [String] = ["a", "b", "c"], eager: Set<String> = [], presenter: any Presenter) {
    (tabNames, self.eager) = (names, eager)
    super.init(presenter: presenter)
  }

  override func start() throws {
    try super.start()
    for name in tabNames { add(name) }
  }

  func add(_ name: String) {
    addTab(startsWhenSelected: !eager.contains(name)) { self.flow(name, in: $0) }
  }

  /// A flow that shows one page, and starts others in links.
  func flow(_ name: String, in presenter: any Presenter) -> TabFlow {
    let flow = TabFlow(name, presenter: presenter) {
      self.log.append("start \(name)")
      if !self.silent.contains(name) { $0.show(Page(name)) }
      if self.failing.contains(name) { throw Unlucky() }
    }
    flow.removeCoordinator = { _ in self.log.append("removed \(name)") }
    return flow
  }

  var routes: [Route] {
    [
      Route("{name}", to: TabFlow.self) {
        $0.name
      } start: { (_: String) in
        throw PlaceError.noSuchPlace
      }
    ]
  }

  func stack(_ index: Int) -> NavigationController? { tabs.tabs[index] as? NavigationController }
  func pages(_ index: Int) -> [String] { names(of: stack(index)) }
  var selected: Int? { tabs.tabs.firstIndex { $0 === tabs.selected } }
  func select(_ index: Int) { tabs.select(tabs.tabs[index]) }
  func child(_ name: String) -> TabFlow? {
    children.lazy.compactMap { $0 as? TabFlow }.first { $0.name == name }
  }
}

/// The names of the pages in a stack.
@MainActor
private func names(of stack: NavigationController?) -> [String] { names(stack?.screens ?? []) }

/// The flow of a tab; links lead from it to further pages.
@MainActor
final class TabFlow: Coordinator, Routing {
  let name: String
  private let onStart: (TabFlow) throws -> Void

  init(_ name: String, presenter: any Presenter, onStart: @escaping (TabFlow) throws -> Void) {
    (self.name, self.onStart) = (name, onStart)
    super.init(presenter: presenter)
  }

  override func start() throws { try onStart(self) }

  var routes: [Route] {
    [
      Route("{page}", to: Page.self) { page in
        page.name == self.name ? nil : page.name
      } show: { (name: String) in
        if name == "missing" { throw PlaceError.noSuchPlace }
        self.show(Page(name))
      }
    ]
  }
}

/// An app whose only child has tabs, which links skip.
@MainActor
final class LazyApp: AppCoordinator, Routing {
  let tabs: LazyTabs
  var exitRequests = 0

  init(window: Window, eager: Set<String> = []) {
    tabs = LazyTabs(eager: eager, presenter: window)
    super.init(window: window)
  }

  override func start() { start(child: tabs) }
  override func exitRequested() { exitRequests += 1 }

  var routes: [Route] {
    [Route(group: "tabs", to: LazyTabs.self) { LazyTabs(presenter: self.presenter) }]
  }
}
