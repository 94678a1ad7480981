/// The diagnostics that concern no known window, until a console takes them.
@MainActor
package enum DiagnosticsWithoutWindow {
  /// Called with each one first; returns whether it has taken the diagnostic.
  package static var receiver: ((CoordinatorDiagnostic) -> Bool)?

  private static var log = DiagnosticLog()

  /// Removes and returns all of them, oldest first.
  package static func takeAll() -> [DiagnosticLog.Entry] { log.takeAll() }

  static func report(_ diagnostic: CoordinatorDiagnostic) {
    if receiver?(diagnostic) != true { log.add(diagnostic) }
  }
}
