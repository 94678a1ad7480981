/// The only screen that receives the keys: from the window down, the top modal, or else the selected tab or column or
/// the top of the stack.
///
/// Each container on the way from the window to that screen remembers its front screen at the last commit. A mutation
/// notes the outermost of these containers whose screens have changed, so a commit looks only below that one.
extension Tree {
  func activeScreen(of window: WindowID) -> (any Presentable)? {
    activeID(of: window).map { screenNodes[$0].screen }
  }

  /// The active screen, which a running transaction may have changed.
  func activeID(of window: WindowID) -> ScreenID? {
    guard let changed = windows[window].outermostChange else {
      return windows[window].committedActive
    }
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
    guard let window = containerNodes[changed].window else { return }
    touch(window)
    let container = containerNodes[changed].outermostSplit ?? changed
    guard containerNodes[container].isInFront else { return }
    if let changed = windows[window].outermostChange,
      containerNodes[changed].depth <= containerNodes[container].depth
    {
      return
    }
    windows[window].outermostChange = container
  }

  /// Follows the front screens as they are at a commit; returns the screens that were active before and are now.
  mutating func commitActiveScreen(of window: WindowID) -> (before: ScreenID?, after: ScreenID?) {
    let before = windows[window].committedActive
    guard let changed = windows[window].outermostChange else { return (before, before) }
    var container: ContainerID? = changed
    while let id = container {
      containerNodes[id].isInFront = false
      // What has left may be in front elsewhere by now.
      guard let front = containerNodes[id].committedFront, screenNodes[front].isLinked else {
        break
      }
      container = screenNodes[front].content
    }
    var active = containerNodes[changed].host
    container = changed
    while let id = container {
      containerNodes[id].isInFront = true
      containerNodes[id].committedFront = frontScreen(of: id)
      guard let front = containerNodes[id].committedFront else { break }
      active = front
      container = screenNodes[front].content
    }
    windows[window].outermostChange = nil
    windows[window].committedActive = active
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
