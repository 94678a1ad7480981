internal import Synchronization

/// Reports each issue once; an argument that several placeholders take is one issue.
final class IssueReporter: Sendable {
  private let didFindIssue: @Sendable (LocalizationIssue) -> Void
  private let reported = Mutex<Set<LocalizationIssue>>([])

  /// The maximum number of reports, so that keys created at run time do not fill the memory.
  private static let maximumCount = 10_000

  init(_ didFindIssue: @escaping @Sendable (LocalizationIssue) -> Void) {
    self.didFindIssue = didFindIssue
  }

  func report(_ issue: LocalizationIssue) {
    let isNew = reported.withLock { reported in
      reported.count < IssueReporter.maximumCount
        && reported.insert(issue.withoutPlaceholder).inserted
    }
    if isNew { didFindIssue(issue) }
  }
}
