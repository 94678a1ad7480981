import Foundation

/// The way from the address of a feed to where it is now.
struct FetchRoute {
  /// Where to ask next.
  private(set) var url: URL
  private let limit: Int
  private var steps = 0
  private var isPermanent = true
  private(set) var movedTo: SourceAddress?

  init(from url: URL, limit: Int) {
    self.url = url
    self.limit = limit
  }

  static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

  /// Goes where the answer sends us.
  ///
  /// The feed itself has moved as far as every step until there was for good.
  mutating func follow(_ answer: TransferAnswer) throws(FetchError.Reason) {
    let target = answer.redirect ?? ""
    guard let next = SourceAddress.url(target), !isDowngrade(next) else {
      throw .badRedirect(target)
    }
    guard steps < limit else { throw .tooManyRedirects(limit: limit) }
    steps += 1
    url = next
    isPermanent = isPermanent && [301, 308].contains(answer.status)
    if isPermanent { movedTo = .web(next) }
  }

  /// Whether what was asked for in secret would be read by everybody on the way.
  private func isDowngrade(_ next: URL) -> Bool {
    url.scheme?.lowercased() == "https" && next.scheme?.lowercased() == "http"
  }
}
