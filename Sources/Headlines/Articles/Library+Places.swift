import Sternik

extension Library {
  /// The article of a place in a link or a saved state.
  ///
  /// - Throws: `PlaceError.notThereYet` during a refresh, which may bring it, else `PlaceError.noSuchPlace`.
  func articleOfPlace(_ id: Article.ID) throws -> Article {
    if let article = article(id) { return article }
    if refreshProgress != nil { throw PlaceError.notThereYet }
    throw PlaceError.noSuchPlace
  }

  /// The place in an article that the user has left in the middle, in bytes of its text; 0 is the top.
  func place(in article: Article) -> Int { keepsPlaces ? settings.place(in: article.id) : 0 }

  /// Keeps the place in an article; 0 is the top.
  func setPlace(_ place: Int, in article: Article) {
    if keepsPlaces { changeSettings { $0.setPlace(place, in: article.id) } }
  }
}
