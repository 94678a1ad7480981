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

  /// The engines whose windows are open.
  private static var open: [Engine] = []

  /// How many operations one outermost call may lead to.
  static let turnLimit = 100_000

  /// How deep starts may lie inside each other.
  static let nestingLimit = 500

  var tree: Tree
  var observers = Observers()
  /// What waits for the answers of screens that are asking their reader whether they may leave.
  ///
  /// It is kept here and not by whoever keeps the answer: that may be the very coordinator it is about.
  var asking: [ObjectIdentifier: Request] = [:]
  private(set) var isClosed = false

  private var phase = Phase.idle
  private var isForcing = false
  private var nesting = 0
  private var queue = RequestQueue()
  /// What was asked for in vain, until the change is over.
  private var withdrawn: [Request] = []
  var objections: [Objection] = []
  /// What does not count as an objection any more, until the change is over.
  private var overruled: [Objection] = []
  /// The screens that agreed to the running transaction as a whole.
  private var granted: [Consent] = []
  var departed = Departed()
  var isExitRequested = false

  init(root: Container) {
    tree = Tree(root: root)
    root.node = (self, tree.window)
    Self.open.append(self)
  }

  /// Whether another window shows a screen.
  func isElsewhere(_ screen: any Presentable) -> Bool {
    let id = ObjectIdentifier(screen)
    for engine in Self.open where engine !== self {
      if engine.tree.entryOfScreen[id] != nil { return true }
      if !engine.tree.journal.isEmpty, engine.tree.mayRestore(screen) { return true }
    }
    return false
  }

  /// Does what is asked for at a place, for a coordinator if there is one, or queues it.
  ///
  /// A place that is in no window yet may be shown before its turn comes.
  static func issue(
    _ operation: Operation, at place: Container, for coordinator: Coordinator? = nil
  ) {
    guard let engine = place.node?.engine ?? coordinator?.engine ?? busy else {
      return operation.refusal(.presenterNotInWindow, about: place).report()
    }
    engine.issue(operation)
  }

  /// Does what is asked for, or queues it; what is wrong with it is reported.
  func issue(_ operation: Operation) { issue(Request(operation: operation, isForced: isForcing)) }

  func issue(_ request: Request) {
    do {
      try perform(request)
    } catch {
      report(error, of: request.operation)
    }
  }

  /// Does what is asked for, or queues it.
  ///
  /// - Throws: why it could not be done, if it was not queued; nothing has changed then.
  func perform(_ operation: Operation) throws {
    try perform(Request(operation: operation, isForced: isForcing))
  }

  /// Asks no screen whether it may leave for what is asked for inside of `body`.
  func forcing(_ body: () -> Void) {
    let outer = isForcing
    isForcing = true
    defer { isForcing = outer }
    body()
  }

  /// Reports what has left the tree and is still alive.
  func reportLeaks() {
    for object in departed.takeLeaks() where !tree.contains(object) {
      CoordinatorDiagnostic(
        .leaked, subject: name(of: object), detail: "it has left its window"
      ).report()
    }
  }

  private func perform(_ request: Request) throws {
    switch phase {
    case .computing where !request.operation.waitsForCommit:
      try join(request)
    case .computing, .telling: queue.append(request)
    case .idle:
      // Those who are told of something ask for themselves, also where nobody is asked for that itself.
      let outer = (Self.busy, isForcing)
      (Self.busy, isForcing) = (self, false)
      defer {
        phase = .idle
        (Self.busy, isForcing) = outer
      }
      let result = Result { try run(request) }
      drain()
      try result.get()
    }
  }

  private func drain() {
    var count = 0
    while let request = queue.popFirst() {
      count += 1
      guard count <= Self.turnLimit || request.operation.isClosing else {
        CoordinatorDiagnostic(
          .runaway, subject: request.operation.subject,
          detail: "\(request.operation.verb) was asked for from inside callbacks without end"
        ).report()
        withdrawn += queue.withdraw(after: 0)
        letGo()
        count = 0
        continue
      }
      do {
        try run(request)
      } catch let diagnostic as CoordinatorDiagnostic where diagnostic.kind.meansGone {
        CoordinatorDiagnostic(
          .cancelled, subject: diagnostic.subject, detail: request.operation.verb
        ).report()
      } catch {
        report(error, of: request.operation)
      }
    }
  }

  /// One transaction, from its first step to the last one who is told.
  private func run(_ request: Request) throws {
    if case .call(let closure) = request.operation {
      phase = .telling
      return request.isForced ? forcing(closure) : closure()
    }
    if isClosed, request.operation.isClosing { return }
    let before = tree.activeScreen
    phase = .computing
    defer {
      phase = .telling
      letGo()
    }
    try join(request)
    let strays = tree.emptyStrays()
    tree.settle()
    var change = tree.commit()
    phase = .telling
    for stray in strays {
      CoordinatorDiagnostic(.presenterNotInWindow, subject: name(of: stray), detail: "show(_:)")
        .report()
    }
    let active = tree.activeScreen
    if active !== before { (change.deactivated, change.activated) = (before, active) }
    tell(change)
    if request.operation.isClosing { tellEnd() }
  }

  /// Applies a request within the running transaction; if it fails its steps are taken back.
  private func join(_ request: Request) throws {
    var asked = tree.resolved(request, engine: self)
    asked.granted += granted
    var request = asked
    guard !isClosed else { throw request.operation.refusal(.windowClosed) }
    guard nesting < Self.nestingLimit else {
      throw CoordinatorDiagnostic(
        .runaway, subject: request.operation.subject,
        detail: "\(request.operation.verb) was asked for from inside starts without end")
    }
    nesting += 1
    defer { nesting -= 1 }
    let (steps, emptied, queued) = (tree.journal.count, tree.emptied.count, queue.count)
    let (objected, gap) = (objections.count, tree.gap)
    func takeBack() {
      tree.undo(downTo: steps, engine: self)
      tree.gap = gap
      tree.emptied.removeLast(tree.emptied.count - emptied)
      withdrawn += queue.withdraw(after: queued)
    }
    do {
      request.operation = decided(request.operation)
      if !request.isForced, let removal = request.removal {
        try apply(removal)
        let leaving = tree.guardsThatLeave(since: steps)
        if leaving.isEmpty, !request.isSwap { return }
        // Whoever is asked sees the tree as it is, not as it may become.
        takeBack()
        if let objection = objection(of: leaving, to: asked) {
          return objections.append(objection)
        }
      }
      try carryOut(request)
      if request.isTransaction, objections.count > objected {
        takeBack()
        objections += overruleObjections(after: objected).map { $0.whole(request) }
      }
    } catch {
      takeBack()
      _ = overruleObjections(after: objected)
      throw error
    }
  }

  /// Takes out all objections after the first `count`; they are freed later.
  private func overruleObjections(after count: Int) -> ArraySlice<Objection> {
    let late = objections[count...]
    overruled += late
    objections.removeLast(late.count)
    return late
  }

  /// Asks for the screens of a new stack once, and before the tree is changed: code of others may read it.
  private func decided(_ operation: Operation) -> Operation {
    guard case .setScreens(let change, let stack, let coordinator) = operation else {
      return operation
    }
    let screens = change(stack.screens)
    return .setScreens({ _ in screens }, in: stack, for: coordinator)
  }

  /// Frees what came and went unseen: only now, since code of others that then runs may read the tree
  /// and ask for more.
  private func letGo() {
    var (unseen, withdrawn, overruled) = ([AnyObject](), [Request](), [Objection]())
    swap(&unseen, &tree.unseen)
    swap(&withdrawn, &self.withdrawn)
    swap(&overruled, &self.overruled)
  }

  /// Applies a request; an objection to a part of a transaction is one to the whole.
  private func carryOut(_ request: Request) throws {
    let outer = (granted, isForcing)
    defer { (granted, isForcing) = outer }
    // What a start or a transaction asks for in its turn is as little a question as it is itself.
    isForcing = isForcing || request.isForced
    guard case .transaction(let body, let then) = request.operation else {
      return try apply(request.operation)
    }
    granted = request.granted
    try body()
    if let then { tellLater(then) }
  }

  /// Calls whoever waits for what is being done, when it is.
  private func tellLater(_ tell: @escaping () -> Void) {
    queue.append(Request(operation: .call(tell), isForced: isForcing))
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
    case .replace(let old, let new):
      let parent = old.parent
      try tree.apply(.clear(old), engine: self)
      defer { tree.gap = nil }
      try tree.add(new, under: parent, engine: self)
      new.inheritRemoval(from: old)
      try new.start()
    case .remove(let coordinator, let then):
      try tree.apply(operation, engine: self)
      guard let then else { return }
      // Whoever tells an outcome is there until it is told.
      tellLater { withExtendedLifetime(coordinator, then) }
    case .back: isExitRequested = true
    case .close:
      isClosed = true
      Self.open.removeAll { $0 === self }
      tree.close()
    default:
      try tree.apply(operation, engine: self)
    }
  }
}
