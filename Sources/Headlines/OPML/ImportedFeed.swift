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
    let title = Self.withoutPassword(entry.title)
    feed = Feed(id: id, title: title, name: Self.withoutPassword(entry.name ?? title))
    var attributes = entry.others
    attributes[OPMLFeed.homePageName] = entry.homePage
    attributes = attributes.mapValues(Self.withoutPassword)
    guard !attributes.isEmpty, let json = try? JSONEncoder().encode(attributes) else { return }
    outline = String(decoding: json, as: UTF8.self)
  }

  /// An address without its password; any other text as it is.
  fileprivate static func withoutPassword(_ text: String) -> String {
    guard let url = FeedAddress.url(text), url.password(percentEncoded: true) != nil else {
      return text
    }
    return FeedLink.withoutUser(url) ?? ""
  }
}

extension LoadedFeed {
  /// The feed in an OPML file: once for each of its folders.
  var entries: [OPMLFeed] {
    // A redirect may lead to an address with a password, too.
    let address = ImportedFeed.withoutPassword(address)
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
