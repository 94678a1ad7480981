import Foundation
import FoundationXML

/// Drives the XML parser over a feed and hands its elements to a `FeedCollector`.
final class FeedParser: NSObject, XMLParserDelegate {
  /// Why and where parsing stopped.
  struct Failure: Error, Equatable {
    let line: Int
    let reason: FeedError.Reason
  }

  private var collector: FeedCollector
  private var rootName: String?
  private var depth = 0
  private var hasEnded = false
  private var failure: Failure?

  init(itemLimit: Int) { collector = FeedCollector(itemLimit: itemLimit) }

  /// The feed, once `parse(_:)` gave no failure.
  var feed: Feed { collector.feed }

  /// Parses XML in UTF-8 without a declaration; nil when it was a whole feed.
  func parse(_ xml: [UInt8]) -> Failure? {
    let parser = XMLParser(data: Data(xml))
    parser.delegate = self
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    // Its answer is true for files that are cut off: what counts is whether the root has ended.
    _ = parser.parse()
    if let failure, failure.reason != .malformed { return failure }
    if hasEnded { return nil }
    guard Self.isCutOff(xml, root: rootName) else {
      return failure ?? Failure(line: parser.lineNumber, reason: .malformed)
    }
    return Failure(line: Self.lastLine(of: xml), reason: .cutOff)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = FeedElement(name: name, uri: namespaceURI, qualifiedName: qualifiedName)
    depth += 1
    if depth == 1 {
      rootName = qualifiedName ?? name
      guard collector.takes(root: element) else {
        let content: FeedError.Content = name.lowercased() == "html" ? .webPage : .xml(name)
        failure = Failure(line: parser.lineNumber, reason: .notAFeed(content))
        parser.abortParsing()
        return
      }
    }
    collector.start(element, attributes: attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    // After an error the parser still closes what is open; that is not the feed's own end.
    if depth == 0, failure == nil { hasEnded = true }
    collector.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    collector.append(string.utf8)
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    collector.append(data)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // 200...206: namespaces that nobody declared.
    guard failure == nil, !hasEnded, !(200...206).contains(code) else { return }
    failure = Failure(line: parser.lineNumber, reason: .malformed)
  }

  /// Whether the end tag of the outermost element is nowhere, or not even its start tag is whole.
  static func isCutOff(_ xml: [UInt8], root: String?) -> Bool {
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
