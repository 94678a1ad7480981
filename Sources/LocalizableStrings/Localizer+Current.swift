extension Localizer {
  /// The one in use: the one set for this task, or else the default of the process.
  public static var current: Localizer {
    if CurrentLocalizer.isOverriddenSomewhere, let override = CurrentLocalizer.override {
      return override
    }
    return `default`
  }

  /// The localizer of the process where no task says otherwise; without texts until one is set.
  public static var `default`: Localizer {
    Localizer(core: CurrentLocalizer.process.takeUnretainedValue())
  }

  /// Sets the localizer of the process, and tells those who observe it.
  ///
  /// Texts looked up from then on come from the new one; those looked up at the same time on another
  /// thread from either. Earlier ones are kept, as another thread may be reading: set it when the
  /// language changes, and use `withCurrent` for the requests of a server.
  public static func setDefault(_ localizer: Localizer) {
    CurrentLocalizer.set(localizer.core)
    DefaultObservers.tell(localizer)
  }

  /// Calls a closure after each `setDefault`, on the thread that called it.
  ///
  /// It is called for as long as the returned value lives.
  public static func observeDefault(
    _ didChange: @escaping @Sendable (Localizer) -> Void
  ) -> LocalizerObservation {
    LocalizerObservation(didChange)
  }

  /// Runs an operation, and what it calls and the tasks it starts, with its own localizer.
  public static func withCurrent<Result, Failure: Error>(
    _ localizer: Localizer, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try CurrentLocalizer.with(localizer, operation)
  }

  /// Runs an operation, and what it calls and the tasks it starts, with its own localizer.
  public static func withCurrent<Result>(
    _ localizer: Localizer, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    CurrentLocalizer.noteOverride()
    return try await CurrentLocalizer.$override.withValue(localizer, operation: operation)
  }
}
