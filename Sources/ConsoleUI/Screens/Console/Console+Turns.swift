internal import Coordinators

extension Console {
  /// One turn of the event loop: handles the oldest item and draws the result.
  ///
  /// - Returns: Whether there was an item.
  @discardableResult package func takeTurn() -> Bool {
    guard let item = queue.takeNext() else { return false }
    window.handlingEvent { take(item) }
    return true
  }

  private func take(_ item: EventQueue.Item) {
    switch item {
    case .terminal(let event): if !wait(with: event) { handle(event) }
    case .waitingInput: handleWaitingInput()
    case .change:
      continueQuitting()
      frames.drawChange()
    case .work:
      queue.didTakeWork()
      continueWork()
    case .modelWillChange: if isChange(item) { frames.drawModelChange() }
    case .timersAreDue: queue.fireDueTimers()
    }
    scheduleWaitingInput()
  }
}
