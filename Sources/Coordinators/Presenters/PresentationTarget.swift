/// The layer of a container that a presenter shows its screens in.
@MainActor
struct PresentationTarget {
  var container: Container
  var layer: Layer
  var modal: Modal?
  /// The detail that is shown, also where it has no column of its own.
  var detail: Detail?
  /// The detail that has this target, which may be that of its source.
  var origin: Detail?

  /// What a detail means now; `nil` for other targets, which never change.
  var current: PresentationTarget? { origin?.target }

  /// The stack that it pushes screens on.
  var stack: NavigationController? {
    layer == .content ? container as? NavigationController : nil
  }

  consuming func show(
    _ screen: any Presentable, for coordinator: Coordinator?,
    unless isShown: ((any Presentable) -> Bool)? = nil
  ) {
    let owner = owner(coordinator)
    Engine.shared.issue(.show(screen, in: self, for: owner, unless: isShown))
  }

  func bringToFront(
    _ search: ScreenSearch, for coordinator: Coordinator?,
    orShow make: @escaping () -> any Presentable
  ) {
    let owner = owner(coordinator)
    Engine.shared.issue(.bringToFrontOrShow(search, make, in: self, for: owner))
  }

  /// The coordinator that a request for a screen belongs to, and that has started thereby.
  @inline(__always)
  func owner(_ coordinator: Coordinator?) -> Coordinator? {
    let owner = coordinator ?? startingCoordinator
    owner?.hasStarted = true
    return owner
  }

  /// The coordinator that is starting, if this is its presenter: it owns also what it shows without naming itself.
  private var startingCoordinator: Coordinator? {
    guard let starting = Engine.shared.starting, let target = starting.presenterTarget
    else { return nil }
    return target.container === container && target.layer == layer ? starting : nil
  }

  /// Whether a screen that is shown here may take the place of others: as the root of a window, or as a detail.
  var removesOnShowing: Bool {
    layer == .content && (container is RootContainer || detail != nil)
  }

  var topScreen: (any Presentable)? {
    container.node.flatMap { Engine.shared.tree.top(of: $0, layer) }
  }
}
