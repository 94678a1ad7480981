import LocalizableStrings

extension FeedError {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String {
    switch reason {
    case .missing: "feed.error.missing".localize(file)
    case .folder: "feed.error.folder".localize(file)
    case .unreadable(let reason): "feed.error.unreadable".localize(file, reason)
    case .tooLarge(let limit): "feed.error.tooLarge".localize(file, limit >> 20)
    case .empty: "feed.error.empty".localize(file)
    case .notAFeed(.webPage): "feed.error.webPage".localize(file)
    case .notAFeed(.json): "feed.error.json".localize(file)
    case .notAFeed(.binary): "feed.error.binary".localize(file)
    case .notAFeed(.text): "feed.error.text".localize(file)
    case .notAFeed(.xml(let root)): "feed.error.xml".localize(file, root)
    case .unknownEncoding(let name): "feed.error.encoding".localize(file, name)
    case .cutOff: "feed.error.cutOff".localize(file, line ?? 0)
    case .malformed: "feed.error.malformed".localize(file, line ?? 0)
    }
  }
}
