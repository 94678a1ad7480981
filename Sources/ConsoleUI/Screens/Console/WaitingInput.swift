/// Input that a console handles once the screens that it shows have what they show, for a terminal that waits for them.
@MainActor final class WaitingInput {
  /// True while a screen in front is loading, and the user does not see that it is.
  var isLoading = false
  /// In order of arrival.
  private(set) var events: [TerminalEvent] = []
  private let queue: EventQueue
  /// When the first of the events came.
  private var start: ConsoleClock.Instant?
  private var timer: QueueTimer?
  /// How long input may wait in all; changed before it waits.
  var limit = Duration.seconds(10)
  /// How long it has waited.
  private var waited = Duration.zero
  private var isScheduled = false

  /// More input than that ends the wait.
  private static let maxEvents = 1_000

  init(_ queue: EventQueue) { self.queue = queue }

  /// Whether a screen is loading that the input has waited for long enough.
  var hasTimedOut: Bool { isLoading && waited >= limit }

  private var mayWait: Bool { waited < limit && events.count < Self.maxEvents }

  /// Keeps an event until no screen is loading any more; `false` for one that is handled at once, such as a signal.
  func hold(_ event: TerminalEvent) -> Bool {
    guard event.isUserInput || event == .endOfInput, !events.isEmpty || isLoading && mayWait
    else { return false }
    events.append(event)
    if start == nil {
      start = queue.clock.now
      timer = queue.schedule(after: limit - waited) { [weak self] in self?.endWait() }
    }
    return true
  }

  /// Lets the next event that has waited take a turn of its own, if it need not wait any longer.
  func scheduleNext() {
    guard !events.isEmpty, !isScheduled, !isLoading || !mayWait else { return }
    isScheduled = true
    queue.add(.waitingInput)
  }

  private func endWait() { waited = limit }

  /// The oldest event, which this removes.
  func takeNext() -> TerminalEvent? {
    isScheduled = false
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    if events.isEmpty {
      queue.cancel(timer)
      if let start { waited += start.duration(to: queue.clock.now) }
      (start, timer) = (nil, nil)
    }
    return event
  }
}
