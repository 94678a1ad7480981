/// Carries out operations on one window's tree, one after the other.
///
/// An operation is a transaction: it is applied, `start()` included, then committed, and then those
/// concerned are told. What is asked for inside `start()` joins the transaction; what is asked for by
/// somebody who is being told waits in one queue, first in, first out, and is done before the outermost
/// call returns.
@MainActor
final class Engine {
  private enum Phase {
    case idle
    case computing
    case telling
  }

  /// The engine that is at work, the innermost one if there are several windows.
  static private(set) var busy: Engine?

  /// How many operations one outermost call may lead to.
  static let turnLimit = 100_000

  var tree: Tree
  var observers = Observers()
  private(set) var isClosed = false

  private var phase = Phase.idle
  private var queue = OperationQueue()
  /// What was asked for in vain, until the change is over.
  private var withdrawn: [Operation] = []
  private var departed = Departed()
  private var isExitRequested = false

  init(root: Container) {
    tree = Tree(root: root)
    root.node = (self, tree.window)
  }

  /// Does what is asked for, or queues it; what is wrong with it is reported.
  func issue(_ operation: Operation) {
    do {
      try perform(operation)
    } catch {
      report(error, of: operation)
    }
  }

  /// Does what is asked for, or queues it.
  ///
  /// - Throws: why it could not be done, if it was not queued; nothing has changed then.
  func perform(_ operation: Operation) throws {
    switch phase {
    case .computing where !operation.waitsForCommit: try join(operation)
    case .computing, .telling: queue.append(operation)
    case .idle:
      let outer = Self.busy
      Self.busy = self
      defer {
        phase = .idle
        Self.busy = outer
      }
      let result = Result { try run(operation) }
      drain()
      try result.get()
    }
  }

  /// Reports what has left the tree and is still alive.
  func reportSurvivors() {
    for object in departed.takeSurvivors() where !tree.contains(object) {
      CoordinatorDiagnostic(
        .stillAlive, subject: name(of: object), detail: "it has left its window"
      ).report()
    }
  }

  private func drain() {
    var count = 0
    while let operation = queue.popFirst() {
      count += 1
      guard count <= Self.turnLimit || operation.isClosing else {
        CoordinatorDiagnostic(
          .runaway, subject: operation.subject,
          detail: "\(operation.verb) was asked for from inside callbacks without end"
        ).report()
        withdrawn += queue.withdraw(after: 0)
        count = 0
        continue
      }
      do {
        try run(operation)
      } catch let diagnostic as CoordinatorDiagnostic where diagnostic.kind.meansGone {
        CoordinatorDiagnostic(.cancelled, subject: diagnostic.subject, detail: operation.verb)
          .report()
      } catch {
        report(error, of: operation)
      }
    }
  }

  /// One transaction, from its first step to the last one who is told.
  private func run(_ operation: Operation) throws {
    if case .call(let closure) = operation {
      phase = .telling
      return closure()
    }
    if isClosed, operation.isClosing { return }
    let activeBefore = tree.activeScreen
    phase = .computing
    defer {
      phase = .telling
      letGo()
    }
    try join(operation)
    let strays = tree.emptyStrays()
    tree.settle()
    var change = tree.commit()
    phase = .telling
    for stray in strays {
      CoordinatorDiagnostic(.placeNotInWindow, subject: name(of: stray), detail: "show(_:)")
        .report()
    }
    let active = tree.activeScreen
    if active !== activeBefore { change.activated = active }
    tell(change, of: operation)
  }

  /// Applies an operation within the running transaction; if it fails its steps are taken back.
  private func join(_ operation: Operation) throws {
    guard !isClosed else {
      throw CoordinatorDiagnostic(.windowClosed, subject: operation.subject, detail: operation.verb)
    }
    let (steps, emptied, queued) = (tree.journal.count, tree.emptied.count, queue.count)
    do {
      try apply(operation)
    } catch {
      tree.undo(downTo: steps, engine: self)
      tree.emptied.removeLast(tree.emptied.count - emptied)
      withdrawn += queue.withdraw(after: queued)
      throw error
    }
  }

  /// Frees what came and went unseen: only now, since code of others that then runs may read the tree
  /// and ask for more.
  private func letGo() {
    var (unseen, withdrawn) = ([AnyObject](), [Operation]())
    swap(&unseen, &tree.unseen)
    swap(&withdrawn, &self.withdrawn)
  }

  private func tell(_ change: Change, of operation: Operation) {
    for coordinator in change.removedCoordinators {
      departed.append(coordinator)
      coordinator.tellRemoval()
    }
    for screen in change.removed { departed.append(screen) }
    for modal in change.dismissed { modal.didDismiss() }
    if !change.isEmpty { tell(.changed(change)) }
    if isExitRequested {
      isExitRequested = false
      tell(.exitRequested)
      tree.appCoordinator?.exitRequested()
    }
    if operation.isClosing {
      tell(.closed)
      // Nothing is kept of a closed window: its tree holds the root, and the root its engine.
      var (tree, observers) = (Tree(root: RootContainer()), Observers())
      swap(&tree, &self.tree)
      swap(&observers, &self.observers)
    }
  }

  /// Tells those who observe now, unless somebody cancels one of them meanwhile.
  private func tell(_ event: WindowEvent) {
    for id in observers.ids { observers[id]?(event) }
  }

  private func report(_ error: any Error, of operation: Operation) {
    if let diagnostic = error as? CoordinatorDiagnostic { return diagnostic.report() }
    CoordinatorDiagnostic(.startFailed, subject: operation.subject, detail: "\(error)").report()
  }

  private func apply(_ operation: Operation) throws {
    switch operation {
    case .start(let child, let parent):
      try tree.add(child, under: parent, engine: self)
      try child.start()
    case .show(let screen, let place, let coordinator, let isShown?):
      // Is asked before the tree is changed, since code of others may read it.
      let isAnswered = place.topScreen.map(isShown) ?? false
      try tree.show(
        screen, in: place, for: coordinator, isAnswered: isAnswered, engine: self)
    case .back:
      guard let entry = tree.entryToLeave else {
        isExitRequested = true
        return
      }
      tree.cut(entry)
    case .close:
      isClosed = true
      tree.close()
    default:
      try tree.apply(operation, engine: self)
    }
  }
}
