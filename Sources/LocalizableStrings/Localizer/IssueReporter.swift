internal import Synchronization

/// Reports each issue once; an argument that several placeholders take is one issue.
final class IssueReporter: Sendable {
  private let didFindIssue: @Sendable (LocalizationIssue) -> Void
  private struct Reported {
    var issues: Set<LocalizationIssue> = []
    /// The bytes of their keys.
    var size = 0
  }

  private let reported = Mutex(Reported())

  /// The maximum number of reports, and of the bytes of their keys, so that keys created at run time do not fill the memory.
  private static let (maximumCount, maximumSize) = (10_000, 1 << 20)

  init(_ didFindIssue: @escaping @Sendable (LocalizationIssue) -> Void) {
    self.didFindIssue = didFindIssue
  }

  func report(_ issue: LocalizationIssue) {
    let isNew = reported.withLock { reported in
      guard reported.issues.count < IssueReporter.maximumCount,
        reported.size < IssueReporter.maximumSize,
        reported.issues.insert(issue.withoutPlaceholder).inserted
      else { return false }
      reported.size += issue.key.utf8.count
      return true
    }
    if isNew { didFindIssue(issue) }
  }
}
