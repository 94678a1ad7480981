/// The only screen that receives the keys: from the window down, the top modal, or else the selected tab or column or
/// the top of the stack.
///
/// Each container on the way from the window to that screen remembers its front screen at the last commit. A mutation
/// notes the outermost of these containers whose screens have changed, so a commit looks only below that one.
extension Tree {
  var activeScreen: (any Presentable)? {
    guard let activeID else { return nil }
    return screenNodes[activeID].screen
  }

  /// The active screen, which a running transaction may have changed.
  var activeID: ScreenID? {
    guard let changed = outermostChange else { return committedActive }
    var active = containerNodes[changed].host
    var container: ContainerID? = changed
    while let id = container, let front = frontScreen(of: id) {
      active = front
      container = screenNodes[front].content
    }
    return active
  }

  /// Notes that the screens of a container or its selected tab change.
  ///
  /// A modal in any column of a split view may take the keys, so the whole split view counts.
  mutating func noteChange(in changed: ContainerID) {
    let container = containerNodes[changed].outermostSplit ?? changed
    guard containerNodes[container].isInFront else { return }
    if let changed = outermostChange,
      containerNodes[changed].depth <= containerNodes[container].depth
    {
      return
    }
    outermostChange = container
  }

  /// Follows the front screens as they are at a commit; returns the screens that were active before and are now.
  mutating func commitActiveScreen() -> (before: ScreenID?, after: ScreenID?) {
    let before = committedActive
    guard let changed = outermostChange else { return (before, before) }
    outermostChange = nil
    var container: ContainerID? = changed
    while let id = container, containerNodes[id].isInFront {
      containerNodes[id].isInFront = false
      guard let front = containerNodes[id].committedFront else { break }
      containerNodes[id].committedFront = nil
      container = screenNodes[front].content
    }
    var active = containerNodes[changed].host
    container = changed
    while let id = container {
      containerNodes[id].isInFront = true
      guard let front = frontScreen(of: id) else { break }
      containerNodes[id].committedFront = front
      active = front
      container = screenNodes[front].content
    }
    committedActive = active
    return (before, active)
  }

  func frontScreen(of container: ContainerID) -> ScreenID? {
    if let modal = containerNodes[container].modals.last { return modal }
    return switch containerNodes[container].role {
    case .stack: containerNodes[container].content.last
    case .tabs: containerNodes[container].selected
    case .columns: columnIDInFront(of: container)
    }
  }
}
