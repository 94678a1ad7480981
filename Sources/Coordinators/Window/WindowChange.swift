/// The effect of one operation on a window, reported after the operation.
@MainActor
public struct WindowChange {
  /// The new screens, in the order in which they were shown.
  public internal(set) var shown: [any Presentable] = []
  /// The screens that left: contents before their containers, top before bottom.
  public internal(set) var removed: [any Presentable] = []
  /// The coordinators that were removed: children before parents.
  public internal(set) var removedCoordinators: [Coordinator] = []
  /// The coordinators that were added, or moved to another parent: parents before children.
  public internal(set) var addedCoordinators: [Coordinator] = []
  /// The screens that moved to another position of their stack.
  public internal(set) var moved: [any Presentable] = []
  /// The tabs that became the selected ones of their tab bars.
  public internal(set) var selected: [any Presentable] = []
  /// The new active screen, if it is not the same as before.
  public internal(set) var activated: (any Presentable)?

  /// The new position of a screen that was shown, moved or activated; `nil` for other screens.
  public func position(of screen: any Presentable) -> Window.Position? {
    positions[ObjectIdentifier(screen)]
  }

  var positions: [ObjectIdentifier: Window.Position] = [:]
  /// The removed coordinators that came and left within the operation; observers do not get them.
  var unreported: [Coordinator] = []
  var dismissed: [Modal] = []
  /// The parts of a container that may not be in the window that it has entered.
  var problems: [CoordinatorDiagnostic] = []
  var deactivated: (any Presentable)?
  /// Whether a tab was selected or screens were reordered.
  var isRearranged = false

  /// Empties it for the next operation.
  ///
  /// Releases what has left one object at a time: a deinit may keep an object that nothing else held before.
  ///
  /// - Parameter track: called with each object that has left and may be held by something else.
  mutating func clear(_ track: (AnyObject) -> Void) {
    (activated, deactivated) = (nil, nil)
    shown.empty()
    removed.reverse()
    while var screen: AnyObject = removed.popLast() {
      if !isKnownUniquelyReferenced(&screen) { track(screen) }
    }
    addedCoordinators.empty()
    unreported.empty()
    removedCoordinators.reverse()
    while var coordinator = removedCoordinators.popLast() {
      if !isKnownUniquelyReferenced(&coordinator) { track(coordinator) }
    }
    if removed.capacity > 64 { removed = [] }
    if removedCoordinators.capacity > 64 { removedCoordinators = [] }
    moved.empty()
    selected.empty()
    dismissed.empty()
    problems.empty()
    isRearranged = false
  }

  /// True if a screen, a coordinator or an observer of the window is notified of it.
  var hasToBeReported: Bool {
    !isEmpty || activated != nil || deactivated != nil || !removedCoordinators.isEmpty
      || !dismissed.isEmpty || !problems.isEmpty
  }

  var isEmpty: Bool {
    shown.isEmpty && removed.isEmpty && removedCoordinators.count == unreported.count
      && addedCoordinators.isEmpty && !isRearranged
  }
}

extension Array {
  /// Removes all elements, and keeps the memory of a few, so that the usual change allocates none.
  mutating func empty() {
    if count == 1 { removeLast() } else if !isEmpty { removeAll(keepingCapacity: count <= 64) }
  }
}
