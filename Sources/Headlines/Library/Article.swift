import GRDB
import LocalizableStrings

/// An article as lists show it: all but its text, which ``Library/text(of:)`` reads.
final class Article: Sendable, Identifiable {
  /// Unique among all feeds, and the same in every run.
  let id: String
  let content: ArticleContent
  let feed: Feed
  /// The sort key: the publication date or, without one, the date when the article was found.
  let date: Timestamp
  let isRead: Bool
  /// Where the database has the article and its feed.
  let row: (article: Int64, feed: Int64)

  init(
    _ content: ArticleContent, from feed: Feed, date: Timestamp, isRead: Bool = false,
    row: (article: Int64, feed: Int64) = (0, 0)
  ) {
    id = feed.id.isEmpty ? content.id : feed.id + " " + content.id
    self.content = content
    self.feed = feed
    self.date = date
    self.isRead = isRead
    self.row = row
  }

  /// What a list shows of an article that another program has just removed.
  static let missing = Article(
    ArticleContent(id: "", title: ""), from: Feed(id: " "), date: Timestamp(secondsSince1970: 0))

  /// Reads an article of a feed.
  convenience init(_ row: Row, from feed: Feed) {
    self.init(
      ArticleContent(
        id: row.text("key") ?? "", title: row.text("title") ?? "", section: row.text("section"),
        author: row.text("author"),
        published: row.time("published"), link: row.text("link"),
        duration: row.seconds("duration").map { .seconds($0) }),
      from: feed, date: row.time("date") ?? Timestamp(secondsSince1970: 0),
      isRead: row.flag("isRead"), row: (row.rowID("id"), row.rowID("feed")))
  }
}

extension Article: Hashable {
  static func == (left: Article, right: Article) -> Bool {
    left === right
      || left.id == right.id && left.content == right.content && left.date == right.date
        && left.isRead == right.isRead
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
