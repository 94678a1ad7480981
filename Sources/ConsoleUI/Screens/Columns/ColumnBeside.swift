internal import Coordinators

/// A drawn column beside the one with the keys; a press of the mouse selects it.
@MainActor struct ColumnBeside {
  let column: NavigationController
  let split: SplitViewController
  let rect: Rect

  func select() { split.select(column) }
}
