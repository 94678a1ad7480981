import LocalizableStrings

extension Article {
  /// Makes an article of an item; nil when the item has neither text nor link.
  init?(_ item: FeedItem) {
    let lead = (item.description ?? item.mediaDescription)?.paragraphs ?? []
    let content = item.content?.paragraphs ?? []
    let body = content.isEmpty ? lead : content
    let link = item.link ?? item.permanentLink
    let named = item.title?.line ?? ""
    let title = named.isEmpty ? item.mediaTitle?.line ?? "" : named
    guard
      let shown = [title, body.first.map(Self.firstWords) ?? "", link ?? ""].first(where: {
        !$0.isEmpty
      })
    else { return nil }
    self.init(
      id: item.id ?? link ?? shown, title: shown,
      summary: Self.summary(lead: content.isEmpty ? Array(lead.prefix(1)) : lead, body: body),
      body: body, section: item.section,
      author: item.authors.isEmpty ? nil : item.authors.joined(separator: ", "),
      published: item.published.flatMap(Timestamp.init(feedDate:))
        ?? item.updated.flatMap(Timestamp.init(feedDate:)),
      link: link, duration: item.duration)
  }

  private static func summary(lead: [String], body: [String]) -> String {
    let paragraphs = lead.isEmpty ? Array(body.prefix(1)) : lead
    return paragraphs.joined(separator: " ").onOneLine.cut(toCharacters: 400)
  }

  private static func firstWords(of text: String) -> String {
    text.onOneLine.cut(toCharacters: 60)
  }
}

extension String {
  /// The beginning of a long text up to the last word that fits, with an ellipsis.
  fileprivate func cut(toCharacters limit: Int) -> String {
    // No character is shorter than a byte.
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
