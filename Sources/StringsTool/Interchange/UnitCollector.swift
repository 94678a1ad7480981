import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Collects what a translator into a language gets of a table.
struct UnitCollector {
  /// In the order of the source.
  private(set) var units: [TranslationUnit] = []
  /// The texts that cannot be exported.
  private(set) var problems: [Diagnostic] = []

  private let language: Language
  private let sourceLanguage: Language
  private let sourceTexts: SourceTexts
  private let root: String
  private let folder: String

  /// `root` is the folder of `sourceTexts`; files are named relative to it, with `folder` before them.
  init(
    into language: Language, from sourceLanguage: Language, sourceTexts: SourceTexts, root: String,
    folder: String = ""
  ) {
    self.folder = folder
    self.language = language
    self.sourceLanguage = sourceLanguage
    self.sourceTexts = sourceTexts
    self.root = root
  }

  /// Adds the texts of a table; `bytes` reads a String Catalog of it.
  mutating func add(
    _ table: TranslationTable, _ source: Translation, bytes: (String) throws(Diagnostic) -> [UInt8]
  ) throws(Diagnostic) {
    let targets = Dictionary(
      (table[language]?.entries ?? []).map { ($0.key, $0) }
    ) { _, last in last }
    let entries = source.entries.filter { entry in
      // An empty text is nothing to translate, but `Text("")` of Xcode, which other tools give back.
      entry.isTranslatable && (!entry.isBlank || targets[entry.key] != nil || entry.key.isEmpty)
        && !LibraryTexts.console.owns(entry.key)
    }
    var catalogs: [String: CatalogTexts] = [:]
    for entry in entries {
      let isInCatalog = entry.file.hasSuffix(".xcstrings")
      if isInCatalog, catalogs[entry.file] == nil {
        catalogs[entry.file] = try CatalogTexts(bytes: bytes(entry.file), file: entry.file)
      }
      if let catalog = catalogs[entry.file], isInCatalog {
        add(
          entry, catalog[entry.key, sourceLanguage] ?? VariedText(entry.value),
          catalog[entry.key, language], nil,
          hasTarget: catalog.has(entry.key, language))
      } else {
        let target = targets[entry.key]
        add(
          entry, VariedText(entry.value), target.flatMap { VariedText($0.value) }, target,
          hasTarget: target != nil)
      }
    }
  }

  private mutating func add(
    _ entry: TranslationEntry, _ source: VariedText?, _ target: VariedText?,
    _ targetEntry: TranslationEntry?,
    hasTarget: Bool
  ) {
    guard let source, !source.hasWidths, target?.hasWidths != true, target != nil || !hasTarget
    else {
      problems.append(
        entry.diagnostic(
          .notExported, "not exported: \"\(entry.key)\" varies by device or width", atKey: true))
      return
    }
    if TextPath.parse(entry.key).path != .plain {
      problems.append(
        entry.diagnostic(
          .notExported, "not exported: \"\(entry.key)\" looks like a form of another key",
          atKey: true))
      return
    }
    let known = targetEntry.map {
      sourceTexts.translation(
        at: SourceTexts.Place($0, language, in: root), $0.value, from: entry.value)
    }
    let own = target.flatMap { $0.forms.isEmpty ? nil : $0 }
    let shape = own ?? source
    for path in shape.paths(in: language, with: source, isTranslation: own != nil) {
      let form = target?[path]
      var unit = TranslationUnit(
        identity: TranslationUnit.Identity(
          file: folder + SourceTexts.relative(entry.file, to: root), key: entry.key, path: path),
        comment: entry.comment, source: source.text(for: path), target: form?.text,
        state: form.map {
          Self.exported($0.state ?? known?.exported(path) ?? .translated)
        } ?? .new,
        exported: ExportMark(of: form?.text), position: entry.position)
      unit.isStale = entry.isStale
      units.append(unit)
    }
  }

  private static func exported(_ state: TranslationState) -> TranslationState {
    state == .stale ? .needsReview : state
  }
}

extension KnownTranslation {
  /// The state of a text for a translator.
  fileprivate func exported(_ path: TextPath) -> TranslationState {
    switch forms.first(where: { $0.text.isAt(path) })?.state {
    case .copy: .new
    case .toReview, .outdated: .needsReview
    case .unknown, .current, .accepted, nil: .translated
    }
  }
}
