import Coordinators

/// An app with three tabs, each with a stack of pages that can start flows and present modals.
@MainActor
final class TabbedApp: AppCoordinator, Restorable {
  let tabs = TabBarController()

  override func start() {
    show(tabs)
    for index in 0...2 {
      let stack = NavigationController()
      tabs.show(stack, for: self)
      start(child: PageCoordinator(index, in: stack))
    }
  }

  func restorationID(of child: Coordinator) -> Int? { (child as? PageCoordinator)?.number }
  func restore(_ id: Int) {}
  func coordinator(_ index: Int) -> PageCoordinator? { children[index] as? PageCoordinator }
}

/// The restoration ID of a page, a modal or a flow.
enum PageID: Hashable, LosslessStringConvertible {
  case flow(Int)
  case modal(Int)
  case page(String)
  /// A page above another one that replaced the top page.
  case swap(String)

  init?(_ description: String) {
    let parts = description.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch (parts[0], Int(parts[1])) {
    case ("flow", let number?): self = .flow(number)
    case ("modal", let number?): self = .modal(number)
    case ("page", _): self = .page(parts[1])
    case ("swap", _): self = .swap(parts[1])
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .flow(let number): "flow \(number)"
    case .modal(let number): "modal \(number)"
    case .page(let name): "page \(name)"
    case .swap(let name): "swap \(name)"
    }
  }
}

/// Shows a page when it starts, and restores others; number 13 fails, 14 fails after it has shown a page, and 99 replaces
/// the top page.
@MainActor
final class PageCoordinator: Coordinator, Restorable {
  struct Unlucky: Error {}

  let number: Int
  private let isModal: Bool
  private let first: Page
  private weak var swapped: Page?

  init(_ number: Int, isModal: Bool = false, in presenter: any Presenter) {
    self.number = number
    self.isModal = isModal
    first = Page("\(number)")
    super.init(presenter: presenter)
  }

  override func start() {
    guard number == 99 else { return show(first) }
    (presenter as? NavigationController)?.replaceTop(with: first, for: self)
  }

  func restorationID(of child: Coordinator) -> PageID? {
    guard let coordinator = child as? PageCoordinator else { return nil }
    return coordinator.isModal ? .modal(coordinator.number) : .flow(coordinator.number)
  }

  func restorationID(of screen: any Presentable) -> PageID? {
    guard let page = screen as? Page, page !== first else { return nil }
    return page === swapped ? .swap(page.name) : .page(page.name)
  }

  func restore(_ id: PageID) throws {
    switch id {
    case .flow(13), .modal(13): throw Unlucky()
    case .flow(14):
      show(Page("half"))
      throw Unlucky()
    case .flow(let number): start(child: PageCoordinator(number, in: presenter))
    case .modal(let number):
      start(child: PageCoordinator(number, isModal: true, in: Modal(over: presenter)))
    case .page(let name): show(Page(name))
    case .swap(let name):
      let page = Page(name)
      swapped = page
      (presenter as? NavigationController)?.replaceTop(with: Page("below"), for: self)
      show(page)
    }
  }
}
