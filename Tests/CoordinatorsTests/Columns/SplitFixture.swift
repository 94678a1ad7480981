import Coordinators
import Testing

/// A window with a split view in it, as a line of text for each state.
@MainActor
struct SplitFixture {
  let fixture: Fixture
  let split: SplitViewController

  /// Shows the split view as the root of the window, or in a stack above another page.
  init(hasSidebar: Bool = false, inStack: Bool = false) throws {
    fixture = try Fixture()
    window = try #require(fixture.window)
    split = SplitViewController(hasSidebar: hasSidebar)
    if inStack {
      fixture.stack.show(split, for: fixture.app)
    } else {
      fixture.window?.show(split, for: fixture.app)
    }
  }

  var list: NavigationController { split.list }
  var detail: NavigationController { split.detail }
  let window: Window

  /// The columns with their screens; `*` marks the selected one: `[shelf] *[book,notes]`.
  var columns: String {
    split.columns.map { column in
      let pages = names(column.screens).joined(separator: ",")
      let modals = column.modals.isEmpty ? "" : "+" + names(column.modals).joined(separator: ",")
      return (column === split.selected ? "*" : "") + "[\(pages)]" + modals
    }.joined(separator: " ")
  }

  /// Starts a flow that shows a page in a column.
  @discardableResult
  func push(
    _ name: String, in column: NavigationController? = nil, under parent: String? = nil
  ) -> Flow {
    fixture.push(name, under: parent.flatMap { fixture[$0] }, in: column ?? list)
  }

  /// Starts a flow that shows a page as the detail of what `presenter` shows.
  @discardableResult
  func open(
    _ name: String, of presenter: (any Presenter)? = nil, under parent: String? = nil,
    isSelected: Bool = true
  ) -> Flow {
    let parent = parent.flatMap { fixture[$0] }
    let detail = Detail(of: presenter ?? parent?.presenter ?? list, isSelected: isSelected)
    return fixture.push(name, under: parent, in: detail)
  }

  func back() { window.back() }
}
