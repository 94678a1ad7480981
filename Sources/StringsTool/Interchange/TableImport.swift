import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Takes over translations of one table.
struct TableImport {
  typealias Pair = (own: TranslationUnit, new: TranslationUnit)

  let part: ExchangeProject.Part
  let language: Language
  /// The file from the translator.
  let name: String
  /// The texts in that file.
  let rows: [TranslationUnit.Identity: TranslationUnit]
  /// Whether translations are taken over in which `check` finds errors.
  let allowsErrors: Bool
  /// The number of texts that are not imported because the language has no folder.
  private(set) var textsWithoutFolder = 0

  private let sources: [String: TranslationEntry]
  private let targets: [String: TranslationEntry]

  private let neededForms: Set<PluralCategory>

  init(
    part: ExchangeProject.Part, language: Language, name: String,
    rows: [TranslationUnit.Identity: TranslationUnit], allowsErrors: Bool
  ) {
    self.part = part
    self.language = language
    self.name = name
    self.rows = rows
    neededForms = Set(language.everydayNumbers(.cardinal).keys).union([.other])
    self.allowsErrors = allowsErrors
    sources = Dictionary(part.source.entries.map { ($0.key, $0) }) { _, last in last }
    targets = Dictionary((part.table[language]?.entries ?? []).map { ($0.key, $0) }) { _, last in
      last
    }
  }

  mutating func run(_ pairs: [Pair], _ changes: inout FileChanges) {
    var byFile: [String: [Pair]] = [:]
    for pair in pairs {
      guard let path = targetFile(of: pair.own.identity.key) else {
        textsWithoutFolder += 1
        continue
      }
      byFile[path, default: []].append(pair)
    }
    for (path, pairs) in byFile.sorted(by: { $0.key < $1.key }) {
      let shown = part.found.paths.displayed(path)
      do throws(Diagnostic) {
        let old = try changes.content(of: path, named: shown)
        let known = ImportFindings(in: old, path, shown, of: pairs, part, language)
        var pairs = pairs
        var attempt = changes
        var new = try edited(path, shown, old, pairs, &attempt)
        var found = ImportFindings(in: new, path, shown, of: pairs, part, language).subtracting(
          known)
        if !allowsErrors, !found.keysWithErrors.isEmpty {
          attempt = changes
          attempt.problems += found.refusals(pairs, name)
          pairs.removeAll { found.keysWithErrors.contains($0.own.identity.key) }
          new = pairs.isEmpty ? old : try edited(path, shown, old, pairs, &attempt)
          found.removeKeysWithErrors()
        }
        changes = attempt
        guard let new, !pairs.isEmpty else { continue }
        changes.replace(path, named: shown, old, by: new, Self.counted(pairs.count))
        changes.problems += found.located(in: name, pairs)
        let open = OpenForms(pairs, of: part, language, neededForms)
        changes.problems += open.diagnostics(in: name, rows, from: part.source.language)
        try record(pairs, in: path, new, &changes)
      } catch {
        changes.problems.append(error)
      }
    }
  }

  /// The file that has the translation, or that is to have it.
  private func targetFile(of key: String) -> String? {
    guard let source = sources[key] else { return nil }
    if source.file.hasSuffix(".xcstrings") { return source.file }
    if let target = targets[key] { return target.file }
    guard let folder = part.found.folder.languageFolders[language] else { return nil }
    return "\(folder)/\(URL(filePath: source.file).lastPathComponent)"
  }

  private func edited(
    _ path: String, _ shown: String, _ old: [UInt8]?, _ pairs: [Pair], _ changes: inout FileChanges
  ) throws(Diagnostic) -> [UInt8]? {
    let byKey = Dictionary(grouping: pairs) { $0.own.identity.key }
    if path.hasSuffix(".xcstrings"), let old {
      var texts = try TranslationFile.editable(bytes: old, name: shown)
      try texts.apply(
        byKey.map { key, pairs in
          let forms = pairs.map { pair in
            let unit = pair.new
            return VariedText.Form(
              pair.own.identity.path, unit.target ?? "", state: unit.isSentBack ? .new : unit.state)
          }
          return TextEdit(key, in: language, .setForms(forms))
        })
      return texts.bytes
    }
    var bytes = old
    var known = Set(TranslationFile(bytes: old ?? [], name: path).entries.map(\.key))
    let added = newEntries(byKey.filter { !known.contains($0.key) }, &changes)
    if !added.isEmpty {
      let paths = Set(added.map(\.file))
      let files = part.source.files.reversed().map(\.name).filter(paths.contains)
      let sources = try files.map { (file) throws(Diagnostic) in
        SourceFile(
          path: file, bytes: try InputFile.bytes(at: file, named: part.found.paths.displayed(file)))
      }
      bytes = try TableEdit(added: added).apply(to: old, sources: sources, file: shown).bytes
      known.formUnion(added.map(\.key))
    }
    guard let bytes else { return nil }
    var texts = try TranslationFile.editable(bytes: bytes, name: shown)
    try texts.apply(
      byKey.filter { known.contains($0.key) }.map { key, pairs in
        TextEdit(
          key,
          .setForms(
            pairs.map { VariedText.Form($0.own.identity.path, $0.new.target ?? "") }))
      })
    return texts.bytes
  }

  /// Entries for keys that the file lacks; a plural needs the form `other`.
  private func newEntries(
    _ byKey: [String: [Pair]], _ changes: inout FileChanges
  ) -> [TranslationEntry] {
    var added: [TranslationEntry] = []
    for entry in part.source.entries {
      guard let pairs = byKey[entry.key] else { continue }
      let texts = Dictionary(pairs.map { ($0.own.identity.path, $0.new.target ?? "") }) {
        first, _ in first
      }
      guard let value = entry.value.translated(texts) else {
        changes.problems.append(
          problem(pairs[0].new, "a new plural needs all its variables with the form other"))
        continue
      }
      var entry = entry
      entry.value = value
      added.append(entry)
    }
    return added
  }

  /// Records each form as up to date or as to review, if the project has a file about its source texts.
  private func record(
    _ pairs: [Pair], in path: String, _ bytes: [UInt8], _ changes: inout FileChanges
  ) throws(Diagnostic) {
    let place = part.found.sourceTextsPath
    let shown = part.found.paths.displayed(place)
    guard let old = try changes.content(of: place, named: shown) else { return }
    let isCatalog = path.hasSuffix(".xcstrings")
    let isOfOneLanguage =
      SourceComparison(language: language, sourceLanguage: part.source.language).isOfOneLanguage
    var texts = try SourceTexts(bytes: old, file: shown)
    let imported = Dictionary(grouping: pairs) { $0.own.identity.key }
    let entries = Self.entries(in: bytes, path, language).filter { imported[$0.key] != nil }
    for entry in entries {
      guard let pairs = imported[entry.key], let source = sources[entry.key]?.value else {
        continue
      }
      let place = SourceTexts.Place(entry, language, in: part.found.root)
      texts.record(texts.translation(at: place, entry.value, from: source), at: place) { form in
        guard let new = pairs.first(where: { form.text.isAt($0.own.identity.path) })?.new else {
          return form.state
        }
        // The file itself says what is to do.
        if isCatalog, new.state != .translated || new.isSentBack { return .current }
        if new.state != .translated { return .toReview }
        guard form.isCopy, !isOfOneLanguage else { return .current }
        return new.isSentBack ? .copy : .accepted
      }
    }
    if !isCatalog {
      // A new key has the comment that the source has now; that of another one may be older.
      SourceComments(of: part.source).record(
        entries, language, sources, in: part.found.root, &texts, isFirst: true)
    }
    changes.replace(place, named: shown, old, by: Array(texts.text.utf8), "source texts recorded")
  }

  private static func entries(
    in bytes: [UInt8], _ path: String, _ language: Language
  ) -> [TranslationEntry] {
    guard path.hasSuffix(".xcstrings") else {
      return TranslationFile(bytes: bytes, name: path).entries
    }
    return StringCatalog(bytes: bytes, file: path).translations
      .first { $0.language == language }?.entries ?? []
  }

  private func problem(_ unit: TranslationUnit, _ reason: String) -> Diagnostic {
    Diagnostic(
      file: name, position: unit.position, severity: .error, code: .notImported,
      message: "not imported: \(reason)", key: unit.identity.key)
  }

  private static func counted(_ count: Int) -> String {
    "\(count) text\(count == 1 ? "" : "s") imported"
  }
}
