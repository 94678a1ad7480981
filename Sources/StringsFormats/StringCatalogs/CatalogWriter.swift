package import LocalizableStrings
package import StringsSyntax

/// Writes a new String Catalog as Xcode does.
package struct CatalogWriter {
  private let sourceLanguage: Language
  private var keys: [String: Key] = [:]

  private struct Key {
    var comment: String?
    var isStale = false
    var localizations: [String: CatalogTree] = [:]
  }

  package init(sourceLanguage: Language) { self.sourceLanguage = sourceLanguage }

  /// Sets the comment of a key, and whether the program no longer uses it.
  package mutating func set(_ key: String, comment: String?, isStale: Bool) {
    keys[key, default: Key()].comment = comment
    keys[key, default: Key()].isStale = isStale
  }

  /// Adds a text; returns false if a String Catalog cannot say the same.
  ///
  /// `states` returns the state of each form, by the keys that lead to it.
  package mutating func add(
    _ value: PropertyListValue, forKey key: String, in language: Language,
    states: (_ path: [String]) -> TranslationState = { _ in .translated }
  ) -> Bool {
    guard let tree = CatalogTree(value, key: key, states: states) else { return false }
    keys[key, default: Key()].localizations[language.tag] = tree
    return true
  }

  /// The file; Xcode writes no line end at its end.
  package var text: String {
    let layout = JSONLayout.ofXcode
    let inner = layout.deeper("")
    let collator = Collator.ofCatalogs
    let sorted = keys.sorted {
      let order = collator.compare($0.key, $1.key)
      return order == 0
        ? $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) : order < 0
    }
    let strings = layout.object(
      sorted.map { ($0.key, Self.tree(of: $0.value).text(layout, layout.deeper(inner))) },
      indentation: inner)
    let root = CatalogTree.object([
      "sourceLanguage": .string(sourceLanguage.tag), "strings": .source(strings),
      "version": .string("1.0"),
    ])
    return root.text(layout, "")
  }

  private static func tree(of key: Key) -> CatalogTree {
    var members: [String: CatalogTree] = [
      // Xcode removes keys that it does not find in sources, unless they are edited by hand.
      "extractionState": .string(key.isStale ? "stale" : "manual")
    ]
    members["comment"] = key.comment.map(CatalogTree.string)
    if !key.localizations.isEmpty { members["localizations"] = .object(key.localizations) }
    return .object(members)
  }
}
