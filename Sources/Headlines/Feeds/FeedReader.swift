import Foundation

/// Reads RSS 2.0, RSS 1.0 and Atom as news sites publish them.
struct FeedReader: Sendable {
  /// The largest file that is read, in bytes.
  var byteLimit = 64 << 20
  /// The number of items after which the rest of a feed is only counted.
  var itemLimit = 100_000

  /// Reads the feed in the file at `path`.
  ///
  /// - Throws: `FeedError`, whichever way the file is unfit.
  func feed(at path: String) throws(FeedError) -> Feed {
    try feed(bytes: bytes(at: path), file: path)
  }

  /// Reads a feed from its bytes; `file` is the name that errors give, `charset` the encoding that a
  /// server claims, for bytes that do not tell theirs.
  ///
  /// - Throws: `FeedError`, whichever way the bytes are unfit.
  func feed(
    bytes: [UInt8], file: String, charset: String? = nil
  ) throws(FeedError) -> Feed {
    guard bytes.count <= byteLimit else {
      throw FeedError(file: file, reason: .tooLarge(limit: byteLimit))
    }
    let source: [UInt8]
    switch FeedEncoding.utf8(bytes, charset: charset) {
    case .text(let text): source = text
    case .binary: throw FeedError(file: file, reason: .notAFeed(.binary))
    case .unknown(let name):
      throw FeedError(file: file, line: 1, reason: .unknownEncoding(name))
    }
    if let reason = FeedError.Reason(lookingAt: source) {
      throw FeedError(file: file, line: reason == .empty ? nil : 1, reason: reason)
    }
    var repair = MarkupRepair(source)
    let parser = FeedParser(itemLimit: itemLimit)
    if let failure = parser.parse(repair.repaired()) {
      throw FeedError(file: file, line: failure.line, reason: failure.reason)
    }
    return parser.feed
  }

  func bytes(at path: String) throws(FeedError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FeedError(file: path, reason: .missing)
    }
    guard !isFolder.boolValue else { throw FeedError(file: path, reason: .folder) }
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      // One byte more than allowed, so that a larger file shows without being read to its end.
      return [UInt8](try file.read(upToCount: byteLimit + 1) ?? Data())
    } catch {
      throw FeedError(file: path, reason: .unreadable(error.systemReason))
    }
  }
}
