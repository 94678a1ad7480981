extension Localizer {
  /// The localizer of the current task, or else the default of the process.
  public static var current: Localizer {
    if CurrentLocalizer.isOverriddenSomewhere, let override = CurrentLocalizer.override {
      return override
    }
    return `default`
  }

  /// The default localizer of the process; it has no texts until one is set.
  public static var `default`: Localizer {
    Localizer(storage: CurrentLocalizer.process.takeUnretainedValue())
  }

  /// Sets the default localizer of the process and notifies its observers.
  ///
  /// A lookup on another thread at the same time uses either the old or the new one. Old defaults are
  /// never freed, because another thread may be reading them: call this when the language changes, and
  /// use `withCurrent` for the requests of a server.
  public static func setDefault(_ localizer: Localizer) {
    CurrentLocalizer.set(localizer.storage)
    DefaultObservers.notify(localizer)
  }

  /// Calls a closure after each call of `setDefault`, on the same thread.
  ///
  /// The observation ends when the returned object is released.
  public static func observeDefault(
    _ didChange: @escaping @Sendable (Localizer) -> Void
  ) -> LocalizerObservation {
    LocalizerObservation(didChange)
  }

  /// Runs an operation, including the tasks it starts, with its own current localizer.
  ///
  /// - Throws: What the operation throws.
  public static func withCurrent<Result, Failure: Error>(
    _ localizer: Localizer, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    CurrentLocalizer.noteOverride()
    let result: Swift.Result<Result, Failure> = CurrentLocalizer.$override.withValue(localizer) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Runs an asynchronous operation, including the tasks it starts, with its own current localizer.
  ///
  /// - Throws: What the operation throws.
  public static func withCurrent<Result>(
    _ localizer: Localizer, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    CurrentLocalizer.noteOverride()
    return try await CurrentLocalizer.$override.withValue(localizer, operation: operation)
  }
}
