import Foundation
import LocalizableStrings

extension FetchError.Reason {
  /// The error for a status that is neither a success nor a redirect.
  init(_ response: HTTPClientResponse) {
    self =
      switch response.status {
      case 401: .unknownSignIn
      case 403: .forbidden
      case 404: .notFound
      case 410: .gone
      case 429, 503: .busy(retryAfter: response.value(of: "retry-after").flatMap(Self.retryDelay))
      default: .status(response.status)
      }
  }

  /// Reads `Retry-After`: seconds or a date; clamped to the next day.
  private static func retryDelay(_ text: String) -> Duration? {
    let day = 86_400.0
    let now = Date().timeIntervalSince1970
    let seconds = Double(text) ?? Timestamp(feedDate: text).map { $0.secondsSince1970 - now }
    guard let seconds, seconds.isFinite else { return nil }
    return .seconds(min(max(seconds.rounded(), 0), day))
  }
}
