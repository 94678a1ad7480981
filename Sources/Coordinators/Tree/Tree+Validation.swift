/// The ids behind the objects of an operation, with the errors for objects that are not in this tree.
///
/// Together with the checks in `Tree+Showing.swift` they keep each screen in one container and each
/// coordinator under one parent of the same window.
extension Tree {
  /// - Throws: ``CoordinatorDiagnostic/Kind/presenterNotInWindow``, also for a container that moved to another
  ///   window while the operation was queued.
  func id(
    of container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    guard let (owner, id) = container.node, owner === engine else {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    return id
  }

  /// The id of a screen in the content of a container.
  func id(
    of screen: any Presentable, in container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ScreenID {
    let container = try id(of: container, for: operation, engine: engine)
    guard let id = id(of: screen), screenNodes[id].container == container,
      screenNodes[id].layer == .content
    else { throw operation.refusal(.screenNotFound, about: screen) }
    return id
  }

  /// The id of a coordinator that is in this tree and does not finish in the running transaction.
  func liveID(
    of coordinator: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    switch coordinator.lifecycle {
    case .live(let owner, let id) where owner === engine && !coordinatorNodes[id].isFinishing:
      return id
    case .live(let owner, _) where owner !== engine:
      throw operation.refusal(.presenterNotInWindow, about: coordinator)
    case .live, .removed: throw operation.refusal(.coordinatorRemoved, about: coordinator)
    case .notStarted, .waiting, .rolledBack:
      throw operation.refusal(.coordinatorNotStarted, about: coordinator)
    }
  }

  /// The id of the container of a coordinator's presenter; `nil` if the presenter is not built in or in no window.
  func presenterID(
    of coordinator: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ContainerID? {
    guard let container = (coordinator.presenter as? any BuiltInPresenter)?.target?.container
    else { return nil }
    if let owner = container.node?.engine, owner !== engine {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    return id(of: container, hosting: coordinator)
  }

  /// The id of the container of a coordinator's presenter, which the coordinator gets later if it is in no window.
  func containerID(of coordinator: Coordinator) -> ContainerID? {
    guard let container = (coordinator.presenter as? any BuiltInPresenter)?.target?.container
    else { return nil }
    return id(of: container, hosting: coordinator)
  }

  private func id(of container: Container, hosting coordinator: Coordinator) -> ContainerID? {
    if container.node == nil { container.pending.addHosted(coordinator) }
    return container.node?.id
  }

  /// The id of the container of a coordinator's presenter, if that is in a window.
  func attachedContainer(of coordinator: Coordinator) -> ContainerID? {
    (coordinator.presenter as? any BuiltInPresenter)?.target?.container.node?.id
  }
}
