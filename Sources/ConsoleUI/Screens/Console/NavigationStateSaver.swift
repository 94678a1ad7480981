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

extension Console {
  /// Calls `save` with the window's navigation state whenever it has changed, and a last time before the window closes.
  ///
  /// ```swift
  /// console.saveNavigationState { text in
  ///   try text.write(to: file, atomically: true, encoding: .utf8)
  /// }
  /// try await console.run()
  /// ```
  ///
  /// A program that crashes loses what has changed within the delay. While nothing is drawn nothing is done, and a state is
  /// saved once. A second call replaces the first; the closure is released when the window has closed.
  ///
  /// - Parameters:
  ///   - delay: The time from a change to the call; changes in between are saved with it.
  ///   - save: Gets the text for `Window.restore(_:)`. It runs between two events, so it should be fast. If it throws, the
  ///     state is saved again after the next change or when the window closes; report the error yourself.
  public func saveNavigationState(
    after delay: Duration = .seconds(1), to save: @escaping (String) throws -> Void
  ) {
    let saver = NavigationStateSaver(of: window, after: delay, in: queue, save: save)
    stateSaver = saver
    window.willClose = { saver.saveIfChanged() }
  }
}
