import Foundation
import FoundationXML

/// Drives the XML parser over an OPML file.
final class OPMLParser: NSObject, XMLParserDelegate {
  private var list = SubscriptionList()
  private var known: Set<Subscription> = []
  /// The folders that are open, outermost first.
  private var folders: [String] = []
  /// Whether each of the open outlines is a folder.
  private var areFolders: [Bool] = []
  private var rootName: String?
  private var depth = 0
  private var hasEnded = false
  private var isTitle = false
  private var failure: (line: Int, reason: FeedError.Reason)?

  /// Reads XML in UTF-8 without a declaration.
  func list(in xml: [UInt8], file: String) throws(FeedError) -> SubscriptionList {
    let parser = XMLParser(data: Data(xml))
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    // Its answer is true for files that are cut off: what counts is whether the root has ended.
    _ = parser.parse()
    if !hasEnded, failure == nil || failure?.reason == .malformed,
      FeedParser.isCutOff(xml, root: rootName)
    {
      throw FeedError(file: file, line: FeedParser.lastLine(of: xml), reason: .cutOff)
    }
    if let failure { throw FeedError(file: file, line: failure.line, reason: failure.reason) }
    guard hasEnded else {
      throw FeedError(file: file, line: parser.lineNumber, reason: .malformed)
    }
    list.title = list.title.onOneLine.split(separator: " ").joined(separator: " ")
    return list
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    if depth == 1 { rootName = name }
    let name = name.lowercased()
    // The parser itself bounds nothing here, and every source keeps its whole way.
    if depth > 256 { fail(parser, .malformed) }
    if depth == 1, name != "opml" {
      fail(parser, .notAList(name == "html" ? .webPage : .xml(name)))
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
    if name.lowercased() == "outline", areFolders.popLast() == true { folders.removeLast() }
    // After an error the parser still closes what is open; that is not the list's own end.
    if depth == 0, failure == nil { hasEnded = true }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isTitle, list.title.utf8.count < 1024 { list.title += string }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // 200...206: namespaces that nobody declared.
    guard !hasEnded, !(200...206).contains((error as NSError).code) else { return }
    fail(parser, .malformed)
  }

  private func start(_ outline: OPMLOutline, _ parser: XMLParser) {
    guard let subscription = outline.subscription(in: folders) else {
      areFolders.append(!outline.title.isEmpty)
      if !outline.title.isEmpty { folders.append(outline.title) }
      return
    }
    areFolders.append(false)
    guard known.insert(subscription).inserted else { return }
    list.subscriptions.append(subscription)
    if list.subscriptions.count > SubscriptionList.sourceLimit {
      fail(parser, .tooManySources(limit: SubscriptionList.sourceLimit))
    }
  }

  private func fail(_ parser: XMLParser, _ reason: FeedError.Reason) {
    guard failure == nil else { return }
    failure = (parser.lineNumber, reason)
    parser.abortParsing()
  }
}
