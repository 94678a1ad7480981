import Synchronization

@testable import LocalizableStrings

/// Keeps the issues a localizer tells of.
final class IssueRecorder: Sendable {
  private let recorded = Mutex<[LocalizationIssue]>([])

  var issues: [LocalizationIssue] { recorded.withLock { $0 } }

  func record(_ issue: LocalizationIssue) { recorded.withLock { $0.append(issue) } }
}
