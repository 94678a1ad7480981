import GRDB
import LocalizableStrings

extension ArticleTables {
  /// The content with the key that the article has, or gets, in the table.
  ///
  /// Articles without an identifier may share their link with others whose title and date both differ: then all but one have
  /// the date after the link in their key.
  func withKey(_ content: ArticleContent, in feed: Int64) throws -> ArticleContent {
    guard let link = content.sharedLink, let date = content.dateText else { return content }
    let dated = "\(link)#\(date)"
    var isTaken = false
    for key in [link, dated] {
      let known = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT title, published FROM articles WHERE feed = ? AND key = ?"),
        arguments: [feed, key])
      guard let known else { continue }
      if known.text("title") == content.title
        || known.number("published") == content.published?.secondsSince1970
      {
        return content.with(id: key)
      }
      isTaken = true
    }
    if !isTaken { isTaken = try isDropped(link, of: feed) && isNewer(content, in: feed) }
    return content.with(id: isTaken ? dated : link)
  }

  /// Whether the article is newer than the oldest one that a limit has kept, so that the limit has not removed it.
  private func isNewer(_ content: ArticleContent, in feed: Int64) throws -> Bool {
    let oldest = try Double.fetchOne(
      db.cachedStatement(sql: "SELECT min(date) FROM articles WHERE feed = ?"), arguments: [feed])
    return content.published.map { $0.secondsSince1970 > oldest ?? .infinity } ?? false
  }
}
