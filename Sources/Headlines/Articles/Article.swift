import LocalizableStrings

/// One piece of news, as plain text.
///
/// All text is free of markup and of control characters; a line feed inside a paragraph is a line
/// break that its author asked for.
struct Article: Sendable, Hashable, Identifiable {
  /// Tells this article from all others of its feed, and recognizes it when the feed is read again.
  let id: String
  let title: String
  /// The lead on one line; empty when the feed has none.
  let summary: String
  /// The paragraphs, none of them empty.
  let body: [String]
  /// The part of the paper it belongs to, as the feed names it.
  let section: String?
  /// All authors, separated by commas.
  let author: String?
  let published: Timestamp?
  /// Where the article stands on the web, absolute whenever the feed allows it.
  let link: String?
  /// How long its sound or film plays.
  let duration: Duration?

  init(
    id: String, title: String, summary: String = "", body: [String] = [], section: String? = nil,
    author: String? = nil, published: Timestamp? = nil, link: String? = nil,
    duration: Duration? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.body = body
    self.section = section
    self.author = author
    self.published = published
    self.link = link
    self.duration = duration
  }
}
