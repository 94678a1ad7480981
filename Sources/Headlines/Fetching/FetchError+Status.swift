import Foundation
import LocalizableStrings

extension FetchError.Reason {
  /// What an answer means that is neither a success nor a redirection.
  init(_ answer: TransferAnswer) {
    self =
      switch answer.status {
      case 401, 403, 407: .forbidden
      case 404: .notFound
      case 410: .gone
      case 429, 503: .busy(retryAfter: answer.value(of: "retry-after").flatMap(Self.wait))
      default: .status(answer.status)
      }
  }

  /// Reads `120` or a date; what lies behind us is no wait, and nobody waits longer than a day.
  private static func wait(_ text: String) -> Duration? {
    let day = 86_400.0
    let now = Date().timeIntervalSince1970
    let seconds = Double(text) ?? Timestamp(feedDate: text).map { $0.secondsSince1970 - now }
    guard let seconds, seconds.isFinite else { return nil }
    return .seconds(min(max(seconds.rounded(), 0), day))
  }
}
