/// An available language and the wish it serves.
struct Match {
  let language: Language
  let wish: Language

  var distance: LanguageDistance { LanguageDistance(from: wish, to: language) }

  /// Whether both are one language, perhaps of different regions.
  var isSameLanguage: Bool { wish.code == language.code || distance < .language }

  /// The language to write numbers and dates in: the reader's own region if it is their language.
  var conventions: Language { isSameLanguage ? wish : language }
}
