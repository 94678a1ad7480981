/// Finds the node of a screen; one index for all, so that the cost does not depend on the number of windows.
extension Tree {
  func id(of screen: any Presentable) -> ScreenID? { index[ObjectIdentifier(screen)] }

  func id(of screen: ObjectIdentifier) -> ScreenID? { index[screen] }

  mutating func addToIndex(_ id: ScreenID) {
    index.insert(id, for: ObjectIdentifier(screenNodes[id].screen))
  }

  mutating func removeFromIndex(_ id: ScreenID) {
    index.remove(ObjectIdentifier(screenNodes[id].screen))
  }
}
