import Foundation

/// Reads RSS 2.0, RSS 1.0, Atom and JSON feeds, tolerating the errors of published ones.
struct FeedReader: Sendable {
  /// The largest file, in bytes.
  var byteLimit = 64 << 20
  /// The most items that are read; further ones are only counted.
  var itemLimit = 100_000
  var markupLimits = MarkupLimits()
  /// Asked at each tag; when it is true, reading ends with the error `cancelled`.
  var isCancelled: @Sendable () -> Bool = { false }

  /// Reads a feed from a file.
  ///
  /// - Throws: ``FeedError``.
  func document(at path: String) throws(FeedError) -> FeedDocument {
    try document(bytes: bytes(at: path), file: path)
  }

  /// Reads a feed.
  ///
  /// `file` is the path or address for errors, `charset` the encoding that the server declares, and `address` the web
  /// address that links may be relative to.
  ///
  /// - Throws: ``FeedError``.
  func document(
    bytes: [UInt8], file: String, charset: String? = nil, address: String? = nil
  ) throws(FeedError) -> FeedDocument {
    guard bytes.count <= byteLimit else {
      throw FeedError(file: file, reason: .tooLarge(limit: byteLimit))
    }
    let xml: [UInt8]
    var unknownEncoding: String?
    switch FeedEncoding.utf8(bytes, charset: charset) {
    case .text(let text): xml = text
    case .binary: throw FeedError(file: file, reason: .notAFeed(.binary))
    case .unknown(let name, let text): (xml, unknownEncoding) = (text, name)
    }
    if let reason = FeedError.Reason(sniffing: xml) {
      if reason == .notAFeed(.json),
        let feed = JSONFeed(xml, itemLimit: itemLimit, address: address)
      {
        do throws(FeedError.Reason) {
          return try feed.document(isCancelled: isCancelled)
        } catch {
          throw FeedError(file: file, reason: error)
        }
      }
      throw FeedError(file: file, line: reason == .empty ? nil : 1, reason: reason)
    }
    do throws(ElementReader.Failure) {
      var document = try FeedParser.document(
        xml, itemLimit: itemLimit, address: address, limits: markupLimits,
        isCancelled: isCancelled)
      if let unknownEncoding {
        let mistake = ElementReader.Failure(line: 1, reason: .unknownEncoding(unknownEncoding))
        if document.isEmpty { throw mistake }
        document.mistake = mistake
      }
      return document
    } catch {
      throw FeedError(file: file, line: error.line, reason: error.reason)
    }
  }

  /// The bytes of a file; one more than the limit if it is larger.
  func bytes(at path: String) throws(FeedError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FeedError(file: path, reason: .missing)
    }
    guard !isFolder.boolValue else { throw FeedError(file: path, reason: .folder) }
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try bytes(of: file)
    } catch {
      throw FeedError(file: path, reason: .unreadable(error.systemError))
    }
  }

  /// The bytes of standard input, which has no path everywhere; one more than the limit if there are more.
  func bytesOfStandardInput() throws(FeedError) -> [UInt8] {
    do {
      return try bytes(of: .standardInput)
    } catch {
      throw FeedError(file: "-", reason: .unreadable(error.systemError))
    }
  }

  private func bytes(of file: FileHandle) throws -> [UInt8] {
    [UInt8](try file.read(upToCount: byteLimit + 1) ?? Data())
  }
}
