/// What a document says about which article an item is.
struct ItemOrigin: Sendable, Hashable {
  /// Should be unique in the feed, but some feeds give all items the same.
  let identifier: String?
  /// As it is written in the document.
  let link: String?

  /// The keys that the item may get, each of them more exact than the one before.
  func keys(of content: ArticleContent) -> [ArticleContent.ID] {
    var names = [identifier, link].compactMap(\.self)
    if names.isEmpty {
      // Without a date, the text tells such articles apart.
      let difference = content.dateText ?? content.textHash
      names = [difference.map { "\(content.title)#\($0)" } ?? content.title]
    } else {
      names += [content.title, content.dateText].compactMap(\.self)
    }
    return names.indices.map { names[...$0].joined(separator: "#") }
  }
}
