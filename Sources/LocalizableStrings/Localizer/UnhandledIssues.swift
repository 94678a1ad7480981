internal import CLibrary
internal import StringsSyntax
internal import Synchronization

/// The issues of localizers without a handler: printed on standard error at once, or kept while a console has the screen.
package struct UnhandledIssues: Sendable {
  private static let process = Mutex(UnhandledIssues())
  private static let limit = 20
  private static let longestLine = 500

  /// Whether a console prints the lines when it ends.
  private var isKept = false
  private var lines: [String] = []
  private var suppressedCount = 0
  private var hasMissedLocalizer = false

  init() {}

  /// Adds an issue to those of the process.
  static func add(_ issue: LocalizationIssue) {
    let line = issue.description.excerpt(longestLine)
    if process.withLock({ $0.add(line) }) { print(line) }
  }

  /// Notes the first key that was looked up where no localizer is set.
  static func addMissingLocalizer(_ issue: LocalizationIssue) {
    let line =
      "no localizer is set here, so that \"\(issue.key.excerpt(longestLine).onOneLine)\" and other keys are shown: call "
      + "`Localizer.setDefault` first, or `Localizer.withCurrent` in this task"
    if process.withLock({ $0.addOnce(line) }) { print(line) }
  }

  /// Keeps the issues of the process from now on, until they are taken.
  package static func keep() { process.withLock { $0.keep() } }

  /// Removes the issues of the process, and returns a line for each; later ones are printed.
  package static func takeAll() -> [String] { process.withLock { $0.takeAll() } }

  mutating func keep() { isKept = true }

  /// Keeps a line; returns true if it is to be printed instead.
  mutating func add(_ line: String) -> Bool {
    guard isKept else { return true }
    if lines.contains(line) { return false }
    if lines.count < Self.limit { lines.append(line) } else { suppressedCount += 1 }
    return false
  }

  mutating func addOnce(_ line: String) -> Bool {
    defer { hasMissedLocalizer = true }
    return !hasMissedLocalizer && add(line)
  }

  mutating func takeAll() -> [String] {
    defer { self = UnhandledIssues() }
    return suppressedCount > 0 ? lines + ["\(suppressedCount) more issues of texts"] : lines
  }

  /// Writes a line at once, so that those of several threads do not mix.
  private static func print(_ line: String) {
    var line = "sternik: \(line)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
