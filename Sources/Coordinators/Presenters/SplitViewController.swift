/// A list beside the screens that its rows open, with a sidebar before it if the program wants one.
///
/// Each column is a stack of its own, and all of them exist at every width: the user interface decides in each drawing
/// how many columns it has room for. Coordinators do not know the width; ``Detail`` shows a screen in the next column.
///
/// ```swift
/// let split = SplitViewController()
/// start(child: ListCoordinator(presenter: split.list))
/// show(split)
/// ```
///
/// One column is selected: its top screen is the active one. When it loses its last screen, the modals over it leave too,
/// and the nearest column to the left with screens becomes the selected one.
@MainActor
public final class SplitViewController: Container, Presenter {
  /// The column before the list, if there is one.
  public let sidebar: NavigationController?
  /// The column of the list.
  public let list = NavigationController()
  /// The column of what the list opens.
  public let detail = NavigationController()

  /// The columns, left to right.
  public let columns: [NavigationController]

  /// Creates empty columns that are not shown yet.
  public init(hasSidebar: Bool = false) {
    sidebar = hasSidebar ? NavigationController() : nil
    columns = [sidebar, list, detail].compactMap(\.self)
    super.init(role: .columns)
    for column in columns { (column.split, column.isColumn) = (self, true) }
  }

  /// The selected column.
  public var selected: NavigationController {
    selectedScreen as? NavigationController ?? columns[0]
  }

  /// The column that takes the keys: the one with the newest modal, or else the selected one.
  package var columnInFront: NavigationController {
    node.flatMap { Engine.shared.tree.columnInFront(of: $0) } as? NavigationController ?? columns[0]
  }

  /// Whether a modal over a column, or inside one, takes the keys.
  package var isCovered: Bool {
    node.map { Engine.shared.tree.isCovered($0) } ?? false
  }

  /// Shows a screen in the first column.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }

  /// Selects a column; one that is not a column here, or that has no screen, is reported and changes nothing.
  public func select(_ column: NavigationController) {
    Engine.shared.issue(.select(column, in: self))
  }
}

extension SplitViewController: BuiltInPresenter {
  var target: PresentationTarget? { PresentationTarget(container: columns[0], layer: .content) }
  var modalContainer: Container? { self }
}

extension NavigationController {
  /// The column to the right of this one; `nil` for the last column and for a stack that is no column.
  var nextColumn: NavigationController? {
    guard let split, let index = split.columns.firstIndex(where: { $0 === self }),
      index + 1 < split.columns.count
    else { return nil }
    return split.columns[index + 1]
  }
}

extension Container {
  /// The innermost column of a split view that this container is or lies in.
  var column: NavigationController? {
    var cursor: Container? = self
    while let container = cursor {
      if let stack = container as? NavigationController, stack.split != nil { return stack }
      cursor = container.host
    }
    return nil
  }
}
