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
