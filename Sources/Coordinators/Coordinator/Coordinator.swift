/// Decides where the user goes: shows screens in a presenter and starts child coordinators.
///
/// A parent (``start(child:)``) or a ``Window`` starts a coordinator. One whose `start()` is called directly is
/// adopted when it first shows a screen, starts a child or adds one: by the coordinator that showed the container of
/// its presenter, or in the window itself by the root coordinator. A coordinator communicates only through closures: its
/// screens report facts, it reports its own outcome, and ``removeCoordinator`` reports its removal.
///
/// A coordinator is removed when its last screen has left, for whatever reason, and its last child has been
/// removed; ``finish()`` removes its children too. A coordinator without screens of its own is removed when the
/// user goes back from its last child, or together with the container of its presenter.
///
/// Closures may capture `self` strongly: the window's tree owns a coordinator and nothing inside the tree does,
/// so it is released when it is removed. A subclass must not keep strong references to its screens or children.
@MainActor
open class Coordinator {
  /// Present if it was in the tree while it was in no window; the first property, so that its node goes before its presenter.
  final var lease: CoordinatorLease?

  /// Call it to leave, set it to hear that the coordinator has left.
  ///
  /// Calling it with the coordinator is the same as its ``finish()``. The closure that a parent sets is called once,
  /// after the coordinator has left the tree for any reason, and is then released: set another one before the next
  /// start. The tree has already released the coordinator, so `child.removeCoordinator = remove` is allowed and does
  /// nothing more.
  ///
  /// A new closure may call the one that it takes the place of.
  public final var removeCoordinator: (Coordinator) -> Void {
    get {
      { [removalHandler] coordinator in
        if case .removed = coordinator.lifecycle {
          removalHandler?(coordinator)
        } else {
          coordinator.finish()
        }
      }
    }
    set { (removalHandler, isRemovalHandlerInherited) = (newValue, false) }
  }

  /// The presenter that shows this coordinator's screens.
  public final let presenter: any Presenter
  /// The container that its modal or detail was made of, which these do not hold.
  private final let presenterContainer: Container?

  final var lifecycle = CoordinatorLifecycle.notStarted
  /// Whether it was started, or has requested something as a coordinator does whose `start()` the program called.
  final var hasStarted = false
  /// The tab whose first selection starts it, until it starts.
  final var tabToStartWith: Container?
  /// The lines that a saved state has inside it, until it starts with its tab; its start restores them.
  final var deferredLines: [String]?
  private final var removalHandler: ((Coordinator) -> Void)?
  /// Whether the removal handler is that of the coordinator that this one replaced.
  private final var isRemovalHandlerInherited = false
  /// The number of tasks that hold it while they wait, for guards of its routes or for its outcome.
  private final var waitingTaskCount = 0
  /// Its own tasks; `nil` if it never had any.
  final var tasks: CoordinatorTasks?
  /// Held from the start to the removal if a task awaits the outcome.
  final var outcomeTicket: OutcomeTicket?

  /// Creates a coordinator that shows its screens in `presenter`.
  public init(presenter: any Presenter) {
    self.presenter = (presenter as? Window)?.state.root ?? presenter
    presenterContainer = presenter.coveredContainer
  }

  /// Shows the first screen or starts the first child; override it.
  ///
  /// Everything that it shows and starts appears as one change when it returns, unless your code calls it
  /// directly. If it throws, or if a ``LeaveGuard`` refuses a part of it, all of that is rolled back; it runs once more
  /// if the guard asks the user and the user agrees.
  open func start() throws {}

  /// Whether this coordinator stays in the tree without screens and children.
  var staysWhenEmpty: Bool { false }

  /// Whether a task that waits holds it.
  final var isHeldByWaitingTask: Bool { waitingTaskCount > 0 }

  /// Waits while the task may hold this coordinator, which is no leak meanwhile.
  final func holding<Value>(_ wait: () async throws -> Value) async rethrows -> Value {
    waitingTaskCount += 1
    defer { waitingTaskCount -= 1 }
    return try await wait()
  }

  /// Takes over the removal handler of a replaced coordinator; `false` if this one has its own.
  final func inheritRemovalHandler(from other: Coordinator) -> Bool {
    guard removalHandler == nil, other.removalHandler != nil else { return false }
    (removalHandler, isRemovalHandlerInherited) = (other.removalHandler, true)
    return true
  }

  /// Undoes `inheritRemovalHandler`, unless the start that is rolled back has set another one.
  final func dropInheritedRemovalHandler() {
    if isRemovalHandlerInherited { (removalHandler, isRemovalHandlerInherited) = (nil, false) }
  }

  /// Cancels the tasks, and calls and releases the removal handler.
  final func callRemovalHandler() {
    outcomeTicket = nil
    tasks?.cancelAll()
    guard let handler = removalHandler else { return }
    (removalHandler, isRemovalHandlerInherited) = (nil, false)
    handler(self)
  }

  /// The window that this coordinator, or its presenter before its start, is in; `nil` after its removal.
  public final var window: Window? { (isOutside ? presenterWindow : windowState)?.window }

  /// The window whose tree this coordinator is in.
  final var windowState: WindowState? { nodeID.flatMap { Engine.shared.tree.state(of: $0) } }

  /// The parent that started this coordinator; `nil` if a window started it or if it is in no window.
  public final var parent: Coordinator? {
    guard case .live(let id) = lifecycle else { return nil }
    return Engine.shared.tree.parent(of: id)
  }

  /// The children that this coordinator started, or that were added to it, and that have not left, oldest first.
  public final var children: [Coordinator] {
    nodeID.map { Engine.shared.tree.children(of: $0) } ?? []
  }

  /// The screens of this coordinator that a presenter shows, in a window or in none, oldest first.
  public final var screens: [any Presentable] {
    nodeID.map { Engine.shared.tree.screens(of: $0) } ?? []
  }

  /// The screens of this coordinator that are in a window, oldest first.
  final var shownScreens: [any Presentable] {
    nodeID.map { Engine.shared.tree.shownScreens(of: $0) } ?? []
  }

  /// Whether it is a child that does not finish, or a shown screen of this coordinator.
  final func owns(_ part: AnyObject) -> Bool {
    guard isActive else { return false }
    if let child = part as? Coordinator { return child.parent === self && !child.isFinishing }
    return (part as? any Presentable).map { Engine.shared.tree.coordinator(of: $0) === self }
      ?? false
  }

  /// Whether this coordinator finishes in the running transaction.
  final var isFinishing: Bool {
    nodeID.map { Engine.shared.tree.coordinatorNodes[$0].isFinishing } ?? false
  }

  /// Its node, in a window or in none.
  final var nodeID: CoordinatorID? {
    switch lifecycle {
    case .live(let id), .waiting(let id, _): id
    case .notStarted, .rolledBack, .removed: nil
    }
  }

  /// Whether this coordinator is in a window: it was started and has not been removed.
  public final var isActive: Bool {
    if case .live = lifecycle { true } else { false }
  }

  /// Whether it is in no window, and joins one with its first screen there.
  final var isOutside: Bool {
    switch lifecycle {
    case .notStarted, .waiting: true
    case .live, .rolledBack, .removed: false
    }
  }

  /// The parent, in no window, that this coordinator was added to.
  final var awaitedParent: Coordinator? {
    if case .waiting(_, let parent) = lifecycle { parent } else { nil }
  }

  /// This coordinator, or the outermost one in no window that it waits for.
  final var waitingRoot: Coordinator {
    var root = self
    while let parent = root.awaitedParent, parent.isOutside { root = parent }
    return root
  }

  /// What a rollback leaves of a start: nothing can be shown by it, unless something of it was in the tree before.
  final var lifecycleAfterRollback: CoordinatorLifecycle {
    if case .notStarted = lifecycle { .rolledBack } else { lifecycle }
  }

  /// Lets its node go with it.
  final func lease(for id: CoordinatorID) {
    let lease = lease ?? CoordinatorLease()
    (lease.id, self.lease) = (id, lease)
  }

  /// Where its presenter shows screens now; `nil` for a presenter of another module.
  final var presenterTarget: PresentationTarget? { (presenter as? any BuiltInPresenter)?.target }

  /// The window that its presenter is in, which may be closed.
  final var presenterWindow: WindowState? { presenterTarget?.container.windowState }

  /// The window that its requests concern.
  final var concernedWindow: WindowState? { windowState ?? presenterWindow }
}

/// Whether a coordinator is in a window, and its position in the tree.
enum CoordinatorLifecycle {
  case notStarted
  /// In no window, but it has shown or added something, or was added to a parent that is in none, and holds that.
  case waiting(CoordinatorID, under: Coordinator?)
  /// In a window.
  case live(CoordinatorID)
  /// Its start was rolled back, so its remaining calls must show nothing.
  case rolledBack
  case removed
}
