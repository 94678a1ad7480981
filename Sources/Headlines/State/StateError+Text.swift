import LocalizableStrings

extension StateError {
  /// One line in the current language; not stored, since the language may change.
  var text: String {
    switch reason {
    case .damaged(let name, let feeds, let articles):
      Texts.state.error.damaged(
        file, name, Texts.sources.count(sources: feeds), Texts.articles.count(articles: articles))
    case .oldDamaged: Texts.state.error.old(file)
    case .damagedInPlace: Texts.state.error.stuck(file)
    case .newer(let version): Texts.state.error.newer(file, version)
    case .unreadable(let reason): Texts.state.error.unreadable(file, reason.text)
    case .unwritable(let reason): Texts.state.error.unwritable(file, reason.text)
    }
  }
}
