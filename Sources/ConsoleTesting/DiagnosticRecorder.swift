internal import Coordinators
internal import Testing

/// Records diagnostics as issues of the test that causes them, where it made its console.
@MainActor
enum DiagnosticRecorder {
  private struct TestConsole {
    weak var console: AnyObject?
    let sourceLocation: SourceLocation
  }

  private static var consoles: [TestKey: TestConsole] = [:]

  /// Makes the diagnostics of a window issues, and from the first console on those that concern no window: where the
  /// running test made `console`, or at the test itself if it has none.
  static func record(
    _ window: Window, shownBy console: AnyObject, _ sourceLocation: SourceLocation
  ) {
    if window.didReport == nil {
      window.didReport = { record($0, sourceLocation) }
    }
    DiagnosticsWithoutWindow.receiver = receive
    guard let test = TestKey.current else { return }
    consoles = consoles.filter { $0.value.console != nil }
    consoles[test] = TestConsole(console: console, sourceLocation: sourceLocation)
  }

  private static func receive(_ diagnostic: CoordinatorDiagnostic) -> Bool {
    guard let test = Test.current, let key = TestKey.current else { return false }
    let console = consoles[key].flatMap { $0.console == nil ? nil : $0 }
    record(diagnostic, console?.sourceLocation ?? test.sourceLocation)
    return true
  }

  /// The call that causes the diagnostic runs in the task of its test, so the issue belongs to that test.
  ///
  /// A leak is only a warning, since the test itself may hold the object that it checks.
  static func record(_ diagnostic: CoordinatorDiagnostic, _ sourceLocation: SourceLocation) {
    Issue.record(
      Comment(rawValue: diagnostic.description),
      severity: diagnostic.kind == .leaked ? .warning : .error,
      sourceLocation: sourceLocation)
  }

  /// The test that runs in this task; each argument of a parameterized test counts as a test.
  private struct TestKey: Hashable {
    let id: Test.ID
    let arguments: String

    static var current: TestKey? {
      guard let test = Test.current else { return nil }
      return TestKey(id: test.id, arguments: Test.Case.current.map { "\($0)" } ?? "")
    }
  }
}
