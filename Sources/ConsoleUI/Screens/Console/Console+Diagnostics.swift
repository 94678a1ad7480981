internal import Coordinators

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Prints the diagnostics of the window, and those that concern no window, once the terminal is given back.
extension Console {
  /// Prints what nobody has received; what comes later is printed at once.
  func printDiagnostics() {
    var entries = window.takeDiagnostics()
    if RunningConsoles.all.isEmpty {
      FilledContainers.report()
      entries += DiagnosticsWithoutWindow.takeAll()
    }
    for entry in entries {
      writeDiagnostic(entry.diagnostic.line + (entry.count > 1 ? " (\(entry.count) times)" : ""))
    }
    guard window.didReport == nil else { return }
    window.didReport = { [writeDiagnostic] in writeDiagnostic($0.line) }
  }

  /// Writes a line to standard error.
  nonisolated static func writeToStandardError(_ line: String) {
    var bytes = Array("\(line.sanitized)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}

extension CoordinatorDiagnostic {
  fileprivate var line: String { "sternik: \(description)" }
}
