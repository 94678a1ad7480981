/// The outermost presenter: the user sees what it shows.
///
/// Nothing inside a window owns it. ``close()``, or releasing the window, removes everything: children before
/// parents, top before bottom. Releasing it asks no ``LeaveGuard``.
@MainActor
public final class Window: Presenter {
  /// The position of a screen in its window.
  @MainActor
  public struct Position {
    /// The stack or tab bar; `nil` for the window itself.
    public let container: (any Presentable)?
    /// Whether the screen is a modal over the container.
    public let isModal: Bool
    /// The screen or tab directly before this one in the same stack, tab bar or row of modals; `nil` for the first.
    public let below: (any Presentable)?
    /// The coordinator that showed the screen, if any.
    public let coordinator: Coordinator?
    /// Whether the screen is the active one, which receives the keys.
    public let isActive: Bool
  }

  let state = WindowState()
  /// What the user interface that shows the window keeps with it; released with the window.
  package var attachment: AnyObject?
  /// Called before the window closes, while everything is in it; a ``LeaveGuard`` may still refuse.
  package var willClose: (() -> Void)?
  /// Called with each screen that has left any window; for what a user interface keeps with screens.
  package static var didRemove: (any Presentable) -> Void = { _ in }

  /// Creates an empty window.
  public init() {
    state.window = self
    Engine.shared.open(state)
  }

  isolated deinit {
    Engine.shared.withoutGuards { close() }
    // Otherwise closing waits for what is running.
    if state.isClosed { state.abandon() }
  }

  /// Adds a coordinator without a parent and starts it, as one change.
  ///
  /// A refusal by a ``LeaveGuard`` is no error; see ``Coordinator/tryStart(child:)``. Inside a callback of any window the
  /// start is queued, and its error becomes a ``CoordinatorDiagnostic`` instead.
  ///
  /// - Throws: the error of `start()`, or the ``CoordinatorDiagnostic`` that refuses the coordinator; nothing has
  ///   changed then.
  public func start(_ coordinator: Coordinator) throws {
    try Engine.shared.perform(.start(coordinator, under: .window(state)))
  }

  /// Replaces the root with `screen`; the old root leaves with everything in it.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    state.root.show(screen, for: coordinator)
  }

  /// The root of the window: a screen or a container.
  public var rootScreen: (any Presentable)? { state.root.screens(.content).last }

  /// The modals over the whole window, bottom first.
  public var modals: [any Presentable] { state.root.modals }

  /// The screen that receives the keys: the top modal, or else the top of the stack in the selected tab.
  public var activeScreen: (any Presentable)? {
    state.id.flatMap { Engine.shared.tree.activeScreen(of: $0) }
  }

  /// The root coordinator of the program, if one was started here.
  public var appCoordinator: AppCoordinator? {
    state.id.flatMap { Engine.shared.tree.appCoordinator(of: $0) }
  }

  /// The coordinators that this window started, oldest first; their ``Coordinator/children`` are the rest.
  public var coordinators: [Coordinator] {
    state.id.map { Engine.shared.tree.coordinators(startedBy: $0) } ?? []
  }

  /// The coordinator that showed `screen`; `nil` if there is none or if the screen is not in this window.
  public func coordinator(of screen: any Presentable) -> Coordinator? {
    guard let id = state.id else { return nil }
    return Engine.shared.tree.position(of: screen, in: id)?.coordinator
  }

  /// The position of `screen`; `nil` if it is not in this window.
  public func position(of screen: any Presentable) -> Position? {
    state.id.flatMap { Engine.shared.tree.position(of: screen, in: $0) }
  }

  /// The coordinator that deep links and the navigation state start from.
  var rootCoordinator: Coordinator? { appCoordinator ?? coordinators.first }

  /// Whether there is a screen to remove, or a tab to select, by ``back()``; a ``LeaveGuard`` may still refuse.
  ///
  /// No guard is asked: drawing reads this. To go back as far as possible: `while window.canGoBack, window.back() {}`.
  public var canGoBack: Bool { wayBack != nil }

  /// Whether ``back()`` would select another tab.
  package var goesBackToTab: Bool {
    if case .selects = wayBack { true } else { false }
  }

  private var wayBack: WayBack? { state.id.flatMap { Engine.shared.tree.wayBack(in: $0) } }

  /// Goes back: dismisses the top modal, pops the top screen, or selects the tab that was selected before if the tab bar
  /// ``TabBarController/goesBackToPreviousTab``.
  ///
  /// If there is nothing to go back from, nothing changes; observers receive ``WindowEvent/exitRequested`` and the
  /// ``AppCoordinator`` gets ``AppCoordinator/exitRequested()``.
  ///
  /// - Returns: whether a screen has left or another tab is selected; `false` if a ``LeaveGuard`` refused or asks the user,
  ///   and in a callback, where the request is queued.
  @discardableResult
  public func back() -> Bool {
    let hasWay = canGoBack
    let status = RequestStatus { _ in }
    Engine.shared.issue(.back(state), status)
    return hasWay && status.state == .done
  }

  /// Performs the requests that `body` makes without asking any ``LeaveGuard``, such as for a log-out.
  ///
  /// This includes requests that are queued, those of every `start()` that `body` causes, and those of
  /// closures that run after a `finish`. Requests made by callbacks do not inherit it.
  public func withoutGuards(_ body: () -> Void) { Engine.shared.withoutGuards(body) }

  /// Performs all requests that `body` makes as one change, or none of them.
  ///
  /// ```swift
  /// try window.transaction {
  ///   stack.popToRoot()
  ///   coordinator.start(child: OrderCoordinator(number: 7, presenter: stack))
  /// }
  /// ```
  ///
  /// A transaction inside another one or inside a `start()` belongs to it, and is rolled back alone if you
  /// catch its error. If a ``LeaveGuard`` refuses, the whole transaction is rolled back; if it asks the user,
  /// `body` runs once more after the user agreed. Side effects that require a committed transaction belong in
  /// `committed`.
  ///
  /// Inside a callback the transaction is queued, and its error becomes a ``CoordinatorDiagnostic`` instead.
  ///
  /// - Throws: the error of `body`, unless a guard refused before; nothing has changed then.
  public func transaction(
    _ body: @escaping () throws -> Void, then committed: (() -> Void)? = nil
  ) throws {
    try Engine.shared.perform(
      .transaction(body, in: state), committed.map(RequestStatus.init(whenDone:)))
  }

  /// Whether the window is closed; nothing can be shown in it any more.
  public var isClosed: Bool { state.isClosed }

  /// Closes the window for good and removes everything in it, unless a ``LeaveGuard`` refuses.
  ///
  /// All guards are asked, top first: at every level of a stack, in modals, and in tabs that are not selected. If one
  /// of them asks the user, the window is closed after the user agreed. Close a window `withoutGuards` when its
  /// terminal is gone. Inside a callback, a transaction or a `start()` of any window, it is closed afterwards.
  public func close() {
    if !state.isClosed { Engine.shared.issue(.close(state)) }
  }

  /// Notifies `observer` of every completed change until the returned observation is cancelled.
  @discardableResult
  public func observe(_ observer: @escaping (WindowEvent) -> Void) -> WindowObservation {
    WindowObservation(id: state.observers.add(observer), window: state)
  }

  /// Reports every coordinator and screen that has left the window and is still referenced, once.
  ///
  /// Containers are not reported: they are handles, which may be kept. Nor is a coordinator whose cancelled tasks are ending.
  /// Run loops call it at the end of a turn, outside of all calls into the tree. No run loop calls it after the window was
  /// closed: a `main` may still hold its root coordinator then, and tasks that are ending hold theirs. A program that goes
  /// on calls it when these have ended; a test uses `expectNoLeaks` of ConsoleTesting.
  public func reportLeaks() { reportLeaks(includingTasks: false) }

  /// Reports also the coordinators whose cancelled tasks have had time to end.
  package func reportLeaks(includingTasks: Bool) {
    state.reportLeaks(includingTasks: includingTasks)
  }

  /// Whether a ``LeaveGuard`` has asked the user whether its screen may leave, and waits for the answer.
  package var isGuardAsking: Bool {
    Engine.shared.unfinished.pendingQuestions.keys.contains {
      Engine.shared.tree.state(of: $0) === state
    }
  }
}

/// The window as its coordinators hold it; it does not own the window's tree.
@MainActor
final class RootContainer: Container, Presenter, BuiltInPresenter {
  /// The window whose root it is, until that is released; closed if `node` is `nil`.
  ///
  /// Not weak: each access to an object with weak references takes several times as long.
  var state: WindowState?

  init() { super.init() }

  var target: PresentationTarget? { PresentationTarget(container: self, layer: .content) }

  func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }
}
