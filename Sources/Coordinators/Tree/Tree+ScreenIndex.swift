/// Finds the node of a screen; one index for all windows, so that the cost does not depend on their number.
extension Tree {
  /// The node of a screen and the number of its tree, for the screens of all windows.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  private static var index = IdentityMap<(tree: Int, id: ScreenID)>()

  func id(of screen: any Presentable) -> ScreenID? { id(of: ObjectIdentifier(screen)) }

  func id(of screen: ObjectIdentifier) -> ScreenID? {
    guard let (tree, id) = Self.index[screen], tree == number else { return nil }
    return id
  }

  func addToIndex(_ id: ScreenID) {
    Self.index.insert((number, id), for: ObjectIdentifier(screenNodes[id].screen))
  }

  func removeFromIndex(_ id: ScreenID) {
    Self.index.remove(ObjectIdentifier(screenNodes[id].screen))
  }

  /// Whether any window shows a screen.
  static func isShown(_ screen: any Presentable) -> Bool { index[ObjectIdentifier(screen)] != nil }
}
