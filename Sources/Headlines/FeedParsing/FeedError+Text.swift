import LocalizableStrings

extension FeedError {
  /// One line in the current language; not stored, since the language may change.
  var text: String { Texts.alert.named(file, reason: reasonText) }

  /// The text without the file.
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
    case .notOPML: Texts.feed.error.notAList
    case .tooManyFeeds(let limit): Texts.feed.error.tooManySources(limit)
    case .unknownEncoding(let name): Texts.feed.error.encoding(name)
    case .truncated: Texts.feed.error.cutOff(line ?? 0)
    case .malformed: Texts.feed.error.malformed(line ?? 0)
    case .excessive(.attributes(let limit)):
      Texts.feed.error.attributes(line: line ?? 0, limit: limit)
    case .excessive(.namespaces(let limit)):
      Texts.feed.error.namespaces(line: line ?? 0, limit: limit)
    case .excessive(.nameLength(let limit)): Texts.feed.error.name(line: line ?? 0, limit: limit)
    case .excessive(.wordLength(let limit)):
      Texts.feed.error.word(line: line ?? 0, limit: limit >> 20)
    case .cancelled: Texts.fetch.error.cancelled
    }
  }
}
