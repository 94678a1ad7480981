import Foundation

/// The redirects from the address of a feed to its current address.
struct RedirectChain {
  /// The address of the next request.
  private(set) var url: URL
  private let limit: Int
  private var count = 0
  private var isPermanent = true
  /// The new address of the feed: the target of the last redirect before the first temporary one.
  private(set) var movedTo: FeedAddress?
  /// The origins of the servers that got a credential.
  private(set) var signedInOrigins: Set<String> = []

  init(from url: URL, limit: Int) {
    self.url = url
    self.limit = limit
  }

  static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

  /// Where redirects have led; nil before the first one.
  var redirect: URL? { count > 0 ? url : nil }

  /// Notes that the last request had a credential.
  mutating func noteSignIn() { signedInOrigins.insert(ProtectionSpace.origin(of: url)) }

  /// Follows a redirect.
  ///
  /// - Throws: `badRedirect` or `tooManyRedirects`.
  mutating func follow(_ response: HTTPClientResponse) throws(FetchError.Reason) {
    let target = response.redirect ?? ""
    guard let next = FeedAddress.url(target), !isDowngrade(next) else {
      throw .badRedirect(target)
    }
    guard count < limit else { throw .tooManyRedirects(limit: limit) }
    count += 1
    url = next
    isPermanent = isPermanent && [301, 308].contains(response.status)
    if isPermanent { movedTo = .web(next) }
  }

  /// Whether the redirect would leave TLS.
  private func isDowngrade(_ next: URL) -> Bool {
    url.scheme?.lowercased() == "https" && next.scheme?.lowercased() == "http"
  }
}
