import Foundation

extension FeedFetcher {
  /// Where sites have a feed that their pages do not name.
  private static let usualPaths = [
    "/feed", "/rss", "/feed.xml", "/rss.xml", "/atom.xml", "/index.xml", "/feed.json",
  ]

  /// Fetches the feed at an address, or that of the web page there; a page with several feeds gives their addresses.
  ///
  /// - Throws: ``FetchError``; for a page without feeds, that it is no feed.
  func find(_ address: FeedAddress) async throws(FetchError) -> FoundFeeds {
    guard case .web(let url) = address else {
      return .feed(Feed(id: address.text), try await fetch(address))
    }
    let page: (feeds: [Feed], error: FeedError, url: URL)
    var redirects = RedirectChain(from: url, limit: limits.redirects)
    do throws(FetchError.Reason) {
      switch try await feedOrPage(&redirects, named: "\(address)", of: address.text) {
      case .feed(let response): return .feed(Feed(id: address.text), response)
      case .page(let feeds, let error, let end): page = (feeds, error, end)
      }
    } catch {
      throw self.error(error, at: address, after: redirects, of: address.text)
    }
    if page.feeds.count > 1 { return .choices(page.feeds) }
    if let feed = page.feeds.first, let link = FeedAddress.url(feed.id) {
      return .feed(feed, try await fetch(.web(link), of: address.text))
    }
    if let found = try await usualFeed(of: page.url, named: address) { return found }
    throw error(.unreadable(page.error), at: address, after: redirects, of: address.text)
  }

  /// The feed of a site at one of the usual paths; nil if there is none.
  private func usualFeed(
    of site: URL, named address: FeedAddress
  ) async throws(FetchError) -> FoundFeeds? {
    for path in Self.usualPaths {
      guard let url = URL(string: path, relativeTo: site)?.absoluteURL else { continue }
      do throws(FetchError) {
        return .feed(
          Feed(id: url.absoluteString), try await fetch(.web(url), of: address.text))
      } catch {
        switch error.reason {
        case .cancelled: throw error
        // The other paths would take as long.
        case .timedOut: return nil
        default: break
        }
      }
    }
    return nil
  }
}
