import LocalizableStrings

extension StateError {
  /// The title of an alert about it, in the current language.
  var title: String {
    switch reason {
    case .damaged: Texts.alert.state.damaged
    case .missing: Texts.alert.state.missing
    case .damagedInPlace, .newer, .unreadable, .unwritable: Texts.alert.state.title
    }
  }

  /// One line in the current language; not stored, since the language may change.
  var text: String {
    switch reason {
    case .damaged(let name, let feeds, let articles):
      Texts.state.error.damaged(
        file, newName: name, feeds: Texts.sources.count(sources: feeds),
        articles: Texts.articles.count(articles: articles))
    case .missing(let feeds, let articles):
      Texts.state.error.missing(
        file, feeds: Texts.sources.count(sources: feeds),
        articles: Texts.articles.count(articles: articles))
    case .damagedInPlace: Texts.state.error.stuck(file)
    case .newer: Texts.state.error.newer(file)
    case .unreadable(let reason): Texts.state.error.unreadable(file, reason: reason.text)
    case .unwritable(let reason): Texts.state.error.unwritable(file, reason: reason.text)
    }
  }
}
