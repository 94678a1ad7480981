/// The ids behind the objects of an operation, with the errors for objects that are in no window.
///
/// Together with the checks in `Tree+Showing.swift` they keep each screen in one container and each
/// coordinator under one parent of the same window.
extension Tree {
  /// The id of a container that has something, or is in a window.
  ///
  /// - Throws: ``CoordinatorDiagnostic/Kind/presenterNotInWindow``, or
  ///   ``CoordinatorDiagnostic/Kind/windowClosed`` for the root of a closed window.
  mutating func id(
    of container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    let id = try node(of: container, for: operation)
    if containerNodes[id].window == nil, !hasContents(id) {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    return id
  }

  /// The id of a container that something is to be shown in.
  mutating func node(
    of container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    if let node = container.node { return node }
    if container is RootContainer { throw operation.refusal(.windowClosed) }
    return node(of: container)
  }

  /// The id of a screen in the content of a container.
  mutating func id(
    of screen: any Presentable, in container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ScreenID {
    let container = try id(of: container, for: operation)
    guard let id = id(of: screen), screenNodes[id].container == container,
      screenNodes[id].layer == .content
    else { throw operation.refusal(.screenNotFound, about: screen) }
    return id
  }

  /// The id of a coordinator that is in the tree, in that window if one is given, and does not finish in the running
  /// transaction.
  func liveID(
    of coordinator: Coordinator, in window: WindowID? = nil, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    switch coordinator.lifecycle {
    case .live(let id), .waiting(let id, _):
      if let window, coordinatorNodes[id].window != window {
        throw operation.refusal(.presenterNotInWindow, about: coordinator)
      }
      if coordinatorNodes[id].isFinishing {
        throw operation.refusal(.coordinatorRemoved, about: coordinator)
      }
      return id
    case .removed: throw operation.refusal(.coordinatorRemoved, about: coordinator)
    case .notStarted, .rolledBack:
      throw operation.refusal(.coordinatorNotStarted, about: coordinator)
    }
  }

  /// The node of the container of a coordinator's presenter, which is in no other window; `nil` if it is not built in.
  mutating func presenterNode(
    of coordinator: Coordinator, in window: WindowID, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ContainerID? {
    guard let container = coordinator.presenterTarget?.container else { return nil }
    let id = try node(of: container, for: operation)
    if let other = containerNodes[id].window, other != window {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    return id
  }

  /// The same for a coordinator that was checked.
  mutating func presenterNode(of coordinator: Coordinator) -> ContainerID? {
    guard let container = coordinator.presenterTarget?.container else { return nil }
    return container is RootContainer ? container.node : node(of: container)
  }

  /// The container of a coordinator's presenter, if that is in a window.
  func shownPresenter(of coordinator: Coordinator) -> ContainerID? {
    guard let id = coordinator.presenterTarget?.container.node, containerNodes[id].window != nil
    else { return nil }
    return id
  }

  /// The window of a coordinator's presenter.
  func presenterWindow(of coordinator: Coordinator) -> WindowID? {
    shownPresenter(of: coordinator).flatMap { containerNodes[$0].window }
  }
}
