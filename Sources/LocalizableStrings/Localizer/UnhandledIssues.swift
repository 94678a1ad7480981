internal import Synchronization

/// The issues of localizers without a handler, as lines, until a console prints them.
package struct UnhandledIssues: Sendable {
  private static let log = Mutex(UnhandledIssues())
  private static let limit = 20

  private var lines: [String] = []
  private var suppressedCount = 0

  init() {}

  /// Adds an issue to those of the process.
  static func add(_ issue: LocalizationIssue) { log.withLock { $0.add(issue.description) } }

  /// Notes that a text was looked up before the program has set a localizer.
  static func addMissingLocalizer() {
    log.withLock {
      $0.add(
        "no localizer is set, so keys are shown instead of texts: call `Localizer.setDefault` first"
      )
    }
  }

  /// Removes the issues of the process, and returns a line for each.
  package static func takeAll() -> [String] { log.withLock { $0.takeAll() } }

  mutating func add(_ line: String) {
    if lines.contains(line) { return }
    if lines.count < Self.limit { lines.append(line) } else { suppressedCount += 1 }
  }

  mutating func takeAll() -> [String] {
    defer { self = UnhandledIssues() }
    return suppressedCount > 0 ? lines + ["\(suppressedCount) more issues of texts"] : lines
  }
}
