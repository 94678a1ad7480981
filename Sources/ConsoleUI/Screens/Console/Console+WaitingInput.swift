/// Input that a console handles once the screens that it shows have what they show.
struct WaitingInput {
  /// Whether a screen is loading, of which nobody sees that it is.
  var isLoading = false
  /// In order of arrival.
  var events: [TerminalEvent] = []
  /// Whether the input has waited as long as it may.
  var isOverdue = false

  /// Whether an event waits: input, but no signal and no size.
  func waits(_ event: TerminalEvent) -> Bool {
    guard isLoading && !isOverdue || !events.isEmpty else { return false }
    return event.isUserInput || event == .endOfInput
  }
}

extension Console {
  /// How long input waits in all.
  private static let longestWait = Duration.seconds(10)

  /// Keeps an event, until no screen is loading any more.
  func wait(with event: TerminalEvent) {
    if waitingInput.events.isEmpty {
      _ = queue.schedule(after: Self.longestWait) { [weak self] in
        self?.waitingInput.isOverdue = true
        self?.handleWaitingInput()
      }
    }
    waitingInput.events.append(event)
  }

  /// Handles what has waited, as far as no screen that it leads to is loading.
  func handleWaitingInput() {
    while outcome == nil, !waitingInput.events.isEmpty,
      !waitingInput.isLoading || waitingInput.isOverdue
    {
      handle(waitingInput.events.removeFirst())
    }
  }
}
