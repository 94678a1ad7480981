import Coordinators

/// An app whose shelves open books in the next column, or in the same stack.
@MainActor
final class Library: AppCoordinator, LinkHandler, Restorable {
  let split = SplitViewController()
  let stack = NavigationController()
  let hasColumns: Bool

  init(window: Window, hasColumns: Bool = true) {
    self.hasColumns = hasColumns
    super.init(window: window)
  }

  private var shelves: any Presenter { hasColumns ? split : stack }

  override func start() {
    if hasColumns { show(split) } else { show(stack) }
    start(child: Shelf("new", in: shelves))
  }

  func follow(_ name: String) throws -> LinkStep {
    try leadToChild(orStart: Shelf(name, in: shelves)) { $0.name == name }
  }

  func restorationID(of child: Coordinator) -> String? { (child as? Shelf)?.name }
  func restore(_ id: String) { start(child: Shelf(id, in: shelves)) }
}

/// A list of books; number 13 is lost.
@MainActor
final class Shelf: NavigationCoordinator<Page>, LinkHandler, Restorable {
  struct Lost: Error {}

  let name: String

  init(_ name: String, in presenter: any Presenter) {
    self.name = name
    super.init(presenter: presenter)
  }

  override func start() { show(Page(name)) }

  func follow(_ number: Int) throws -> LinkStep {
    try leadToChild(orStart: Book(number, in: Detail(of: presenter))) { $0.number == number }
  }

  func restorationID(of child: Coordinator) -> Int? { (child as? Book)?.number }

  func restore(_ id: Int) throws {
    if id == 13 { throw Lost() }
    start(child: Book(id, in: Detail(of: presenter)))
  }
}

/// A book with notes.
@MainActor
final class Book: NavigationCoordinator<Page>, Restorable {
  let number: Int

  init(_ number: Int, in presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() { show(Page("\(number)")) }

  func restorationID(of screen: any Presentable) -> String? {
    (screen as? Page).flatMap { $0.name == "notes" ? $0.name : nil }
  }

  func restore(_ id: String) { show(Page(id)) }
}
