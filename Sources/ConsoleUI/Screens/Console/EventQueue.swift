/// Everything that the event loop of a console has to handle, in order of arrival: events and redraws.
@MainActor final class EventQueue {
  enum Item: Sendable {
    case terminal(TerminalEvent)
    /// A model that the frame with this number has read is about to change.
    case modelWillChange(frame: Int)
    /// The window may have changed.
    case redraw
    /// Controls have work left.
    case work
    case timer(Timer)
  }

  /// A timer that fires once; starting it again while it runs has no effect.
  enum Timer: Sendable {
    /// Redraws once a model has its new value: observation reports a change before it is made, and if another
    /// thread makes it, the redraw that follows may still read the old value.
    case modelChange
    /// Advances the animations by one step.
    case animation

    fileprivate var delay: Duration {
      switch self {
      case .modelChange: .milliseconds(20)
      case .animation: .milliseconds(120)
      }
    }
  }

  private nonisolated let items: Mailbox<Item>
  private var hasWork = false
  private var timers: [Timer: Task<Void, Never>] = [:]

  /// Makes a queue; `wakeUp` is called on any thread, once for each item.
  init(wakeUp: @escaping @Sendable () -> Void) {
    items = Mailbox(wakeUp: wakeUp)
  }

  /// Appends an item; callable from any thread.
  nonisolated func add(_ item: Item) { items.add(item) }

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

  /// Starts a timer, unless it is running already.
  func start(_ timer: Timer) {
    guard timers[timer] == nil else { return }
    timers[timer] = Task.detached { [items] in
      do { try await Task.sleep(for: timer.delay) } catch { return }
      items.add(.timer(timer))
    }
  }

  /// Makes a timer that has fired ready to be started again.
  func didFire(_ timer: Timer) { timers[timer] = nil }

  func close() {
    // The loop waits for an item before it sees that the console has ended.
    add(.redraw)
    for task in timers.values { task.cancel() }
    timers = [:]
  }
}
