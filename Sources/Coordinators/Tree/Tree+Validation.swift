/// The ids behind the objects of an operation, with the errors for objects that are in no window.
///
/// Together with the checks in `Tree+Showing.swift` they keep each screen in one container and each
/// coordinator under one parent of the same window.
extension Tree {
  /// - Throws: ``CoordinatorDiagnostic/Kind/presenterNotInWindow``, or
  ///   ``CoordinatorDiagnostic/Kind/windowClosed`` for the root of a closed window.
  func id(
    of container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    if try isPending(container, for: operation) {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    guard let id = container.node else { preconditionFailure("a container in a window") }
    return id
  }

  /// Whether a container is in no window, but may still be shown in one.
  func isPending(
    _ container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> Bool {
    if container.node != nil { return false }
    if container is RootContainer { throw operation.refusal(.windowClosed) }
    return true
  }

  /// The id of a screen in the content of a container.
  func id(
    of screen: any Presentable, in container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ScreenID {
    let container = try id(of: container, for: operation)
    guard let id = id(of: screen), screenNodes[id].container == container,
      screenNodes[id].layer == .content
    else { throw operation.refusal(.screenNotFound, about: screen) }
    return id
  }

  /// The id of a coordinator that is in a window, that one if it is given, and does not finish in the running transaction.
  func liveID(
    of coordinator: Coordinator, in window: WindowID? = nil, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    switch coordinator.lifecycle {
    case .live(let id):
      if let window, coordinatorNodes[id].window != window {
        throw operation.refusal(.presenterNotInWindow, about: coordinator)
      }
      if coordinatorNodes[id].isFinishing {
        throw operation.refusal(.coordinatorRemoved, about: coordinator)
      }
      return id
    case .removed: throw operation.refusal(.coordinatorRemoved, about: coordinator)
    case .notStarted, .waiting, .rolledBack:
      throw operation.refusal(.coordinatorNotStarted, about: coordinator)
    }
  }

  /// The id of the container of a coordinator's presenter; `nil` if the presenter is not built in or in no window.
  func presenterID(
    of coordinator: Coordinator, in window: WindowID, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ContainerID? {
    guard let container = coordinator.presenterTarget?.container else { return nil }
    if let id = container.node, containerNodes[id].window != window {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    if try isPending(container, for: operation) { container.pending.addHosted(coordinator) }
    return container.node
  }

  /// The id of the container of a coordinator's presenter, which the coordinator gets later if it is in no window.
  func containerID(of coordinator: Coordinator) -> ContainerID? {
    guard let container = coordinator.presenterTarget?.container else { return nil }
    if container.node == nil { container.pending.addHosted(coordinator) }
    return container.node
  }

  /// The id of the container of a coordinator's presenter, if that is in a window.
  func attachedContainer(of coordinator: Coordinator) -> ContainerID? {
    coordinator.presenterTarget?.container.node
  }

  /// The window of a coordinator's presenter.
  func presenterWindow(of coordinator: Coordinator) -> WindowID? {
    attachedContainer(of: coordinator).map { containerNodes[$0].window }
  }
}
