import Synchronization

@testable import LocalizableStrings

/// Records the issues that a localizer reports.
final class IssueRecorder: Sendable {
  private let recorded = Mutex<[LocalizationIssue]>([])

  var issues: [LocalizationIssue] { recorded.withLock { $0 } }

  func record(_ issue: LocalizationIssue) { recorded.withLock { $0.append(issue) } }
}
