import LocalizableStrings
import StringsFormats
import StringsSyntax

/// What `check` finds in the placeholders and the markup of imported translations.
struct ImportFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private let part: ExchangeProject.Part
  private let language: Language

  /// Checks the translations of a file with this content; `nil` is a file that does not exist.
  init(
    in bytes: [UInt8]?, _ path: String, _ shown: String, of pairs: [TableImport.Pair],
    _ part: ExchangeProject.Part, _ language: Language
  ) {
    self.part = part
    self.language = language
    let translation: Translation? = bytes.flatMap { bytes in
      path.hasSuffix(".xcstrings")
        ? StringCatalog(bytes: bytes, file: shown).translations.first { $0.language == language }
        : Translation(language: language, files: [TranslationFile(bytes: bytes, name: shown)])
    }
    guard let translation else { return }
    let keys = Set(pairs.map(\.own.identity.key))
    let table = TranslationTable(name: part.table.name, translations: [part.source, translation])
    diagnostics = table.check(developmentLanguage: part.source.language).filter {
      $0.languageTag == language.tag && keys.contains($0.key ?? "")
        && ($0.severity == .error || Self.ofPlaceholders.contains($0.code))
    }
  }

  private static let ofPlaceholders: Set<Diagnostic.Code> = [
    .placeholderMismatch, .objectPlaceholder, .malformedPlaceholder, .doubtfulPlaceholder,
    .mixedPositions, .numberNotShown, .namedPlaceholder, .tagMismatch, .escapedEntity,
    .markdownLost, .unbalancedBracket,
  ]

  /// Without what was found before the import, perhaps at another place.
  func subtracting(_ known: ImportFindings) -> ImportFindings {
    let known = Set(known.diagnostics.map(Finding.init))
    var rest = self
    rest.diagnostics.removeAll { known.contains(Finding($0)) }
    return rest
  }

  var keysWithErrors: Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.compactMap(\.key))
  }

  mutating func removeKeysWithErrors() {
    let keys = keysWithErrors
    diagnostics.removeAll { keys.contains($0.key ?? "") }
  }

  /// The errors as reasons not to import the translations.
  func refusals(_ pairs: [TableImport.Pair], _ file: String) -> [Diagnostic] {
    let counts = Dictionary(grouping: pairs) { $0.own.identity.key }.mapValues(\.count)
    return located(in: file, pairs).filter { $0.severity == .error }.map { error in
      let others = counts[error.key ?? "", default: 1] > 1 ? "; nor are the other forms" : ""
      return Diagnostic(
        file: error.file, position: error.position, severity: .error, code: .notImported,
        message: "not imported: \(error.message)\(others)", key: error.key)
    }
  }

  /// The findings, at the translations in the file from the translator.
  func located(in file: String, _ pairs: [TableImport.Pair]) -> [Diagnostic] {
    let units = Dictionary(grouping: pairs.map(\.new)) { $0.identity.key }
    return diagnostics.map { finding in
      let forms = finding.key.flatMap { units[$0] } ?? []
      let form = forms.count == 1 ? nil : forms.first { isWrong($0, finding) }
      var finding = finding
      finding.file = file
      finding.position = (form ?? forms.first)?.position
      return finding
    }
  }

  /// Whether one form of a plural has a finding of its own, compared with its source text and with all forms of that.
  private func isWrong(_ form: TranslationUnit, _ finding: Diagnostic) -> Bool {
    // A lost number is found only among the other forms; the message begins with the form.
    if finding.code == .numberNotShown {
      let path = form.identity.path
      let number = path.variable.map { "(variable '\($0)')" }
      return path.category.map { finding.message.hasPrefix("'\($0.rawValue)'") } == true
        && (!finding.message.hasSuffix("')") || number.map(finding.message.hasSuffix) == true)
    }
    let key = form.identity.key
    func translation(_ value: PropertyListValue, _ language: Language) -> Translation {
      let entry = TranslationEntry(key: key, value: value, file: "")
      return Translation(language: language, files: [TranslationFile(name: "", entries: [entry])])
    }
    let target = translation(.string(form.target ?? ""), language)
    let plural = part.source.entries.last { $0.key == key }?.value
    return [.string(form.source), plural].compactMap(\.self).allSatisfy { source in
      let source = translation(source, part.source.language)
      return TranslationTable(name: part.table.name, translations: [source, target])
        .check(developmentLanguage: source.language)
        .contains {
          $0.code == finding.code && $0.severity == finding.severity
            && $0.languageTag == language.tag
        }
    }
  }

  /// What makes two findings the same wherever they are.
  private struct Finding: Hashable {
    let code: Diagnostic.Code
    let key: String?
    let message: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      key = diagnostic.key
      message = diagnostic.message
    }
  }
}
