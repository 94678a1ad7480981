extension SubscriptionList {
  /// The largest list that is read, in bytes, and the most sources that it may have.
  static let byteLimit = 8 << 20
  static let sourceLimit = 10_000

  /// Reads an OPML file; `file` is the name that errors give.
  ///
  /// What is no feed, such as a link, is passed over; a feed that comes twice in a folder is one.
  ///
  /// - Throws: ``FeedError``, whichever way the file is unfit.
  init(opml bytes: [UInt8], file: String) throws(FeedError) {
    guard bytes.count <= Self.byteLimit else {
      throw FeedError(file: file, reason: .tooLarge(limit: Self.byteLimit))
    }
    let text: [UInt8]
    switch FeedEncoding.utf8(bytes) {
    case .text(let decoded): text = decoded
    case .binary: throw FeedError(file: file, reason: .notAList(.binary))
    case .unknown(let name): throw FeedError(file: file, line: 1, reason: .unknownEncoding(name))
    }
    switch FeedError.Reason(lookingAt: text) {
    case .empty: throw FeedError(file: file, reason: .empty)
    case .notAFeed(let content): throw FeedError(file: file, line: 1, reason: .notAList(content))
    case let reason?: throw FeedError(file: file, line: 1, reason: reason)
    case nil: break
    }
    var repair = MarkupRepair(text)
    self = try OPMLParser().list(in: repair.repaired(), file: file)
  }
}
