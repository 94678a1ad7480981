public import Coordinators

extension Screen {
  /// Does asynchronous work while the screen is in its window.
  ///
  /// ```swift
  /// init(_ feed: Feed) {
  ///   self.feed = feed
  ///   task { screen in
  ///     screen.articles = try await feed.load()
  ///   } didFail: { screen, error in
  ///     screen.problem = "\(error)"
  ///   }
  /// }
  /// ```
  ///
  /// The work begins on the main actor with the next frame of the console that shows the screen, never within this
  /// call. It continues while another screen covers this one, and is cancelled when the screen leaves its window or the
  /// window closes; an error after that is not reported. When the work ends the screen is drawn, and the closures are
  /// released.
  ///
  /// A screen that leaves and is shown again needs another call.
  ///
  /// - Parameters:
  ///   - work: Gets the screen, and suspends without blocking the console; wait with ``clock``. Use the parameter rather
  ///     than `self`, which would keep a screen that is never shown.
  ///   - didFail: Gets the screen and the error that `work` throws, unless the task was cancelled. Without it an
  ///     error is reported to the developer.
  /// - Returns: A handle that cancels the work earlier.
  @discardableResult public func task(
    _ work: @escaping @MainActor (Self) async throws -> Void,
    didFail: (@MainActor (Self, any Error) -> Void)? = nil
  ) -> ScreenTask {
    var closures = TaskWork { [weak self] in if let self { try await work(self) } }
    if let didFail {
      closures.didFail = { [weak self] error in if let self { didFail(self, error) } }
    }
    return add(AsyncWork(self, closures))
  }

  /// Calls a closure again and again while the screen is in its window.
  ///
  /// ```swift
  /// init() {
  ///   every(.seconds(1)) { $0.seconds += 1 }
  /// }
  /// ```
  ///
  /// The first call comes one interval after a console has shown the screen, and the screen is drawn after each. The
  /// calls continue while another screen covers this one, and end when the screen leaves its window or the window
  /// closes. They do not drift: a call that comes late does not delay the next one, and missed calls are left out.
  ///
  /// A test calls `advance(by:)` of its console.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, at least a millisecond.
  ///   - action: Gets the screen, and changes what it shows or starts work. Use the parameter rather than `self`, which
  ///     would keep a screen that is never shown.
  /// - Returns: A handle that ends the calls earlier.
  @discardableResult public func every(
    _ interval: Duration, _ action: @escaping @MainActor (Self) -> Void
  ) -> ScreenTask {
    add(RepeatedWork(interval) { [weak self] in if let self { action(self) } })
  }

  /// The clock of the console that shows the screen; until one does, that of the system.
  ///
  /// Read it where you wait rather than before, so that tests can move it.
  public var clock: ConsoleClock { RunningConsoles.console(showing: self)?.queue.clock ?? .system }

  /// Requests a redraw after a change of values that are not `@Observable`, outside of a callback of the screen.
  public func setNeedsRedraw() { RunningConsoles.console(showing: self)?.setNeedsRedraw() }

  /// Copies a text, such as an address, to the clipboard of the user's machine, also over SSH (OSC 52).
  ///
  /// - Returns: `false` if no terminal with a clipboard shows the screen, or the text is longer than 74,991 bytes. The
  ///   terminal may still refuse; say what was copied, for example by a toast.
  @discardableResult public func copy(_ text: String) -> Bool {
    RunningConsoles.console(showing: self)?.terminal.copy(text) ?? false
  }

  private func add(_ work: any ScreenWork) -> ScreenTask {
    let task = ScreenTask(work)
    ScreenTasks.add(task, of: self)
    setNeedsRedraw()
    return task
  }
}

extension Window {
  /// The clock of the console that shows the window; until one does, that of the system.
  public var clock: ConsoleClock { attached.console?.queue.clock ?? .system }
}

// Not of the class, whose subclasses could not have a `clock` of their own then.
extension TaskOwner where Self: Coordinator {
  /// The clock of the console that shows the coordinator's window; until one does, that of the system.
  ///
  /// Read it where you wait rather than before, so that tests can move it.
  public var clock: ConsoleClock { window?.clock ?? .system }
}
