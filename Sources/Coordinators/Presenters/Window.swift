/// The outermost place: what it shows is all that the reader sees.
///
/// A window is a handle that nothing inside it owns. ``close()``, or letting the window go, takes
/// everything down: children before parents, top before bottom.
@MainActor
public final class Window: Presenter {
  /// The window as those inside it know it.
  let root = RootContainer()
  let engine: Engine

  /// Makes an empty window.
  public init() { engine = Engine(root: root) }

  isolated deinit {
    if !engine.isClosed { engine.issue(.close) }
  }

  /// Adds a coordinator that has no parent and starts it, as one change.
  ///
  /// - Throws: what `start()` threw, or the ``CoordinatorDiagnostic`` that refused the coordinator.
  public func start(_ coordinator: Coordinator) throws {
    try engine.perform(.start(coordinator, under: nil))
  }

  /// Makes a screen the root, in place of the one before, which leaves with everything in it.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    root.show(screen, for: coordinator)
  }

  /// What the window shows: a screen or a container.
  public var rootScreen: (any Presentable)? { root.screens(.content).last }

  /// The modals that lie over the whole window, bottom first.
  public var modals: [any Presentable] { root.modals }

  /// The screen that takes keys: the top modal, else the top of the stack in the selected tab.
  public var activeScreen: (any Presentable)? { engine.tree.activeScreen }

  /// The coordinator of the whole program, if one was started here.
  public var appCoordinator: AppCoordinator? { engine.tree.appCoordinator }

  /// Whether ``back()`` would take something away.
  public var canGoBack: Bool { engine.tree.entryToLeave != nil }

  /// The reader goes back: the top modal is dismissed or the top screen popped.
  ///
  /// Where there is nothing to go back to nothing changes, and observers and the ``AppCoordinator`` are
  /// told that an exit was requested.
  public func back() { engine.issue(.back) }

  /// Asks no ``LeaveGuard`` for what `body` asks for: a log-out takes everything away.
  ///
  /// That holds also for what has to wait for its turn, and for what is asked for in the starts, and the
  /// closures after a `finish`, that `body` leads to; but not for what others ask for when they are told.
  public func withoutGuards(_ body: () -> Void) { engine.forcing(body) }

  /// Carries out all that `body` asks for as one change, or nothing of it.
  ///
  /// ```swift
  /// try window.transaction {
  ///   stack.popToRoot()
  ///   coordinator.start(child: OrderCoordinator(number: 7, presenter: stack))
  /// }
  /// ```
  ///
  /// A transaction inside another, or inside a `start()`, is part of it, and taken back alone when its
  /// error is caught. If a ``LeaveGuard`` objects to a part, nothing is done; where it asks, `body` is
  /// run once more when the answer is yes. What only a committed transaction may lead to belongs into
  /// `committed`.
  ///
  /// - Throws: what `body` threw; nothing has changed then. Called from inside a callback the transaction
  ///   waits for its turn, and its error goes to ``CoordinatorDiagnostic/handler`` instead.
  public func transaction(
    _ body: @escaping () throws -> Void, then committed: (() -> Void)? = nil
  ) throws {
    try engine.perform(.transaction(body, then: committed))
  }

  /// Whether the window was closed; nothing can be shown in it any more.
  public var isClosed: Bool { engine.isClosed }

  /// Takes everything away, for good.
  public func close() {
    if !engine.isClosed { engine.issue(.close) }
  }

  /// Tells `observer` of every change, once it is complete, until the returned observation is cancelled.
  @discardableResult
  public func observe(_ observer: @escaping (WindowEvent) -> Void) -> WindowObservation {
    WindowObservation(id: engine.observers.add(observer), engine: engine)
  }

  /// Reports every coordinator and screen that has left and is still held by somebody.
  ///
  /// Run loops call it at the end of a turn, when no call into the tree is under way.
  public func reportLeaks() { engine.reportLeaks() }
}
