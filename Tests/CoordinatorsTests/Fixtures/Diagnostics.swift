import Coordinators

/// The kinds of the diagnostics that are reported while `body` runs.
@MainActor
func diagnostics(_ body: () throws -> Void) rethrows -> [CoordinatorDiagnostic.Kind] {
  try reported(body).map(\.kind)
}

/// The descriptions of the diagnostics that are reported while `body` runs.
@MainActor
func sentences(_ body: () throws -> Void) rethrows -> [String] {
  try reported(body).map(\.description)
}

@MainActor
private func reported(_ body: () throws -> Void) rethrows -> [CoordinatorDiagnostic] {
  var reported: [CoordinatorDiagnostic] = []
  let outer = CoordinatorDiagnostic.handler
  CoordinatorDiagnostic.handler = { reported.append($0) }
  defer { CoordinatorDiagnostic.handler = outer }
  try body()
  return reported
}
