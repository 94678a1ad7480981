/// Performs operations on one window's tree, one after the other.
///
/// An operation is a transaction: the engine applies it, together with the `start()` calls that it causes,
/// commits it, and then notifies screens, coordinators and observers. Requests made inside a `start()` join
/// the transaction. Requests made by callbacks wait in one first-in, first-out queue, which is empty before
/// the outermost call returns.
@MainActor
final class Engine {
  private enum Phase {
    case idle
    case applying
    case notifying
  }

  /// The engine that performs an operation; the innermost one if there are several windows.
  static private(set) var running: Engine?

  /// The engine that was running when this one began to.
  private var outer: Engine?

  /// The engine of the window whose user caused the event that is being handled.
  static var handlingEvent: Engine?

  /// Performs operations on containers that are in no window; its own tree stays empty.
  static let staging = Engine()

  private static var openWindowCount = 0

  static var hasOpenWindows: Bool { openWindowCount > 0 }

  /// The maximum number of items that one outermost call may queue.
  static let queueLimit = 100_000

  /// The maximum nesting of starts and transactions.
  static let nestingLimit = 500

  /// Weak: nothing inside a window owns it.
  weak var window: Window?
  /// The app coordinator that was created for the window last; it may not be in the tree.
  weak var appCoordinator: AppCoordinator?
  /// Debug builds check that no two accesses overlap; the checks of four properties are a fifth of a push.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var tree: Tree
  /// What the running operation has changed; kept between operations, so that the usual change allocates nothing.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var change = WindowChange()
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var unfinished = UnfinishedWork()
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var observers = WindowObservers()
  var questionCount = 0
  private(set) var isClosed = false

  private var phase = Phase.idle
  var bypassesGuards = false
  var nesting = 0
  /// The user interface that shows the window.
  weak var taskHost: (any TaskHost)?
  /// The coordinator whose `start()` runs; the innermost one.
  var starting: Coordinator?
  /// The showings of the guards that approved the running transaction as a whole.
  var approvals: [Int] = []
  var leakTracker = LeakTracker()
  var isExitRequested = false
  var didReport: ((CoordinatorDiagnostic) -> Void)?
  var diagnostics = DiagnosticLog()
  /// What of restored states waits.
  var waitingLines: [WaitingLines] = []
  /// The types of the objects that were reported because their states could not be saved.
  var typesWithUnsavedState: Set<String> = []

  /// Whether it is the engine of no window.
  let isStaging: Bool

  init(root: Container) {
    isStaging = false
    tree = Tree(root: root)
    root.node = (self, tree.window)
    Self.openWindowCount += 1
  }

  private init() {
    isStaging = true
    tree = Tree(root: RootContainer())
  }

  /// Whether another window, whose transaction caused this one, would show a screen again after a rollback.
  func mayBeShownElsewhere(_ screen: any Presentable) -> Bool {
    var cursor = outer
    while let engine = cursor {
      if engine.tree.mayRestore(screen) { return true }
      cursor = engine.outer
    }
    return false
  }

  /// Performs or queues an operation on a container, on behalf of a coordinator if there is one.
  ///
  /// A container that is not in a window may be shown by the time that the queued operation is applied.
  static func issue(
    _ operation: consuming Operation, in container: Container, for coordinator: Coordinator? = nil
  ) {
    coordinator?.hasStarted = true
    let engine =
      container.node?.engine ?? coordinator?.engine ?? coordinator?.presenterEngine
      ?? container.pending.engine ?? operation.shownContainer?.engineOfUnstartedFlows ?? running
      ?? staging
    engine.issue(operation)
  }

  /// Performs or queues an operation and reports its errors.
  func issue(_ operation: consuming Operation) {
    issue(Request(operation: operation, bypassesGuards: bypassesGuards))
  }

  func issue(_ request: Request) {
    do {
      try perform(request)
    } catch {
      report(error, of: request.operation)
    }
  }

  /// Performs or queues an operation.
  ///
  /// - Throws: the error of an operation that was not queued; nothing has changed then.
  func perform(_ operation: consuming Operation) throws {
    try perform(Request(operation: operation, bypassesGuards: bypassesGuards))
  }

  /// Queues a call; a rollback of the running request drops it.
  func enqueue(_ call: @escaping () -> Void) {
    unfinished.queue.append(.call(call, bypassesGuards: bypassesGuards))
  }

  /// Makes the requests of `body` without asking guards.
  func withoutGuards(_ body: () -> Void) {
    let outer = bypassesGuards
    bypassesGuards = true
    defer { bypassesGuards = outer }
    body()
  }

  private func perform(_ request: Request) throws {
    switch phase {
    case .applying where !request.operation.waitsForCommit:
      try join(request)
    case .applying, .notifying: unfinished.queue.append(.request(request))
    case .idle: try runOutermost { try run(request) }
    }
  }

  /// Makes a call after everything that was requested before it.
  func callInTurn(_ call: @escaping () -> Void) {
    if phase == .idle { runOutermost { enqueue(call) } } else { enqueue(call) }
  }

  /// Runs `body` and then everything that is queued.
  private func runOutermost(_ body: () throws -> Void) rethrows {
    // Requests made by callbacks do not inherit `withoutGuards`.
    let bypassed = bypassesGuards
    (outer, Self.running, bypassesGuards) = (Self.running, self, false)
    defer {
      drainQueue()
      phase = .idle
      (Self.running, outer, bypassesGuards) = (outer, nil, bypassed)
    }
    try body()
  }

  private func drainQueue() {
    var count = 0
    while let work = unfinished.queue.popFirst() {
      count += 1
      guard count <= Self.queueLimit || work.isClosing else {
        CoordinatorDiagnostic(
          .runaway, subject: work.subject,
          detail: "callbacks requested `\(work.verb)` endlessly"
        ).report(in: self)
        unfinished.discarded += unfinished.queue.removeAll(after: 0)
        releaseDiscarded()
        count = 0
        continue
      }
      switch work {
      case .call(let call, let bypassesGuards):
        phase = .notifying
        if bypassesGuards { withoutGuards(call) } else { call() }
      case .request(let request): runQueued(request)
      }
    }
  }

  private func runQueued(_ request: Request) {
    do {
      try run(request)
    } catch let diagnostic as CoordinatorDiagnostic where diagnostic.kind.isTargetGone {
      CoordinatorDiagnostic(
        .cancelled, subject: diagnostic.subject, detail: request.operation.verb
      ).report(in: self)
    } catch {
      report(error, of: request.operation)
    }
  }

  /// Performs one transaction, from the first mutation to the last notification.
  private func run(_ request: Request) throws {
    if request.operation.isClosing {
      if isClosed { return }
      // What it requests is queued, and comes after the window was closed.
      phase = .notifying
      window?.willClose?()
    }
    phase = .applying
    defer {
      phase = .notifying
      releaseDiscarded()
    }
    try join(request)
    try throwRunaway()
    if request.operation.isClosing, !isInterrupted { close() }
    tree.removeEmptyCoordinators()
    tree.commit(into: &change)
    phase = .notifying
    notifyOfChange()
    clearChange()
    if isClosed { notifyClosed() }
  }

  /// Accepts no further operations.
  private func close() {
    isClosed = true
    Self.openWindowCount -= 1
  }

  /// Releases rolled-back objects after the transaction: their deinits may read the tree and make requests.
  private func releaseDiscarded() {
    if tree.discarded.isEmpty, unfinished.discarded.isEmpty { return }
    var (objects, work) = ([AnyObject](), [QueuedWork]())
    swap(&objects, &tree.discarded)
    swap(&work, &unfinished.discarded)
  }
}
