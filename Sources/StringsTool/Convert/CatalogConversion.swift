import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Makes a String Catalog of the `.strings` and `.stringsdict` files of a table.
struct CatalogConversion {
  private(set) var losses = ConversionLosses()
  private var writer: CatalogWriter
  private var comments: [String: ConvertedComment] = [:]

  /// The content of the catalog.
  var text: String { writer.text }

  /// `known` returns what is known about a translation of a source text; `bytes` reads a file.
  init(
    _ table: TranslationTable, from source: Language,
    known: (TranslationEntry, Language, PropertyListValue) -> KnownTranslation,
    bytes: (String) throws(Diagnostic) -> [UInt8]
  ) throws(Diagnostic) {
    writer = CatalogWriter(sourceLanguage: source)
    let translations =
      table.translations.filter { $0.language == source }
      + table.translations.filter { $0.language != source }
    let sources = Dictionary((table[source]?.entries ?? []).map { ($0.key, $0.value) }) { _, last in
      last
    }
    for translation in translations {
      for file in translation.files {
        let texts = try? TranslationFile.editable(bytes: try bytes(file.name), name: file.name)
        for position in texts?.looseComments ?? [] {
          losses.add(.looseComment, file.name, at: position)
        }
      }
      addOverridden(in: translation)
      for entry in translation.entries {
        addComment(of: entry, isInSource: sources[entry.key] != nil)
        let known =
          translation.language == source
          ? nil : sources[entry.key].map { known(entry, translation.language, $0) }
        let isAdded = writer.add(entry.value, forKey: entry.key, in: translation.language) {
          known?.state(at: $0) ?? .translated
        }
        if !isAdded {
          losses.add(.text("a String Catalog cannot vary them so"), entry)
        }
      }
    }
  }

  /// Of equal keys, the last one counts.
  private mutating func addOverridden(in translation: Translation) {
    let counting = Dictionary(translation.entries.map { ($0.key, $0) }) { _, last in last }
    for entry in translation.files.flatMap(\.entries) {
      guard let other = counting[entry.key],
        MessageMeaning(other.value) != MessageMeaning(entry.value)
      else { continue }
      losses.add(.overriddenText, entry)
    }
  }

  private mutating func addComment(of entry: TranslationEntry, isInSource: Bool) {
    var own = ConvertedComment(entry.comment)
    // A mark in a translation counts only where the source has no such key.
    own.isRemoved = comments[entry.key]?.isRemoved ?? (own.isRemoved || !isInSource)
    if let known = comments[entry.key], known.text != nil || own.text == nil {
      if own.text != nil, own != known { losses.add(.otherComment, entry) }
      return
    }
    comments[entry.key] = own
    writer.set(entry.key, comment: own.text, isStale: own.isRemoved)
  }
}
