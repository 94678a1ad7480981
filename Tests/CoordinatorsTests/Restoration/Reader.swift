import Coordinators

/// A program of tabs, each with a stack of numbered pages that may lead to more and lie over each other.
@MainActor
final class Reader: AppCoordinator, Restorable {
  let tabs = TabBarController()

  override func start() {
    show(tabs)
    for index in 0...2 {
      let stack = NavigationController()
      tabs.show(stack, for: self)
      start(child: Shelf(index, in: stack))
    }
  }

  func restorationID(of child: Coordinator) -> Int? { (child as? Shelf)?.number }
  func restore(_ id: Int) {}
  func shelf(_ index: Int) -> Shelf? { children[index] as? Shelf }
}

/// What can be opened from a page.
enum Opening: Hashable, LosslessStringConvertible {
  case flow(Int)
  case modal(Int)
  case page(String)
  /// A page over another that takes the place of the one on top.
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

/// Shows a page when it starts, then whatever it is led to; there is no number 13, and 14 fails late.
@MainActor
final class Shelf: Coordinator, Restorable {
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

  override func start() { show(first) }

  func restorationID(of child: Coordinator) -> Opening? {
    guard let shelf = child as? Shelf else { return nil }
    return shelf.isModal ? .modal(shelf.number) : .flow(shelf.number)
  }

  func restorationID(of screen: any Presentable) -> Opening? {
    guard let page = screen as? Page, page !== first else { return nil }
    return page === swapped ? .swap(page.name) : .page(page.name)
  }

  func restore(_ opening: Opening) throws {
    switch opening {
    case .flow(13), .modal(13): throw Unlucky()
    case .flow(14):
      show(Page("half"))
      throw Unlucky()
    case .flow(let number): start(child: Shelf(number, in: presenter))
    case .modal(let number):
      start(child: Shelf(number, isModal: true, in: Modal(over: presenter)))
    case .page(let name): show(Page(name))
    case .swap(let name):
      let page = Page(name)
      swapped = page
      (presenter as? NavigationController)?.replaceTop(with: Page("below"), for: self)
      show(page)
    }
  }
}
