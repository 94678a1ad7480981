import Foundation

/// A feed of an OPML file, which may have it in several folders.
struct ImportedFeed: Sendable {
  var feed: Feed
  var folders: [FeedFolder] = []
  /// The attributes of its outline that the program has no use for, in JSON.
  var outline: String?

  /// The feeds of a document, each once, and the passwords in their addresses.
  ///
  /// `isInvalid` is called for the feeds with an invalid address.
  static func all(
    in document: OPMLDocument, isInvalid: (FeedAddressError) -> Void
  ) -> ([ImportedFeed], Credentials) {
    var feeds: [ImportedFeed] = []
    var credentials = Credentials()
    var indices: [Feed.ID: Int] = [:]
    for entry in document.feeds {
      do throws(FeedAddressError) {
        let id = credentials.take(from: try FeedAddress(entry.address)).text
        let index = indices[id] ?? feeds.count
        if index == feeds.count {
          indices[id] = index
          feeds.append(ImportedFeed(id: id, entry))
        }
        let folder = FeedFolder(entry.folders)
        if !feeds[index].folders.contains(folder) { feeds[index].folders.append(folder) }
      } catch {
        isInvalid(error)
      }
    }
    return (feeds, credentials)
  }

  private init(id: Feed.ID, _ entry: OPMLFeed) {
    // The title may be a name that the user gave the feed in another program; see ``Library/apply(_:didApply:)``.
    let title = FeedLink.withoutPassword(in: entry.title)
    feed = Feed(
      id: id, title: title,
      name: entry.name.map(FeedLink.withoutPassword) ?? (FeedAddress.url(title) == nil ? title : "")
    )
    var attributes = entry.others
    attributes[OPMLFeed.homePageName] = entry.homePage
    attributes = attributes.mapValues(FeedLink.withoutPassword)
    guard !attributes.isEmpty, let json = try? JSONEncoder().encode(attributes) else { return }
    outline = String(decoding: json, as: UTF8.self)
  }
}

extension LoadedFeed {
  /// The feed in an OPML file: once for each of its folders.
  var entries: [OPMLFeed] {
    // A redirect may lead to an address with a password, too.
    let address = FeedLink.withoutPassword(in: address)
    var others = outline.flatMap {
      try? JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
    let homePage = others?.removeValue(forKey: OPMLFeed.homePageName)
    return (folders.isEmpty ? [FeedFolder([])] : folders).map {
      OPMLFeed(
        title: feed.title, name: feed.name.isEmpty ? nil : feed.name, address: address,
        homePage: homePage, folders: $0.names, others: others ?? [:])
    }
  }
}

extension OPMLFeed {
  /// The attribute with the home page.
  fileprivate static let homePageName = "htmlUrl"
}
