/// Everything that the event loop of a console has to handle: events and changes in order of arrival, and timers.
@MainActor package final class EventQueue {
  enum Item: Sendable {
    case terminal(TerminalEvent)
    /// A model that a frame has read is about to change.
    case modelWillChange(ChangeReport)
    /// Something else that the window shows may have changed.
    case change
    /// Controls have work left.
    case work
    /// The deadline of a timer has come.
    case timersAreDue
    /// Input that has waited for a screen takes its turn.
    case waitingInput

    fileprivate var isChange: Bool {
      switch self {
      case .change, .modelWillChange: true
      case .terminal, .work, .timersAreDue, .waitingInput: false
      }
    }
  }

  /// The clock that the timers follow.
  package let clock: ConsoleClock
  private nonisolated let items = Mailbox<Item>(counting: \.isChange)
  /// In order of their deadlines; equal ones in the order in which they were scheduled.
  private var timers: [QueueTimer] = []
  /// The next call of the clock, at the deadline of the first timer or before.
  private var wakeUp: (deadline: ConsoleClock.Instant, cancel: @Sendable () -> Void)?

  init(clock: ConsoleClock) { self.clock = clock }

  private var hasWork = false

  /// Whether nothing waits for its turn.
  var isEmpty: Bool { items.isEmpty }

  /// Whether a change waits that fulfils a condition.
  func containsChange(_ condition: (Item) -> Bool) -> Bool { items.containsCounted(condition) }

  /// Sets what each further item calls, on any thread.
  func setWakeUp(_ wakeUp: @escaping Mailbox<Item>.WakeUp) { items.setWakeUp(wakeUp) }

  /// Appends an item; callable from any thread.
  ///
  /// If it `waits`, that thread handles an item where it can; not for the main actor.
  nonisolated func add(_ item: Item, waits: Bool = false) { items.add(item, waits: waits) }

  /// The oldest item, which this removes; nil if there is none.
  func takeNext() -> Item? { items.takeNext() }

  /// Appends the work of controls, unless it is in the queue already.
  func addWork() {
    guard !hasWork else { return }
    hasWork = true
    add(.work)
  }

  /// Makes the work ready to be appended again.
  func didTakeWork() { hasWork = false }

  /// Calls `action` once, in a turn of the event loop, when the time has come.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> QueueTimer {
    schedule(at: clock.now.advanced(by: delay), action)
  }

  /// Calls `action` once, in a turn of the event loop, when the time has come.
  func schedule(at deadline: ConsoleClock.Instant, _ action: @escaping () -> Void) -> QueueTimer {
    let timer = QueueTimer(deadline: deadline, action: action)
    let index = timers.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: index)
    startClock()
    return timer
  }

  func cancel(_ timer: QueueTimer?) {
    if let timer { timers.removeAll { $0 === timer } }
  }

  /// Calls the actions of all timers whose deadlines have come.
  func fireDueTimers() {
    let now = clock.now
    while let timer = timers.first, timer.deadline <= now {
      timers.removeFirst()
      timer.action()
    }
    if let wakeUp, wakeUp.deadline <= now { self.wakeUp = nil }
    startClock()
  }

  func close() {
    wakeUp?.cancel()
    wakeUp = nil
    timers = []
    // The loop waits for an item before it sees that the console has ended.
    add(.change)
  }

  /// Has the clock wake the loop up for the first timer.
  ///
  /// A call that comes too early, because that timer was cancelled, does no harm.
  private func startClock() {
    guard let deadline = timers.first?.deadline else { return }
    if let wakeUp, wakeUp.deadline <= deadline { return }
    wakeUp?.cancel()
    wakeUp = (deadline, clock.wake(at: deadline) { [items] in items.add(.timersAreDue) })
  }
}

/// A call that an ``EventQueue`` makes once at a deadline.
@MainActor final class QueueTimer {
  let deadline: ConsoleClock.Instant
  fileprivate let action: () -> Void

  fileprivate init(deadline: ConsoleClock.Instant, action: @escaping () -> Void) {
    self.deadline = deadline
    self.action = action
  }
}
