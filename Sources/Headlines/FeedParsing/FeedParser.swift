import Foundation
import FoundationXML

/// Parses the XML of a feed, and passes its elements to a ``FeedDocumentBuilder``.
final class FeedParser: NSObject, XMLParserDelegate {
  /// A parse error.
  struct Failure: Error, Equatable {
    let line: Int
    let reason: FeedError.Reason
  }

  private var builder: FeedDocumentBuilder
  private var rootName: String?
  private var depth = 0
  private var hasEnded = false
  private var failure: Failure?

  private let isCancelled: () -> Bool

  init(itemLimit: Int, isCancelled: @escaping () -> Bool = { false }) {
    builder = FeedDocumentBuilder(itemLimit: itemLimit)
    self.isCancelled = isCancelled
  }

  /// The document after `parse(_:)` has returned nil.
  var document: FeedDocument { builder.document }

  /// Parses XML in UTF-8 without a declaration; returns nil for a complete feed.
  func parse(_ xml: [UInt8]) -> Failure? {
    let parser = XMLParser(data: Data(xml))
    parser.delegate = self
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    // The result is true also for truncated files, so check whether the root element has ended.
    _ = parser.parse()
    if let failure, failure.reason != .malformed { return failure }
    if hasEnded { return nil }
    guard Self.isTruncated(xml, root: rootName) else {
      return failure ?? Failure(line: parser.lineNumber, reason: .malformed)
    }
    return Failure(line: Self.lastLine(of: xml), reason: .truncated)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard !isCancelled() else {
      failure = failure ?? Failure(line: parser.lineNumber, reason: .cancelled)
      parser.abortParsing()
      return
    }
    let element = FeedElement(name: name, uri: namespaceURI, qualifiedName: qualifiedName)
    depth += 1
    if depth == 1 {
      rootName = qualifiedName ?? name
      guard builder.accepts(root: element) else {
        let content: FeedError.Content = name.lowercased() == "html" ? .webPage : .xml(name)
        failure = Failure(line: parser.lineNumber, reason: .notAFeed(content))
        parser.abortParsing()
        return
      }
    }
    builder.start(element, attributes: attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    // After an error the parser still closes the open elements; then the root has not ended.
    if depth == 0, failure == nil { hasEnded = true }
    builder.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    builder.append(string.utf8)
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    builder.append(data)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil, !hasEnded, !XMLParser.concernsNamespaces(error) else { return }
    failure = Failure(line: parser.lineNumber, reason: .malformed)
  }

  /// Whether the end tag of the root element is missing; `root` is nil if even its start tag is
  /// incomplete.
  static func isTruncated(_ xml: [UInt8], root: String?) -> Bool {
    guard let root else { return !xml.contains(UInt8(ascii: ">")) }
    let tag = Array("</\(root)".utf8)
    var end = xml.count
    while let start = xml[..<end].lastIndex(of: UInt8(ascii: "<")) {
      if xml[start...].starts(with: tag) { return false }
      end = start
    }
    return true
  }

  static func lastLine(of xml: [UInt8]) -> Int {
    let lineFeed = UInt8(ascii: "\n")
    return xml.count { $0 == lineFeed } + (xml.last == lineFeed ? 0 : 1)
  }
}
