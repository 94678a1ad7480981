import ConsoleLibrary
import StringsFormats

extension TargetTranslations {
  /// The keys of all languages: those of the development language first, in the order of its files.
  ///
  /// Only the console itself looks its texts up, so they have no typed keys.
  var typedKeys: [TypedKey] {
    let development = folder.languages.filter { $0 == developmentLanguage }
    let others = folder.languages.filter { $0 != developmentLanguage }
    var order: [String] = []
    var definitions: [String: [TypedKey.Definition]] = [:]
    for language in development + others {
      for entry in entries(in: language) where !LibraryTexts.console.owns(entry.key) {
        if definitions[entry.key] == nil { order.append(entry.key) }
        definitions[entry.key, default: []].append((language, entry))
      }
    }
    return order.compactMap { definitions[$0].flatMap(TypedKey.init) }
  }
}
