import LocalizableStrings

/// A kind of articles, picked from those of all sources.
enum StorySelection: CaseIterable {
  case all
  /// What the feeds file under world news, in any language of the program.
  case world
  /// What is to be watched or listened to.
  case video
}

extension StorySelection {
  /// What world news are called in any of the languages, in small letters.
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
