public import Coordinators

/// The diagnostics that are reported while `body` runs; they are no issues then.
///
/// ```swift
/// let reported = reportedDiagnostics { console.press("enter") }
/// #expect(reported.map(\.kind) == [.screenAlreadyShown])
/// ```
///
/// - Throws: the error of `body`.
@MainActor public func reportedDiagnostics<Failure: Error>(
  during body: () throws(Failure) -> Void
) throws(Failure) -> [CoordinatorDiagnostic] {
  let outer = CoordinatorDiagnostic.handler
  defer { CoordinatorDiagnostic.handler = outer }
  var reported: [CoordinatorDiagnostic] = []
  CoordinatorDiagnostic.handler = { reported.append($0) }
  try body()
  return reported
}
