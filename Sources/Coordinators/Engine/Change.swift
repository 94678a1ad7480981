/// What one operation changed, told after it was done.
@MainActor
public struct Change {
  /// The screens that came, in the order in which they were shown.
  public internal(set) var shown: [any Presentable] = []
  /// The screens that left: what lay inside before what it lay in, top before bottom.
  public internal(set) var removed: [any Presentable] = []
  /// The coordinators that left: children before parents.
  public internal(set) var removedCoordinators: [Coordinator] = []
  /// The coordinators that came: parents before children.
  public internal(set) var addedCoordinators: [Coordinator] = []
  /// The screens that were in a stack before and lie elsewhere in it now.
  public internal(set) var moved: [any Presentable] = []
  /// The tabs that came to the front of their rows.
  public internal(set) var selected: [any Presentable] = []
  /// The screen that takes keys from now on, if that is another one than before.
  public internal(set) var activated: (any Presentable)?

  /// Where a screen came to lie that was shown, has moved, or takes keys from now on; `nil` for others.
  public func position(of screen: any Presentable) -> ScreenPosition? {
    positions[ObjectIdentifier(screen)]
  }

  var positions: [ObjectIdentifier: ScreenPosition] = [:]
  var dismissed: [Modal] = []
  var deactivated: (any Presentable)?
  /// A tab was selected, or screens changed their order.
  var isRearranged = false

  var isEmpty: Bool {
    shown.isEmpty && removed.isEmpty && removedCoordinators.isEmpty && addedCoordinators.isEmpty
      && !isRearranged
  }
}

/// What a window tells those who observe it.
public enum WindowEvent {
  /// An operation was carried out; one event for each.
  case changed(Change)
  /// The reader went back where there was nothing to go back to.
  case exitRequested
  /// The window was closed; everything in it has left.
  case closed
}
