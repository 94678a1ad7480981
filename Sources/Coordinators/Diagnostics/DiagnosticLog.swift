/// Diagnostics that wait for a receiver: each once, with the number of its repetitions, and at most ``limit``.
package struct DiagnosticLog {
  /// A diagnostic and how often it was reported.
  package struct Entry: Equatable {
    package let diagnostic: CoordinatorDiagnostic
    package var count = 1
  }

  /// How many different diagnostics are kept.
  static let limit = 100

  private var entries: [Entry] = []
  private var suppressedCount = 0

  package init() {}

  mutating func add(_ diagnostic: CoordinatorDiagnostic) {
    if let index = entries.firstIndex(where: { $0.diagnostic == diagnostic }) {
      entries[index].count += 1
    } else if entries.count < Self.limit {
      entries.append(Entry(diagnostic: diagnostic))
    } else {
      suppressedCount += 1
    }
  }

  /// Removes and returns all entries, in the order of their first report; the last one counts those not kept.
  package mutating func takeAll() -> [Entry] {
    var taken = entries
    if suppressedCount > 0 {
      let summary = CoordinatorDiagnostic(
        .suppressed, subject: "Window", detail: "\(suppressedCount)")
      taken.append(Entry(diagnostic: summary))
    }
    (entries, suppressedCount) = ([], 0)
    return taken
  }
}

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
