import Coordinators

/// An app whose shelves open books in the next column, or in the same stack.
@MainActor
final class Library: AppCoordinator, Routing {
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

  var routes: [Route] {
    [
      Route("{name}", to: Shelf.self) {
        $0.name
      } start: {
        Shelf($0, in: self.shelves)
      }
    ]
  }

  func open(_ name: String) { start(child: Shelf(name, in: shelves)) }
}

/// A list of books; number 13 is lost.
@MainActor
final class Shelf: NavigationCoordinator<Page>, Routing {
  struct Lost: Error {}

  let name: String

  init(_ name: String, in presenter: any Presenter) {
    self.name = name
    super.init(presenter: presenter)
  }

  override func start() { show(Page(name)) }

  var routes: [Route] {
    [
      Route("{number}", to: Book.self) {
        $0.number
      } start: {
        try self.book($0)
      }
    ]
  }

  func open(_ number: Int) throws { try tryStart(child: book(number)) }

  private func book(_ number: Int) throws -> Book {
    if number == 13 { throw Lost() }
    return Book(number, in: Detail(of: presenter))
  }
}

/// A book with notes.
@MainActor
final class Book: NavigationCoordinator<Page>, Routing {
  let number: Int

  init(_ number: Int, in presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() { show(Page("\(number)")) }

  var routes: [Route] {
    [
      Route("notes", to: Page.self) {
        $0.name == "notes"
      } show: {
        self.showNotes()
      }
    ]
  }

  func showNotes() { show(Page("notes")) }
}
