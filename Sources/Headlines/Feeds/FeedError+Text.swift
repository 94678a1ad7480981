import LocalizableStrings

extension FeedError {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String {
    switch reason {
    case .missing: Texts.feed.error.missing(file)
    case .folder: Texts.feed.error.folder(file)
    case .unreadable(let reason): Texts.feed.error.unreadable(file, reason.text)
    case .tooLarge(let limit): Texts.feed.error.tooLarge(file, limit >> 20)
    case .empty: Texts.feed.error.empty(file)
    case .notAFeed(.webPage): Texts.feed.error.webPage(file)
    case .notAFeed(.json): Texts.feed.error.json(file)
    case .notAFeed(.binary): Texts.feed.error.binary(file)
    case .notAFeed(.text): Texts.feed.error.text(file)
    case .notAFeed(.xml(let root)): Texts.feed.error.xml(file, root)
    case .notAList: Texts.feed.error.notAList(file)
    case .tooManySources(let limit): Texts.feed.error.tooManySources(file, limit)
    case .unknownEncoding(let name): Texts.feed.error.encoding(file, name)
    case .cutOff: Texts.feed.error.cutOff(file, line ?? 0)
    case .malformed: Texts.feed.error.malformed(file, line ?? 0)
    }
  }
}
