/// Input that a console handles once the screens that it shows have what they show.
struct WaitingInput {
  /// True while a screen in front is loading, and the user does not see that it is.
  var isLoading = false
  /// In order of arrival.
  fileprivate(set) var events: [TerminalEvent] = []
  /// When the first of the events came.
  fileprivate var start: ConsoleClock.Instant?
  fileprivate var timer: QueueTimer?
  /// The rest of the time that input may wait.
  fileprivate var rest = Duration.seconds(10)
  fileprivate var isScheduled = false

  /// More input than that ends the wait.
  fileprivate static let maxEvents = 1_000
  fileprivate var mayWait: Bool { rest > .zero && events.count < Self.maxEvents }
}

extension Console {
  /// Keeps an event until no screen is loading any more; `false` for one that is handled at once, such as a signal.
  func wait(with event: TerminalEvent) -> Bool {
    guard event.isUserInput || event == .endOfInput, terminal.waitsForScreens,
      !waitingInput.events.isEmpty || waitingInput.isLoading && waitingInput.mayWait
    else { return false }
    waitingInput.events.append(event)
    if waitingInput.start == nil {
      waitingInput.start = queue.clock.now
      waitingInput.timer = queue.schedule(after: waitingInput.rest) { [weak self] in
        self?.waitingInput.rest = .zero
      }
    }
    return true
  }

  /// Lets the next event that has waited take a turn of its own, if it need not wait any longer.
  func scheduleWaitingInput() {
    guard outcome == nil, !waitingInput.events.isEmpty, !waitingInput.isScheduled,
      !waitingInput.isLoading || !waitingInput.mayWait
    else { return }
    waitingInput.isScheduled = true
    queue.add(.waitingInput)
  }

  func handleWaitingInput() {
    waitingInput.isScheduled = false
    guard !waitingInput.events.isEmpty else { return }
    let event = waitingInput.events.removeFirst()
    if waitingInput.events.isEmpty {
      queue.cancel(waitingInput.timer)
      if let start = waitingInput.start {
        waitingInput.rest -= min(waitingInput.rest, start.duration(to: queue.clock.now))
      }
      (waitingInput.start, waitingInput.timer) = (nil, nil)
    }
    handle(event)
  }
}
