import Sternik

extension Library {
  /// The article of a place in a link or a saved state.
  ///
  /// - Throws: `NotThereYet` during a refresh, which may bring it, else `NoSuchPlace`.
  func articleOfPlace(_ id: Article.ID) throws -> Article {
    if let article = article(id) { return article }
    if refreshProgress != nil { throw NotThereYet() }
    throw NoSuchPlace()
  }
}
