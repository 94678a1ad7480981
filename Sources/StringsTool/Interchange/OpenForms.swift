import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The forms that imported plurals still lack here, or have as copies of the source text.
struct OpenForms {
  /// The number of a plural: its key, variable and device.
  private struct Number: Hashable {
    let identity: TranslationUnit.Identity

    init(_ unit: TranslationUnit) {
      var identity = unit.identity
      identity.path = identity.path.with(nil)
      self.identity = identity
    }
  }

  /// The keys with other forms that are copies of the source text or need review.
  let unfinishedKeys: Set<String>
  private let language: Language
  private let units: [TranslationUnit]
  /// The first imported form of each number.
  private let imported: [Number: TranslationUnit]

  /// `needed` are the categories that a plural should not omit.
  init(
    _ pairs: [TableImport.Pair], of part: ExchangeProject.Part, _ language: Language,
    _ needed: Set<PluralCategory>
  ) {
    self.language = language
    let forms = pairs.filter { $0.own.identity.path.category != nil }
    let imported = Dictionary(forms.map { (Number($0.own), $0.new) }) { first, _ in first }
    let done = Set(forms.map(\.own.identity))
    let rest =
      imported.isEmpty
      ? [] : part.units.filter { imported[Number($0)] != nil && !done.contains($0.identity) }
    units = rest.filter { unit in
      guard let category = unit.identity.path.category else { return false }
      return unit.target == nil ? needed.contains(category) : unit.state == .new
    }
    unfinishedKeys = Set(
      rest.filter { $0.target != nil && $0.state != .translated }.map(\.identity.key))
    self.imported = imported
  }

  /// A warning for each form at its place in the file from the translator, or one at an imported form of the same number
  /// for those that the file lacks.
  func diagnostics(
    in file: String, _ rows: [TranslationUnit.Identity: TranslationUnit],
    from sourceLanguage: Language
  ) -> [Diagnostic] {
    var places: [Place] = []
    var forms: [Place: [PluralCategory]] = [:]
    for unit in units {
      guard let category = unit.identity.path.category,
        let row = rows[unit.identity] ?? imported[Number(unit)]
      else { continue }
      let place = Place(
        key: unit.identity.key, position: row.position, isCopy: unit.target != nil)
      if forms[place] == nil { places.append(place) }
      forms[place, default: []].append(category)
    }
    return places.map { place in
      let forms = forms[place, default: []]
      return Diagnostic(
        file: file, position: place.position, severity: .warning,
        code: place.isCopy ? .untranslated : .missingPluralForm,
        message: place.isCopy
          ? forms.copied(from: sourceLanguage) : "\(language) also needs \(forms.named)",
        key: place.key, languageTag: language.tag)
    }
  }

  private struct Place: Hashable {
    let key: String
    let position: SourcePosition?
    let isCopy: Bool
  }
}
