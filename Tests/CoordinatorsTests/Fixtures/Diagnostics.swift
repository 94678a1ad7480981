import Coordinators

/// The kinds of the diagnostics that are reported while `body` runs.
@MainActor
func diagnostics(_ body: () throws -> Void) rethrows -> [CoordinatorDiagnostic.Kind] {
  var reported: [CoordinatorDiagnostic.Kind] = []
  let outer = CoordinatorDiagnostic.handler
  CoordinatorDiagnostic.handler = { reported.append($0.kind) }
  defer { CoordinatorDiagnostic.handler = outer }
  try body()
  return reported
}
