import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Brings the String Catalogs of a table up to date: the changes of all languages are collected, and each catalog is written once.
///
/// A catalog has states for what is new or was made from another source text.
struct CatalogSync {
  /// A catalog, and what changes in it.
  private struct Catalog {
    let texts: any EditableTexts
    /// What the source language has, by key.
    let originals: [String: EditableValue]
    let bytes: [UInt8]
    var edits: [TextEdit] = []
    var stale: Set<String> = []
    var languages: [Part] = []
  }

  /// What changes in one language.
  private struct Part {
    let language: Language
    let added: [TranslationEntry]
    var entries: [TranslationEntry]
    var outdated: Set<String>
    var hasCopies: Bool
    var summary: String
  }

  private let source: Translation
  private let sourceEntries: [String: TranslationEntry]
  private let paths: PathDisplay
  private var catalogs: [String: Catalog] = [:]

  init(_ source: Translation, _ sourceEntries: [String: TranslationEntry], in paths: PathDisplay) {
    self.source = source
    self.sourceEntries = sourceEntries
    self.paths = paths
  }

  /// Adds the changes of one language; `stale` are the keys that the source no longer has.
  mutating func add(
    _ path: String, _ entries: [TranslationEntry], _ added: [TranslationEntry],
    stale: Set<String>, _ language: Language, _ texts: inout SourceTextUpdate,
    _ changes: FileChanges
  ) throws(Diagnostic) {
    if catalogs[path] == nil { catalogs[path] = try read(path, changes) }
    guard var catalog = catalogs[path] else { return }
    let known = Self.values(in: catalog.texts, language)
    let own = known.compactMapValues { if case .catalog(let text) = $0 { text } else { nil } }
    let outdated = entries.compactMap { entry -> Outdated? in
      guard let source = sourceEntries[entry.key],
        let known = texts.outdated(entry, language, source)
      else { return nil }
      return Outdated(entry: entry, source: source, known: known)
    }
    let accepted = texts.acceptedKeys(in: language).sorted().compactMap { key in
      edit(key, language, own[key]) {
        let isNew = $0.state == .new && !$0.hasUnknownState
        return $0.state == .needsReview || texts.acceptsCopies && isNew ? .translated : nil
      }
    }
    let copies = outdated.compactMap { outdated in
      outdated.entry.state == .new
        ? refresh(outdated, own[outdated.entry.key], catalog.originals, language) : nil
    }
    let reviewed = outdated.compactMap { outdated in
      let forms = outdated.known.forms(.outdated, .toReview).map(\.text)
      let own = own[outdated.entry.key]
      let isNamed = own?.forms.contains { form in forms.contains { $0.isAt(form.path) } } == true
      return edit(outdated.entry.key, language, own) { form in
        guard form.state == .translated || form.hasUnknownState else { return nil }
        return !isNamed || forms.contains { $0.isAt(form.path) } ? .needsReview : nil
      }
    }
    var new: [TextEdit] = []
    for entry in added where known[entry.key] == nil {
      new.append(try addition(of: entry, language, catalog.originals))
    }
    let stale = stale.subtracting(catalog.stale)
    let summary = [
      TableEdit.counted(added.count, "added"),
      TableEdit.counted(copies.count, "with the new text"),
      TableEdit.counted(reviewed.count, "to review"),
      TableEdit.counted(accepted.count, "accepted"), TableEdit.counted(stale.count, "stale"),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    texts.didAccept(Set(accepted.map(\.key)))
    catalog.edits +=
      accepted + copies + reviewed + new + stale.map { TextEdit($0, .markRemoved(true)) }
    catalog.stale.formUnion(stale)
    catalog.languages.append(
      Part(
        language: language, added: added, entries: entries,
        outdated: Set(outdated.map(\.entry.key)), hasCopies: !copies.isEmpty, summary: summary))
    catalogs[path] = catalog
  }

  /// Plans the changes, and records what is up to date after them.
  func apply(_ texts: inout SourceTextUpdate, _ changes: inout FileChanges) {
    for (path, catalog) in catalogs.sorted(by: { $0.key < $1.key }) {
      var edited = catalog.texts
      do throws(Diagnostic) {
        try edited.apply(catalog.edits)
      } catch {
        changes.problems.append(error)
        continue
      }
      changes.replace(
        path, named: paths.displayed(path), catalog.bytes, by: edited.bytes,
        catalog.languages.filter { !$0.summary.isEmpty }
          .map { "\($0.language): \($0.summary)" }.joined(separator: "; "))
      let read =
        catalog.languages.contains(where: \.hasCopies)
        ? StringCatalog(bytes: edited.bytes, file: path).translations : []
      for part in catalog.languages {
        record(part, path, read.first { $0.language == part.language }, &texts)
      }
    }
  }

  private func record(
    _ part: Part, _ path: String, _ read: Translation?, _ texts: inout SourceTextUpdate
  ) {
    let entries = part.hasCopies ? read?.entries ?? [] : part.entries
    for entry in entries where part.outdated.contains(entry.key) {
      guard let source = sourceEntries[entry.key] else { continue }
      texts.recordReview(entry, part.language, source)
    }
    let added = part.added.map { entry in
      var entry = entry
      entry.file = path
      return entry
    }
    texts.update(
      file: path, entries + added, part.language, source: sourceEntries, source.language)
  }

  private func read(_ path: String, _ changes: FileChanges) throws(Diagnostic) -> Catalog? {
    let name = paths.displayed(path)
    guard let bytes = try changes.content(of: path, named: name) else { return nil }
    let texts = try TranslationFile.editable(bytes: bytes, name: name)
    return Catalog(
      texts: texts, originals: Self.values(in: texts, source.language), bytes: bytes)
  }

  private static func values(
    in catalog: any EditableTexts, _ language: Language
  ) -> [String: EditableValue] {
    Dictionary(catalog.entries(in: language).map { ($0.key, $0.value) }) { _, last in last }
  }

  /// The change of the states of some forms; `nil` if none changes.
  private func edit(
    _ key: String, _ language: Language, _ text: VariedText?,
    state: (VariedText.Form) -> TranslationState?
  ) -> TextEdit? {
    let forms = (text?.forms ?? []).compactMap { form in
      state(form).map { VariedText.Form(form.path, form.text, state: $0) }
    }
    return forms.isEmpty ? nil : TextEdit(key, in: language, .setForms(forms))
  }

  /// The source's text for a copy of an older one; `nil` if there is no copy.
  private func refresh(
    _ outdated: Outdated, _ own: VariedText?, _ originals: [String: EditableValue],
    _ language: Language
  ) -> TextEdit? {
    let key = outdated.entry.key
    guard let own else { return nil }
    let copies = outdated.known.forms.filter(\.isOutdatedCopy).map(\.text)
    let original = originals[key]
    let texts: VariedText? =
      switch original {
      case .catalog(let text): text
      case .other, .propertyList: nil
      case nil: outdated.source.value.string.map { VariedText(text: $0) }
      }
    guard let texts, !copies.isEmpty else { return nil }
    let isWhole = outdated.known.forms.allSatisfy {
      $0.isOutdatedCopy || $0.text.isCopy(of: $0.source)
    }
    let taken = language.pluralCategories(.cardinal)
    let hasOwnForms = own.forms.contains { form in
      form.path.category.map(taken.contains) == true && texts[form.path] == nil
    }
    if original != nil, isWhole, !hasOwnForms, own.forms.allSatisfy({ $0.state == .new }) {
      return TextEdit(key, in: language, .copy(of: source.language))
    }
    let new = own.forms.filter { form in
      form.state == .new && copies.contains { $0.isAt(form.path) }
    }.map { VariedText.Form($0.path, texts.text(for: $0.path), state: .new) }
    return new.isEmpty ? nil : TextEdit(key, in: language, .setForms(new))
  }

  /// A copy of the source's text in the state `new`.
  private func addition(
    of entry: TranslationEntry, _ language: Language, _ originals: [String: EditableValue]
  ) throws(Diagnostic) -> TextEdit {
    if originals[entry.key] != nil {
      return TextEdit(entry.key, in: language, .copy(of: source.language))
    }
    guard let text = entry.value.string else {
      throw Diagnostic(
        file: paths.displayed(entry.file), position: entry.position, severity: .error,
        code: .notEdited,
        message: "not synced: the plural \"\(entry.key)\" cannot be added to a String Catalog")
    }
    let value = EditableValue.catalog(VariedText([VariedText.Form(.plain, text, state: .new)]))
    let comments = entry.comment.map { [$0] } ?? []
    return TextEdit(
      entry.key, in: language,
      .add(EditableEntry(key: entry.key, value: value, comments: comments)))
  }
}

/// A translation in a String Catalog whose source text has changed.
private struct Outdated {
  let entry: TranslationEntry
  let source: TranslationEntry
  let known: KnownTranslation
}
