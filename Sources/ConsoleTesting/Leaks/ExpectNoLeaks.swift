public import Testing

/// Runs a flow and records an issue for each watched object that is still alive afterwards.
///
/// ```swift
/// @MainActor @Test func `the shop leaks nothing`() throws {
///   try expectNoLeaks { detector in
///     let window = Window()
///     detector.watch(window)
///     try window.start(ShopCoordinator(window: window))
///     window.close()
///   }
/// }
/// ```
///
/// It is also an issue if the flow watches no object. ``ReleaseTrait`` does the same for all tests of a
/// suite that show windows.
@MainActor public func expectNoLeaks<Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ flow: (LeakDetector) throws(Failure) -> Void
) throws(Failure) {
  let detector = LeakDetector()
  try flow(detector)
  report(detector, sourceLocation: sourceLocation)
}

/// Runs an asynchronous flow and records an issue for each watched object that is still alive afterwards.
@MainActor public func expectNoLeaks<Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ flow: (LeakDetector) async throws(Failure) -> Void
) async throws(Failure) {
  let detector = LeakDetector()
  try await flow(detector)
  report(detector, sourceLocation: sourceLocation)
}

@MainActor private func report(_ detector: LeakDetector, sourceLocation: SourceLocation) {
  if detector.count == 0 {
    Issue.record("the detector watched no object", sourceLocation: sourceLocation)
  }
  for description in detector.leakDescriptions {
    Issue.record("leaked: \(description)", sourceLocation: sourceLocation)
  }
}
