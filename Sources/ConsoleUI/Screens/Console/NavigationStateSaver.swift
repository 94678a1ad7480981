internal import Coordinators

/// Saves the navigation state of a window some time after it has changed, and before the window closes.
@MainActor final class NavigationStateSaver {
  private unowned let window: Window
  private let queue: EventQueue
  private let delay: Duration
  private let save: (String) throws -> Void
  /// The state that was saved last; `nil` after an error.
  private var saved: String?
  private var timer: QueueTimer?

  init(
    of window: Window, after delay: Duration, in queue: EventQueue,
    save: @escaping (String) throws -> Void
  ) {
    (self.window, self.delay, self.queue, self.save) = (window, delay, queue, save)
  }

  /// What the user sees, and so perhaps the state, has changed.
  func didDraw() {
    guard timer == nil else { return }
    timer = queue.schedule(after: delay) { [weak self] in
      self?.timer = nil
      self?.saveIfChanged()
    }
  }

  /// Saves the state unless it is the one that was saved last; a closed window has none.
  func saveIfChanged() {
    guard !window.isClosed else { return }
    let state = window.navigationState
    guard state != saved else { return }
    do {
      try save(state)
      saved = state
    } catch {
      saved = nil
    }
  }
}
