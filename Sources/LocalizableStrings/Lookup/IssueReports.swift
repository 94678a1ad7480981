internal import Synchronization

/// Tells of each issue once: of a wrong argument too, whichever placeholders take it.
final class IssueReports: Sendable {
  private let hook: @Sendable (LocalizationIssue) -> Void
  private let told = Mutex<Set<LocalizationIssue>>([])

  /// More different issues than a program has texts; keys made up at run time must not fill memory.
  private static let most = 10_000

  init(_ hook: @escaping @Sendable (LocalizationIssue) -> Void) { self.hook = hook }

  func report(_ issue: LocalizationIssue) {
    let isNew = told.withLock { told in
      told.count < IssueReports.most && told.insert(issue.withoutPlaceholder).inserted
    }
    if isNew { hook(issue) }
  }
}
