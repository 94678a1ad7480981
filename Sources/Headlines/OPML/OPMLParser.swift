import Foundation
import FoundationXML

/// Parses the XML of an OPML file.
final class OPMLParser: NSObject, XMLParserDelegate {
  private var document = OPMLDocument()
  private var known: Set<OPMLFeed> = []
  private static let emptyFolderLimit = 1_000
  /// The names of the open folders, outermost first.
  private var folders: [String] = []
  private var openOutlines: [OpenOutline] = []
  private var rootName: String?
  private var depth = 0
  private var hasEnded = false
  private var isTitle = false
  private var failure: (line: Int, reason: FeedError.Reason)?

  private enum OpenOutline: Equatable {
    case folder
    /// A folder as soon as it contains something.
    case possibleFolder(name: String)
    case other
  }

  /// Parses XML in UTF-8 without a declaration.
  ///
  /// - Throws: ``FeedError``.
  func document(in xml: [UInt8], file: String) throws(FeedError) -> OPMLDocument {
    let parser = XMLParser(data: Data(xml))
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    // The result is true also for truncated files, so check whether the root element has ended.
    _ = parser.parse()
    if !hasEnded, failure == nil || failure?.reason == .malformed,
      FeedParser.isTruncated(xml, root: rootName)
    {
      throw FeedError(file: file, line: FeedParser.lastLine(of: xml), reason: .truncated)
    }
    if let failure { throw FeedError(file: file, line: failure.line, reason: failure.reason) }
    guard hasEnded else {
      throw FeedError(file: file, line: parser.lineNumber, reason: .malformed)
    }
    removeFilledFolders()
    document.title = document.title.onOneLine.split(separator: " ").joined(separator: " ")
    return document
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    if depth == 1 { rootName = name }
    let name = name.lowercased()
    if depth == 1, name != "opml" {
      fail(parser, .notOPML(name == "html" ? .webPage : .xml(name)))
    }
    isTitle = name == "title" && depth == 3
    if name == "outline" { start(OPMLOutline(attributes), parser) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    isTitle = false
    guard name.lowercased() == "outline" else { return endRoot() }
    switch openOutlines.popLast() {
    case .folder?: folders.removeLast()
    case .possibleFolder(let name)?: document.feedsWithoutAddress.append(name)
    case .other?, nil: break
    }
    endRoot()
  }

  private func endRoot() {
    // After an error the parser still closes the open elements; then the root has not ended.
    if depth == 0, failure == nil { hasEnded = true }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isTitle, document.title.utf8.count < 1024 { document.title += string }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard !hasEnded, !XMLParser.concernsNamespaces(error) else { return }
    fail(parser, .malformed)
  }

  private func start(_ outline: OPMLOutline, _ parser: XMLParser) {
    if case .possibleFolder(let name)? = openOutlines.last {
      openOutlines[openOutlines.count - 1] = .folder
      startFolder(name)
    }
    guard let feed = outline.feed(in: folders) else {
      openOutlines.append(
        outline.isFolder
          ? .folder : outline.canBeFolder ? .possibleFolder(name: outline.title) : .other)
      if outline.isFolder { startFolder(outline.title) }
      return
    }
    openOutlines.append(.other)
    guard known.insert(feed).inserted else { return }
    document.feeds.append(feed)
    if document.feeds.count > OPMLDocument.feedLimit {
      fail(parser, .tooManyFeeds(limit: OPMLDocument.feedLimit))
    }
  }

  private func startFolder(_ name: String) {
    if document.emptyFolders.last == folders { document.emptyFolders.removeLast() }
    folders.append(name)
    guard folders.count <= OPMLFolder.maxDepth,
      document.emptyFolders.count < Self.emptyFolderLimit
    else { return }
    document.emptyFolders.append(folders)
  }

  /// Removes the folders that contain something in another place of the file, and those that occur twice.
  private func removeFilledFolders() {
    var filled: Set<[String]> = []
    for feed in document.feeds {
      var names = feed.folders
      while !names.isEmpty, filled.insert(names).inserted { names.removeLast() }
    }
    document.emptyFolders.removeAll { !filled.insert($0).inserted }
  }

  private func fail(_ parser: XMLParser, _ reason: FeedError.Reason) {
    guard failure == nil else { return }
    failure = (parser.lineNumber, reason)
    parser.abortParsing()
  }
}
