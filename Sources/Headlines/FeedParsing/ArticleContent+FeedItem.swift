import LocalizableStrings

extension ArticleContent {
  /// Converts an item, whose links are relative to `base`; nil when it has neither text, nor picture or file, nor link.
  init?(_ item: FeedItem, base: String?) {
    let ownLink = item.link ?? item.permanentLink
    let link = ownLink.map { FeedLink.resolve($0, against: base) }
    let textBase = link.flatMap { FeedLink.isAbsolute($0) ? $0 : nil } ?? base
    let leadBody = (item.description ?? item.mediaDescription)?.body(base: textBase)
    let contentBody = item.content?.body(base: textBase) ?? []
    let (lead, content) = (leadBody?.paragraphs ?? [], contentBody.paragraphs)
    let paragraphs = content.isEmpty ? lead : content
    var body = contentBody
    if content.isEmpty { body.blocks.insert(contentsOf: leadBody?.blocks ?? [], at: 0) }
    body.append(item.enclosures)
    let ownTitle = item.title?.line ?? ""
    let title = ownTitle.isEmpty ? item.mediaTitle?.line ?? "" : ownTitle
    guard
      let displayed = [
        title, paragraphs.first.map(Self.firstWords) ?? "", body.nameOfMedia ?? "", ownLink ?? "",
      ].first(where: { !$0.isEmpty })
    else { return nil }
    self.init(
      id: item.id ?? ownLink ?? displayed, title: displayed,
      summary: Self.summary(lead: content.isEmpty ? Array(lead.prefix(1)) : lead, body: paragraphs),
      body: body, section: item.section,
      author: item.authors.isEmpty ? nil : item.authors.joined(separator: ", "),
      published: item.published.flatMap(Timestamp.init(feedDate:))
        ?? item.updated.flatMap(Timestamp.init(feedDate:)),
      link: link, duration: item.playingTime)
    identity = item.id.map { .guid($0) } ?? ownLink.map { .link($0) } ?? .missing
  }

  private static func summary(lead: [String], body: [String]) -> String {
    let paragraphs = lead.isEmpty ? Array(body.prefix(1)) : lead
    return paragraphs.joined(separator: " ").onOneLine.truncated(toCharacters: 400)
  }

  private static func firstWords(of text: String) -> String {
    text.onOneLine.truncated(toCharacters: 60)
  }
}

extension String {
  /// Truncates a long text at a word, with an ellipsis.
  fileprivate func truncated(toCharacters limit: Int) -> String {
    // Fast path: a character has at least one byte.
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    let beginning = self[..<end]
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    return words.trimmingCharacters(" ,;:–—-") + "…"
  }
}

extension Substring {
  fileprivate func trimmingCharacters(_ unwanted: String) -> Substring {
    var rest = self
    while let last = rest.last, unwanted.contains(last) { rest.removeLast() }
    return rest
  }
}
