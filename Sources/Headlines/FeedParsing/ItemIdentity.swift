import LocalizableStrings

/// What a document gives an item to recognize it by.
enum ItemIdentity: Sendable, Hashable {
  case guid(String)
  /// The link as the document has it, of an item without a guid.
  case link(String)
  /// The item has neither.
  case missing
}

extension ArticleContent {
  /// What the keys of the article in the database begin with: the guid, else the link, else the title.
  var name: String {
    switch identity {
    case .guid(let name), .link(let name): name
    case .missing: title
    }
  }

  /// The first key for the article that no other has.
  func key(besides taken: Set<ArticleContent.ID>) -> ArticleContent.ID {
    let (first, differences): (Int, [String?]) =
      switch identity {
      case .guid: (1, [link, title, dateText, textHash])
      case .link: (1, [dateText, title, textHash])
      case .missing: (2, [dateText, textHash])
      }
    let parts = [name] + differences.compactMap(\.self)
    var count = first
    while true {
      let key = parts.prefix(count).joined(separator: "#")
      let numbered = count > max(first, parts.count) ? "\(key)#\(count)" : key
      if !taken.contains(numbered) { return numbered }
      count += 1
    }
  }

  /// The date in whole seconds.
  private var dateText: String? { published.map { "\(Int64($0.secondsSince1970))" } }

  /// A hash of the text, in hexadecimal; nil without a text.
  var textHash: String? { Self.textHash(summary: summary, body: body) }

  static func textHash(summary: String, body: ArticleBody) -> String? {
    let paragraphs = body.paragraphs
    let text = paragraphs.isEmpty ? summary : paragraphs.joined(separator: "\n")
    return text.isEmpty ? nil : String(StableHash.of(text.utf8), radix: 16)
  }

  func with(id: String? = nil, author: String? = nil) -> ArticleContent {
    var content = ArticleContent(
      id: id ?? self.id, title: title, summary: summary, body: body, section: section,
      author: author ?? self.author, published: published, link: link, duration: duration)
    content.identity = identity
    return content
  }
}
