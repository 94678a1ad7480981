internal import Coordinators
internal import Testing

/// Records diagnostics as issues of the test that causes them, where it made its console.
@MainActor
enum DiagnosticRecorder {
  private struct TestConsole {
    weak var console: AnyObject?
    let sourceLocation: SourceLocation
  }

  /// The consoles of each test, and the diagnostics without a window that came before the first of them.
  private static var consoles: [TestKey: TestConsole] = [:]
  private static var waiting: [TestKey: [CoordinatorDiagnostic]] = [:]

  /// Makes the diagnostics of a window issues, and until `console` is released those of the running test that
  /// concern no window.
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
    for diagnostic in waiting.removeValue(forKey: test) ?? [] { record(diagnostic, sourceLocation) }
  }

  private static func receive(_ diagnostic: CoordinatorDiagnostic) -> Bool {
    guard let test = TestKey.current else { return false }
    if let console = consoles[test], console.console != nil {
      record(diagnostic, console.sourceLocation)
    } else {
      waiting[test, default: []].append(diagnostic)
    }
    return true
  }

  /// The call that causes the diagnostic runs in the task of its test, so the issue belongs to that test.
  ///
  /// A leak is only a warning, since the test itself may hold the object that it checks.
  private static func record(_ diagnostic: CoordinatorDiagnostic, _ sourceLocation: SourceLocation)
  {
    Issue.record(
      Comment(rawValue: diagnostic.description),
      severity: diagnostic.kind == .leaked ? .warning : .error, sourceLocation: sourceLocation)
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
