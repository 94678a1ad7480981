package import LocalizableStrings
import StringsSyntax

/// A text to write into a String Catalog.
package struct CatalogText: Sendable {
  package var path: TextPath
  package var text: String
  package var state: TranslationState

  package init(path: TextPath, text: String, state: TranslationState) {
    self.path = path
    self.text = text
    self.state = state
  }
}

extension CatalogEditor {
  /// Sets texts of keys in a language, with their states; keys and forms that are not there yet are added, except keys that
  /// the catalog lacks.
  package mutating func setTexts(_ texts: [String: [CatalogText]], in language: Language) {
    let sourceLanguage = root["sourceLanguage"]?.string.flatMap { Language($0) }
    for member in strings.members ?? [] {
      guard let own = texts[member.key], !own.isEmpty else { continue }
      var tree = CatalogTree.object([:])
      for text in own {
        let place = Self.place(of: text.path)
        tree[place + ["stringUnit", "state"]] = .string(text.state.rawValue)
        tree[place + ["stringUnit", "value"]] = .string(text.text)
      }
      let known = localization(of: member.value, language)
      let source = sourceLanguage.flatMap { localization(of: member.value, $0) }?.value
      for name in Set(own.compactMap(\.path.variable))
      where known?.value["substitutions"]?[name] == nil {
        for setting in source?["substitutions"]?[name]?.members ?? []
        where setting.key != "variations" {
          let json = String(decoding: edits.text[setting.value.range], as: UTF8.self)
          tree[["substitutions", name, setting.key]] = .source(json)
        }
      }
      if let known {
        merge(tree, into: known)
      } else {
        add(language, to: member) { [edits, tree] in tree.text(edits, $0) }
      }
    }
  }

  /// Gives copies of older source texts in the state `new` the present ones; returns the keys of those that this changes.
  package mutating func refresh(
    _ outdated: [(known: KnownTranslation, source: TranslationEntry)], in language: Language
  ) -> Set<String> {
    let byKey = Dictionary(outdated.map { ($0.source.key, $0) }) { _, last in last }
    let sourceLanguage = root["sourceLanguage"]?.string.flatMap { Language($0) }
    var texts: [String: [CatalogText]] = [:]
    var changed: Set<String> = []
    for member in strings.members ?? [] {
      guard let (known, source) = byKey[member.key],
        let own = localization(of: member.value, language), let varied = VariedText(own.value)
      else { continue }
      let original = sourceLanguage.flatMap { localization(of: member.value, $0) }
      let copies = known.forms.filter(\.isOutdatedCopy).map(\.text)
      let isWhole = known.forms.allSatisfy { $0.isOutdatedCopy || $0.text.isCopy(of: $0.source) }
      let originalTexts = original.flatMap { VariedText($0.value) } ?? VariedText(source.value)
      let taken = language.pluralCategories(.cardinal)
      let hasOwnForms = varied.forms.contains { form in
        form.path.category.map(taken.contains) == true && originalTexts?[form.path] == nil
      }
      if isWhole, !hasOwnForms, !copies.isEmpty, varied.forms.allSatisfy({ $0.state == .new }),
        let original
      {
        edits.replace(own.value.range, by: Self.newText(of: original, language, in: edits))
        changed.insert(member.key)
        continue
      }
      let new = varied.forms.compactMap { form -> CatalogText? in
        guard form.state == .new, copies.contains(where: { $0.isAt(form.path) }), let originalTexts
        else { return nil }
        let text = originalTexts.text(for: form.path)
        return CatalogText(path: form.path, text: text, state: .new)
      }
      if !new.isEmpty { texts[member.key] = new }
    }
    setTexts(texts, in: language)
    return changed.union(texts.keys)
  }

  private static func place(of path: TextPath) -> [String] {
    var place: [String] = []
    if let device = path.device { place += ["variations", "device", device] }
    if let variable = path.variable { place += ["substitutions", variable] }
    if let category = path.category { place += ["variations", "plural", category.rawValue] }
    return place
  }

  private mutating func merge(_ tree: CatalogTree, into member: JSONNode.Member) {
    guard case .object(let members) = tree else {
      if case .string(let text) = tree,
        member.value.string.map({ !$0.utf8.elementsEqual(text.utf8) }) ?? true
      {
        edits.replace(member.value.range, by: JSONEdits.quoted(text))
      }
      return
    }
    var new: [(key: String, value: (String) -> String)] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if let known = member.value.members?.last(where: { $0.key == key }) {
        merge(value, into: known)
      } else {
        new.append((key, { [edits] in value.text(edits, $0) }))
      }
    }
    if !new.isEmpty {
      edits.insert(new, into: member.value, indentation: edits.indentation(of: member))
    }
  }
}
