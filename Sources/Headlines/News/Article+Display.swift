import Sternik

extension Article {
  /// The title, or a word that says that there is none.
  var displayTitle: String { title.isEmpty ? "article.untitled".localize : title }
}
