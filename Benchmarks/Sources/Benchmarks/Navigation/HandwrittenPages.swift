/// A navigation controller without transactions, guards or reports: an array of pages, and who is behind them.
@MainActor
final class PlainNavigation {
  private(set) var pages: [Page] = []
  private var didPop: [ObjectIdentifier: () -> Void] = [:]

  func push(_ page: Page, didPop: @escaping () -> Void) {
    pages.append(page)
    self.didPop[ObjectIdentifier(page)] = didPop
  }

  func pop() {
    guard pages.count > 1 else { return }
    didPop.removeValue(forKey: ObjectIdentifier(pages.removeLast()))?()
  }
}

/// The coordinator of many programs: the parent keeps its children in an array, and filters it when one has finished.
@MainActor
final class ArrayCoordinator {
  private(set) var children: [ArrayCoordinator] = []
  private let navigation: PlainNavigation
  private var didFinish: () -> Void = {}

  init(_ navigation: PlainNavigation) { self.navigation = navigation }

  func start() {
    navigation.push(Page()) { [weak self] in self?.didFinish() }
  }

  func add(_ child: ArrayCoordinator) {
    children.append(child)
    child.didFinish = { [weak self, weak child] in
      if let child { self?.remove(child) }
    }
  }

  func remove(_ child: ArrayCoordinator) { children = children.filter { $0 !== child } }
}

@MainActor
final class ArrayPages: CountedPages {
  private let navigation = PlainNavigation()
  private let parent: ArrayCoordinator

  init(depth: Int) {
    parent = ArrayCoordinator(navigation)
    for _ in 0...depth { push() }
  }

  var count: Int { parent.children.count }

  func push() {
    let child = ArrayCoordinator(navigation)
    parent.add(child)
    child.start()
  }

  func pop() { navigation.pop() }

  func replaceOne() {
    parent.remove(parent.children[parent.children.count / 2])
    parent.add(ArrayCoordinator(navigation))
  }
}

@MainActor
protocol DelegateCoordinatorDelegate: AnyObject {
  func coordinatorDidFinish(_ coordinator: DelegateCoordinator)
}

/// The other usual coordinator: the parent is the delegate of its children, and searches its array for one that has finished.
@MainActor
final class DelegateCoordinator: DelegateCoordinatorDelegate {
  private(set) var children: [DelegateCoordinator] = []
  weak var delegate: (any DelegateCoordinatorDelegate)?
  private let navigation: PlainNavigation

  init(_ navigation: PlainNavigation) { self.navigation = navigation }

  func start() {
    navigation.push(Page()) { [weak self] in
      if let self { self.delegate?.coordinatorDidFinish(self) }
    }
  }

  func add(_ child: DelegateCoordinator) {
    children.append(child)
    child.delegate = self
  }

  func coordinatorDidFinish(_ coordinator: DelegateCoordinator) {
    if let index = children.firstIndex(where: { $0 === coordinator }) {
      children.remove(at: index)
    }
  }
}

@MainActor
final class DelegatePages: CountedPages {
  private let navigation = PlainNavigation()
  private let parent: DelegateCoordinator

  init(depth: Int) {
    parent = DelegateCoordinator(navigation)
    for _ in 0...depth { push() }
  }

  var count: Int { parent.children.count }

  func push() {
    let child = DelegateCoordinator(navigation)
    parent.add(child)
    child.start()
  }

  func pop() { navigation.pop() }

  func replaceOne() {
    parent.coordinatorDidFinish(parent.children[parent.children.count / 2])
    parent.add(DelegateCoordinator(navigation))
  }
}
