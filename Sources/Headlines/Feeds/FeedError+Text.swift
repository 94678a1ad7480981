import LocalizableStrings

extension FeedError {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String { Texts.alert.named(file, reasonText) }

  /// The same without what it is about.
  var reasonText: String {
    switch reason {
    case .missing: Texts.feed.error.missing
    case .folder: Texts.feed.error.folder
    case .unreadable(let reason): Texts.feed.error.unreadable(reason.text)
    case .tooLarge(let limit): Texts.feed.error.tooLarge(limit >> 20)
    case .empty: Texts.feed.error.empty
    case .notAFeed(.webPage): Texts.feed.error.webPage
    case .notAFeed(.json): Texts.feed.error.json
    case .notAFeed(.binary): Texts.feed.error.binary
    case .notAFeed(.text): Texts.feed.error.text
    case .notAFeed(.xml(let root)): Texts.feed.error.xml(root)
    case .notAList: Texts.feed.error.notAList
    case .tooManySources(let limit): Texts.feed.error.tooManySources(limit)
    case .unknownEncoding(let name): Texts.feed.error.encoding(name)
    case .cutOff: Texts.feed.error.cutOff(line ?? 0)
    case .malformed: Texts.feed.error.malformed(line ?? 0)
    }
  }
}
