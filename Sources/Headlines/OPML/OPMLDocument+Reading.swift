extension OPMLDocument {
  /// The largest file, in bytes.
  static let byteLimit = 8 << 20
  static let feedLimit = 10_000

  /// Reads an OPML file; `file` is the name for errors.
  ///
  /// Outlines other than feeds and folders are skipped, and so are duplicates in a folder.
  ///
  /// - Throws: ``FeedError``.
  init(opml bytes: [UInt8], file: String) throws(FeedError) {
    guard bytes.count <= Self.byteLimit else {
      throw FeedError(file: file, reason: .tooLarge(limit: Self.byteLimit))
    }
    let text: [UInt8]
    switch FeedEncoding.utf8(bytes) {
    case .text(let decoded): text = decoded
    case .binary: throw FeedError(file: file, reason: .notOPML(.binary))
    case .unknown(let name, _): throw FeedError(file: file, line: 1, reason: .unknownEncoding(name))
    }
    switch FeedError.Reason(sniffing: text) {
    case .empty: throw FeedError(file: file, reason: .empty)
    case .notAFeed(let content): throw FeedError(file: file, line: 1, reason: .notOPML(content))
    case let reason?: throw FeedError(file: file, line: 1, reason: reason)
    case nil: break
    }
    do throws(ElementReader.Failure) {
      self = try OPMLParser.document(in: text)
    } catch {
      throw FeedError(file: file, line: error.line, reason: error.reason)
    }
  }
}
