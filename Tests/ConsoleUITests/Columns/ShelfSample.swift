import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// A split view of a shelf and the book that it opens.
@MainActor
final class ShelfSample {
  let window = Window()
  let split: SplitViewController
  private(set) weak var shelf: ShelfScreen?
  private(set) var events = 0

  /// Shows the split view in `container`, which becomes the root, or as the root itself.
  init(hasSidebar: Bool = false, in container: (any Presenter & Presentable)? = nil) {
    split = SplitViewController(hasSidebar: hasSidebar)
    let shelf = ShelfScreen()
    self.shelf = shelf
    if let container { window.show(container) }
    let presenter: any Presenter = container ?? window
    presenter.show(split)
    if let sidebar = split.sidebar {
      sidebar.show(SampleScreen("Library") { List(0..<3) { Text("shelf \($0)") } })
      Detail(of: sidebar).show(shelf)
    } else {
      split.list.show(shelf)
    }
    shelf.didOpen = { [split] in Detail(of: split.list).show(BookScreen(number: $0)) }
  }

  var book: BookScreen? { split.detail.topScreen as? BookScreen }

  func open(_ number: Int) { shelf?.didOpen(number) }

  /// Counts what the window reports from now on.
  func observe() { window.observe { [weak self] _ in self?.events += 1 } }

  func console(_ columns: Int, _ rows: Int) -> HeadlessConsole {
    HeadlessConsole(window, columns: columns, rows: rows)
  }
}

final class ShelfScreen: Screen {
  var didOpen: (Int) -> Void = { _ in }
  private(set) var calls: [String] = []
  var title: String { "Shelf" }
  var body: some View {
    List(0..<40) {
      Text("book \($0)")
    } didSelect: {
      self.didOpen($0)
    }
  }
  var emptyDetail: some View { Text("Choose a book") }

  func didAppear() { calls.append("didAppear") }
  func didDisappear() { calls.append("didDisappear") }
}

final class BookScreen: Screen {
  let number: Int
  var note = ""
  private(set) var calls: [String] = []

  init(number: Int) { self.number = number }

  var title: String { "Book \(number)" }
  var body: some View {
    TextField("Note", text: note) { self.note = $0 }
    ScrollView { for line in 0..<60 { Text("line \(line) of book \(number)") } }
  }

  func didAppear() { calls.append("didAppear") }
  func didDisappear() { calls.append("didDisappear") }
}
