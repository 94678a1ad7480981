/// Performs operations on the windows of the process, one after the other.
///
/// An operation is a transaction: the engine applies it, together with the `start()` calls that it causes,
/// commits it, and then notifies screens, coordinators and observers.
///
/// - A push: `issue` makes a ``Request`` of an ``Operation``; `perform` runs it if nothing runs, lets it join the running
///   transaction, whatever window that concerns, or queues it if a callback makes it. `attempt` notes a savepoint, and `apply`
///   changes the ``Tree``. `commitAndNotify` removes empty coordinators, settles columns, turns the journal into changes, and
///   notifies: all windows of what leaves, then each of what appears, its observers last. Then what has left is released, and
///   at last the queue is done, first in, first out, with the ends of each ``RequestStatus`` in it.
/// - A refused pop: `tryRemoval` applies it only to find the guards of the screens that would leave, rolls back, and asks
///   them. A veto is noted as an ``Interruption``, not thrown: later requests do nothing, `interrupt` rolls back every request
///   around it, and callers return without an error. The commit is empty, so observers hear nothing; `notify(of:against:)` then
///   notifies the guard, or lets it ask the user. After a yes the outermost request is repeated, with that approval.
/// - A link is a transaction of ``LinkOpener``, in which ``LinkFollowing`` follows it in an inner one. The guard of a route that
///   takes time rolls back the inner one alone: the outer one is committed without a change, and when its ``RequestStatus`` is
///   `done`, `LinkOpener.finish` lets the guard decide in a task, which then repeats `follow`.
@MainActor
final class Engine {
  private enum Phase {
    case idle
    case applying
    case notifying
  }

  static let shared = Engine()

  /// The maximum number of items that one outermost call may queue.
  static let queueLimit = 100_000

  /// The maximum nesting of starts and transactions.
  static let nestingLimit = 500

  /// Debug builds check that no two accesses overlap; the checks of some properties are a fifth of a push.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var tree = Tree()
  /// What the running operation has changed in the window that is being notified, which is the first of `tree.touched` before;
  /// kept between operations, so that the usual change allocates nothing.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var change = WindowChange()
  /// What it has changed in the other windows of `tree.touched`.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var otherChanges: [WindowChange] = []
  /// The windows whose user went back, with nothing to go back from.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var exitRequests: [WindowState] = []
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var unfinished = UnfinishedWork()
  var questionCount = 0

  private var phase = Phase.idle
  private var openWindowCount = 0
  var bypassesGuards = false
  var nesting = 0
  /// The coordinator whose `start()` runs; the innermost one.
  var starting: Coordinator?
  /// The showings of the guards that approved the running transaction as a whole.
  var approvals: [Int] = []
  /// The operation that is being applied; the outermost one.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  private var runningOperation: Operation?
  /// The window that was notified last in the running call.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var notifiedWindow: WindowState?

  private init() {}

  var hasOpenWindows: Bool { openWindowCount > 0 }

  /// Whether an operation is being applied, or windows are being notified.
  var isRunning: Bool { phase != .idle }

  /// The window that is being notified, or that the running operation concerns, if that is known.
  var runningWindow: WindowState? {
    phase == .notifying
      ? notifiedWindow ?? runningOperation?.window : runningOperation?.window ?? notifiedWindow
  }

  /// Makes a new window known.
  func open(_ state: WindowState) {
    openWindowCount += 1
    state.id = tree.open(state)
  }

  /// Performs or queues an operation and reports its errors.
  ///
  /// A container that is not in a window may be shown by the time that the queued operation is applied.
  func issue(_ operation: consuming Operation, _ status: RequestStatus? = nil) {
    issue(Request(operation: operation, bypassesGuards: bypassesGuards, status: status))
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
  func perform(_ operation: consuming Operation, _ status: RequestStatus? = nil) throws {
    try perform(Request(operation: operation, bypassesGuards: bypassesGuards, status: status))
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
      request.status?.wait(.joined)
      try carryOut(request)
    case .applying, .notifying:
      request.status?.wait(.queued)
      unfinished.queue.append(
        .request(request, in: request.operation.window, madeBy: runningWindow))
    case .idle: try runOutermost { try run(request) }
    }
  }

  /// Sets a property that saved states are made of, as a part of the running transaction if there is one.
  func set<Owner: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, of owner: Owner, to value: Value
  ) {
    let previous = owner[keyPath: property]
    if phase == .applying {
      tree.journal.append(.propertySet { owner[keyPath: property] = previous })
      tree.discarded.append(owner)
    }
    owner[keyPath: property] = value
  }

  /// Makes a call after everything that was requested before it.
  func callInTurn(_ call: @escaping () -> Void) {
    if phase == .idle { runOutermost { enqueue(call) } } else { enqueue(call) }
  }

  /// Runs `body` and then everything that is queued.
  private func runOutermost(_ body: () throws -> Void) rethrows {
    // Requests made by callbacks do not inherit `withoutGuards`.
    let bypassed = bypassesGuards
    (phase, bypassesGuards) = (.notifying, false)
    defer {
      drainQueue()
      (phase, bypassesGuards) = (.idle, bypassed)
      let (operation, window) = (runningOperation, notifiedWindow)
      (runningOperation, notifiedWindow) = (nil, nil)
      release(operation)
      release(window)
    }
    try body()
  }

  private func drainQueue() {
    var count = 0
    while let work = unfinished.queue.popFirst() {
      count += 1
      guard count <= Self.queueLimit || work.isForcedClosing else {
        CoordinatorDiagnostic(
          .runaway, subject: work.subject,
          detail: "callbacks requested `\(work.verb)` endlessly"
        ).report(in: work.window)
        unfinished.discarded += unfinished.queue.removeAll(after: 0, but: \.isForcedClosing)
        releaseDiscarded()
        count = 0
        continue
      }
      switch work {
      case .call(let call, let bypassesGuards):
        phase = .notifying
        if bypassesGuards { withoutGuards(call) } else { call() }
      case .end(let status, _, let bypassesGuards):
        phase = .notifying
        if bypassesGuards { withoutGuards { status.end(.done) } } else { status.end(.done) }
      case .request(let request, let window, let maker):
        runQueued(request, in: window, madeBy: maker)
      }
    }
  }

  /// Removes the node of an object that is gone: at once if nothing depends on it, or else after the running transaction,
  /// which may have to roll back what is in it.
  func didRelease(_ released: ReleasedNode) {
    if case .container(let id) = released { tree.containerNodes[id].container = nil }
    switch released {
    case .container(let id) where phase != .applying && tree.isEmpty(id): tree.forget(id)
    case .coordinator(let id) where phase != .applying: tree.forget(id)
    default: return issue(Request(operation: .discard(released), bypassesGuards: true))
    }
    releaseDiscarded()
  }

  /// Performs a queued request, unless the window has closed that it concerned.
  ///
  /// One that concerned none may be about a container that another window shows.
  private func runQueued(_ request: Request, in window: WindowState?, madeBy maker: WindowState?) {
    do {
      if let window, window.isClosed {
        if request.operation.isClosing { return }
        throw request.operation.refusal(.windowClosed)
      }
      try run(request)
    } catch let diagnostic as CoordinatorDiagnostic where diagnostic.kind.isTargetGone {
      CoordinatorDiagnostic(
        .cancelled, subject: diagnostic.subject, detail: request.operation.verb
      ).report(in: window ?? maker)
    } catch {
      report(error, of: request.operation, in: window ?? maker)
    }
  }

  /// Performs one transaction, from the first mutation to the last notification.
  private func run(_ request: Request) throws {
    if case .discard(let released) = request.operation { return discard(released) }
    let previous = runningOperation
    runningOperation = request.operation
    release(previous)
    var closing: WindowState?
    if case .close(let window) = request.operation {
      if window.isClosed { return }
      closing = window
      // What it requests is queued, and comes after the window was closed.
      phase = .notifying
      window.window?.willClose?()
    }
    phase = .applying
    defer {
      phase = .notifying
      releaseDiscarded()
    }
    try carryOut(request)
    try throwRunaway()
    if let closing, !isInterrupted { close(closing) }
    commitAndNotify()
    if let closing, closing.isClosed { notifyClosed(closing) }
  }

  private func commitAndNotify() {
    tree.removeEmptyCoordinators()
    tree.commit(into: &change, &otherChanges)
    phase = .notifying
    publishChanges()
  }

  /// Removes what a container has that is gone, like what a closing window has, but reports it as never shown.
  private func discard(_ released: ReleasedNode) {
    guard case .container(let id) = released else {
      if case .coordinator(let id) = released { tree.forget(id) }
      return
    }
    reportNeverShown(id)
    phase = .applying
    defer {
      phase = .notifying
      releaseDiscarded()
    }
    tree.removeContents(of: id)
    commitAndNotify()
    tree.forget(id)
  }

  /// Accepts no further operations on a window.
  private func close(_ window: WindowState) {
    window.isClosed = true
    openWindowCount -= 1
    if let id = window.id { tree.touch(id) }
  }

  /// Notifies the observers of a closed window, and forgets it.
  private func notifyClosed(_ window: WindowState) {
    window.didClose()
    guard let id = window.id else { return }
    window.id = nil
    tree.forget(id)
    // Closing the last window frees the memory.
    guard openWindowCount == 0, tree.isEmpty else { return }
    let count = tree.showingCount
    tree = Tree()
    tree.showingCount = count
  }

  /// Releases rolled-back objects after the transaction: their deinits may read the tree and make requests.
  private func releaseDiscarded() {
    if tree.discarded.isEmpty, unfinished.discarded.isEmpty { return }
    let (objects, work) = (tree.discarded, unfinished.discarded)
    (tree.discarded, unfinished.discarded) = ([], [])
    release(objects)
    release(work)
  }
}

/// Releases a value that was taken from a property, which is empty by now: a deinit may make a request.
///
/// Not swapped with a local variable: optimized, that is released before the property is written, and a deinit finds what
/// is going there once more.
@inline(never)
func release<Value>(_ value: consuming Value) {}

/// A node whose object is gone.
enum ReleasedNode {
  case container(ContainerID)
  case coordinator(CoordinatorID)
}
