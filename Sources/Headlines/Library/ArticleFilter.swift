import LocalizableStrings

/// Selects articles from all feeds; each filter has a tab.
enum ArticleFilter: CaseIterable {
  case all
  /// Articles in a section that means world news in any language of the program.
  case world
  /// Articles with sound or film.
  case video
}

extension ArticleFilter {
  /// The section names for world news in all languages, in lower case.
  @MainActor static var worldSections: Set<String> {
    let names = Localizer.current.available.flatMap { language in
      Localizer.withCurrent(Localizer.current.preferring([language])) {
        let names = Texts.world.sections
        return names.split(separator: ",")
      }
    }
    return Set(names.map { String($0.trimming(while: \.isWhitespace)).lowercased() })
  }
}

extension Substring {
  fileprivate func trimming(while isBlank: (Character) -> Bool) -> Substring {
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
