import Sternik

extension FeedError {
  /// The error in the reader's language.
  var localizedMessage: String {
    switch reason {
    case .missing: "feed.error.missing".localize(file)
    case .folder: "feed.error.folder".localize(file)
    case .unreadable(let words): "feed.error.unreadable".localize(file, words)
    case .tooLarge(let limit): "feed.error.tooLarge".localize(file, limit >> 20)
    case .empty: "feed.error.empty".localize(file)
    case .notAFeed(.webPage): "feed.error.webPage".localize(file)
    case .notAFeed(.json): "feed.error.json".localize(file)
    case .notAFeed(.binary): "feed.error.binary".localize(file)
    case .notAFeed(.text): "feed.error.text".localize(file)
    case .notAFeed(.xml(let root)): "feed.error.xml".localize(file, root)
    case .unknownEncoding(let name): "feed.error.encoding".localize(file, name)
    case .cutOff: "feed.error.cutOff".localize(file, line ?? 1)
    case .malformed: "feed.error.malformed".localize(file, line ?? 1)
    }
  }
}
