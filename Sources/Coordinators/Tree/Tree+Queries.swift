/// Read access to the tree.
extension Tree {
  func state(of container: ContainerID) -> WindowState? {
    containerNodes[container].window.map { windows[$0].state }
  }

  func state(of screen: ObjectIdentifier) -> WindowState? {
    id(of: screen).flatMap { state(of: screenNodes[$0].container) }
  }

  func state(of coordinator: CoordinatorID) -> WindowState? {
    coordinatorNodes[coordinator].window.map { windows[$0].state }
  }

  func parent(of coordinator: CoordinatorID) -> Coordinator? {
    coordinatorNodes[coordinator].parent.map { coordinatorNodes[$0].reference.coordinator }
  }

  /// The app coordinator among those that a window started.
  func appCoordinator(of window: WindowID) -> AppCoordinator? {
    for root in siblings.ids(in: windows[window].roots) {
      if let app = coordinatorNodes[root].reference.coordinator as? AppCoordinator { return app }
    }
    return nil
  }

  /// Whether all screens of a coordinator have left, so that it stays for its children alone.
  func hasLostScreens(_ coordinator: CoordinatorID) -> Bool {
    coordinatorNodes[coordinator].hasLostPresentation
      && coordinatorNodes[coordinator].screens.count == 0
  }

  /// The children, without those that finish in the running transaction; those that are in a window too, if it is in one.
  func children(of coordinator: CoordinatorID) -> [Coordinator] {
    let window = coordinatorNodes[coordinator].window
    return siblings.ids(in: coordinatorNodes[coordinator].children)
      .filter { !coordinatorNodes[$0].isFinishing && coordinatorNodes[$0].window == window }
      .compactMap { coordinatorNodes[$0].reference.known }
  }

  /// The coordinators that a window started, oldest first.
  func coordinators(startedBy window: WindowID) -> [Coordinator] {
    siblings.ids(in: windows[window].roots).map { coordinatorNodes[$0].reference.coordinator }
  }

  /// The coordinators whose presenter is a container.
  func coordinators(hostedBy container: ContainerID) -> [Coordinator] {
    hostedCoordinators.ids(in: containerNodes[container].coordinators)
      .compactMap { coordinatorNodes[$0].reference.known }
  }

  /// A coordinator and its descendants: children before parents, the youngest first.
  func subtree(of coordinator: CoordinatorID) -> [CoordinatorID] {
    var found = [coordinator]
    var next = 0
    while next < found.count {
      found += siblings.ids(in: coordinatorNodes[found[next]].children)
      next += 1
    }
    return found.reversed()
  }

  func screens(of coordinator: CoordinatorID) -> [any Presentable] {
    ownedScreens.ids(in: coordinatorNodes[coordinator].screens).map { screenNodes[$0].screen }
  }

  /// The screens of a coordinator that are in a window.
  func shownScreens(of coordinator: CoordinatorID) -> [any Presentable] {
    ownedScreens.ids(in: coordinatorNodes[coordinator].screens)
      .filter { containerNodes[screenNodes[$0].container].window != nil }
      .map { screenNodes[$0].screen }
  }

  /// The screens in a layer, bottom first.
  func screens(in container: ContainerID, _ layer: Layer) -> [any Presentable] {
    layerOrder.ids(in: containerNodes[container][layer]).map { screenNodes[$0].screen }
  }

  func top(of container: ContainerID, _ layer: Layer) -> (any Presentable)? {
    containerNodes[container][layer].last.map { screenNodes[$0].screen }
  }

  func bottom(of container: ContainerID, _ layer: Layer) -> (any Presentable)? {
    containerNodes[container][layer].first.map { screenNodes[$0].screen }
  }

  /// The screen below another one in a stack; `nil` also if that is not in the stack.
  func screen(below screen: any Presentable, in container: ContainerID) -> (any Presentable)? {
    guard let id = id(of: screen), screenNodes[id].container == container,
      screenNodes[id].layer == .content
    else { return nil }
    return layerOrder.previous(of: id).map { screenNodes[$0].screen }
  }

  /// The top screen and the one below it, bottom first.
  func topTwo(of container: ContainerID, _ layer: Layer) -> [any Presentable] {
    guard let top = containerNodes[container][layer].last else { return [] }
    return [layerOrder.previous(of: top), top].compactMap { $0.map { screenNodes[$0].screen } }
  }

  /// The selected tab or column; `nil` for a stack.
  func selectedScreen(of container: ContainerID) -> (any Presentable)? {
    let selected =
      containerNodes[container].role == .columns
      ? selectedColumnID(of: container) : containerNodes[container].selected
    return selected.map { screenNodes[$0].screen }
  }

  /// Whether a screen or a coordinator is in the tree; one that left may have been added again.
  func contains(_ object: AnyObject) -> Bool {
    id(of: ObjectIdentifier(object)) != nil || (object as? Coordinator)?.isActive ?? false
  }

  /// The container that a screen is shown in.
  func container(of screen: any Presentable) -> Container? {
    id(of: screen).flatMap { containerNodes[screenNodes[$0].container].container }
  }

  func coordinator(of screen: any Presentable) -> Coordinator? {
    id(of: screen).flatMap { screenNodes[$0].owner }.map {
      coordinatorNodes[$0].reference.coordinator
    }
  }

  /// The position of a screen in a window.
  func position(of screen: any Presentable, in window: WindowID) -> Window.Position? {
    guard let id = id(of: screen) else { return nil }
    let node = screenNodes[id]
    let container = containerNodes[node.container]
    guard container.window == window else { return nil }
    return Window.Position(
      container: container.host == nil ? nil : container.container, isModal: node.layer == .modals,
      below: layerOrder.previous(of: id).map { screenNodes[$0].screen },
      coordinator: node.owner.map { coordinatorNodes[$0].reference.coordinator },
      isActive: activeID(of: window) == id)
  }

  /// What going back does in a window: it removes a modal or a pushed screen, or selects a tab; `nil` if it does nothing.
  func wayBack(in window: WindowID) -> WayBack? {
    var cursor = activeID(of: window)
    while let id = cursor {
      let node = screenNodes[id]
      if node.layer == .modals { return .removes(id) }
      if containerNodes[node.container].container is NavigationController,
        layerOrder.previous(of: id) != nil || goingBackEmpties(node.container)
      {
        return .removes(id)
      }
      if let tab = tabToGoBackTo(in: node.container) { return .selects(tab) }
      cursor = containerNodes[node.container].host
    }
    return nil
  }

  /// The operation with `back` replaced by what it does, unless there is nothing to go back from.
  func resolvingBack(_ operation: Operation) -> Operation {
    guard case .back(let state) = operation, let window = state.id else { return operation }
    return switch wayBack(in: window) {
    case .removes(let id): .removeScreen(screenNodes[id].screen)
    case .selects(let id):
      containerNodes[screenNodes[id].container].container.map {
        .select(screenNodes[id].screen, in: $0, isGoingBack: true)
      } ?? operation
    case nil: operation
    }
  }

  /// The operation with `pop` replaced by the removal of its screen, so that it still means that screen when it is
  /// repeated after a guard's question.
  func resolvingPop(_ operation: Operation) -> Operation {
    guard case .pop(let stack, .previous) = operation, let node = stack.node,
      let top = containerNodes[node].content.last
    else { return operation }
    return .removeScreen(screenNodes[top].screen)
  }
}

/// What was filled and is not shown.
extension Tree {
  /// The containers that are shown nowhere and have screens.
  var filledContainers: [ContainerID] {
    containerNodes.ids.filter {
      containerNodes[$0].window == nil && containerNodes[$0].host == nil && hasScreens($0)
    }
  }

  /// Whether a container has screens; a split view has them in its columns.
  func hasScreens(_ id: ContainerID) -> Bool { screenCount(in: id) > 0 }

  /// The report of a container that was filled and never shown.
  func neverShown(_ id: ContainerID) -> CoordinatorDiagnostic {
    let owners = layerOrder.ids(in: containerNodes[id].content).compactMap { screenNodes[$0].owner }
      .compactMap { coordinatorNodes[$0].reference.known as? TabCoordinator }
    if let owner = owners.first(where: { $0.tabs.node == id }) {
      return CoordinatorDiagnostic(.neverShown, subject: name(of: owner), detail: "tabs")
    }
    let role = containerNodes[id].isColumn ? ContainerRole.columns : containerNodes[id].role
    let count = screenCount(in: id)
    return CoordinatorDiagnostic(
      .neverShown, subject: role.typeName, detail: count == 1 ? "a screen" : "\(count) screens")
  }

  /// The number of screens in a container, or in a split view and its columns.
  private func screenCount(in id: ContainerID) -> Int {
    let node = containerNodes[id]
    guard node.role == .columns else { return node.content.count + node.modals.count }
    return layerOrder.ids(in: node.content).compactMap { screenNodes[$0].content }
      .reduce(node.modals.count) { $0 + screenCount(in: $1) }
  }
}

/// What going back does.
enum WayBack {
  /// Removes a modal or a pushed screen.
  case removes(ScreenID)
  /// Selects the tab that was selected before.
  case selects(ScreenID)
}
