internal import Coordinators

/// Prints the diagnostics of the window, and those that concern no window, once the terminal is given back.
extension Console {
  /// Prints what nobody has received; what comes later is printed at once.
  func printDiagnostics() {
    window.reportFilledContainers()
    var entries = window.takeDiagnostics()
    if RunningConsoles.all.isEmpty {
      entries += DiagnosticsWithoutWindow.takeAll()
      for issue in takeIssues() { writeDiagnostic("sternik: \(issue)") }
    }
    for entry in entries {
      writeDiagnostic(entry.diagnostic.line + (entry.count > 1 ? " (\(entry.count) times)" : ""))
    }
    guard window.didReport == nil else { return }
    window.didReport = { [writeDiagnostic] in writeDiagnostic($0.line) }
  }

  /// Writes a line to standard error.
  nonisolated static func writeToStandardError(_ line: String) {
    _ = DescriptorWriter(descriptor: 2).write(Array("\(line.sanitized)\n".utf8))
  }
}

extension CoordinatorDiagnostic {
  fileprivate var line: String { "sternik: \(description)" }
}
