public import Testing

/// Runs a flow and expects that everything it showed to the probe is freed when it has returned.
///
/// ```swift
/// @Test func `the article flow is freed`() {
///   expectReleased { probe in
///     let window = Window()
///     probe.watch(window)
///     …
///   }
/// }
/// ```
@MainActor public func expectReleased<Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ flow: (ReleaseProbe) throws(Failure) -> Void
) throws(Failure) {
  let probe = ReleaseProbe()
  try flow(probe)
  report(probe, sourceLocation: sourceLocation)
}

/// Runs an asynchronous flow and expects that everything it showed to the probe is freed after it.
@MainActor public func expectReleased<Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ flow: (ReleaseProbe) async throws(Failure) -> Void
) async throws(Failure) {
  let probe = ReleaseProbe()
  try await flow(probe)
  report(probe, sourceLocation: sourceLocation)
}

@MainActor private func report(_ probe: ReleaseProbe, sourceLocation: SourceLocation) {
  if probe.count == 0 {
    Issue.record("no object was shown to the probe", sourceLocation: sourceLocation)
  }
  let leaks = probe.leaks
  if !leaks.isEmpty {
    let names = leaks.joined(separator: ", ")
    Issue.record("still alive: \(names)", sourceLocation: sourceLocation)
  }
}
