import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The forms that imported plurals still lack here, or have as copies of the source text.
struct OpenForms {
  private let language: Language
  private let units: [TranslationUnit]
  /// The texts around the numbers that are copies.
  private let texts: [TranslationUnit]
  /// The first imported form of each plural, by its identity without a path.
  private let imported: [TranslationUnit.Identity: TranslationUnit]
  /// The plurals with several variables, or with variations by device.
  private let mixed: Set<TranslationUnit.Identity>

  /// `needed` are the categories that a plural should not omit.
  init(
    _ pairs: [TableImport.Pair], of part: ExchangeProject.Part, _ language: Language,
    _ needed: Set<PluralCategory>
  ) {
    self.language = language
    let forms = pairs.filter { $0.own.identity.path.category != nil }
    let imported = Dictionary(forms.map { ($0.own.identity.plural, $0.new) }) { first, _ in first }
    let all =
      imported.isEmpty
      ? []
      : part.units.filter {
        $0.identity.path.category != nil && imported[$0.identity.plural] != nil
      }
    let done = Set(pairs.map(\.own.identity))
    texts =
      imported.isEmpty
      ? []
      : part.units.filter {
        $0.identity.path.category == nil && imported[$0.identity.plural] != nil && $0.state == .new
          && !done.contains($0.identity) && $0.target?.hasWords == true
      }
    let rest = all.filter { !done.contains($0.identity) }
    units = rest.filter { unit in
      guard let category = unit.identity.path.category else { return false }
      return unit.target == nil ? needed.contains(category) : unit.state == .new
    }
    self.imported = imported
    let numbers = Dictionary(grouping: all.map(\.identity), by: \.plural).mapValues { identities in
      Set(identities.map { $0.path.with(nil) })
    }
    mixed = Set(numbers.filter { $0.value.count > 1 }.keys)
  }

  /// A warning for each form at its place in the file from the translator, or one at an imported form of the same plural
  /// for those that the file lacks.
  func diagnostics(
    in file: String, _ rows: [TranslationUnit.Identity: TranslationUnit],
    from sourceLanguage: Language
  ) -> [Diagnostic] {
    var places: [Place] = []
    var forms: [Place: [PluralCategory]] = [:]
    for unit in units {
      let plural = unit.identity.plural
      guard let category = unit.identity.path.category,
        let row = rows[unit.identity] ?? imported[plural]
      else { continue }
      let place = Place(
        key: plural.key, number: mixed.contains(plural) ? unit.identity.path.with(nil) : nil,
        position: row.position, isCopy: unit.target != nil)
      if forms[place] == nil { places.append(place) }
      forms[place, default: []].append(category)
    }
    let copies = texts.compactMap { unit -> Diagnostic? in
      guard let row = rows[unit.identity] ?? imported[unit.identity.plural] else { return nil }
      return Diagnostic(
        file: file, position: row.position, severity: .warning, code: .untranslated,
        message: "\"\(unit.target ?? "")\" is still the text in \(sourceLanguage): translate it",
        key: unit.identity.key, languageTag: language.tag)
    }
    let open = places.map { place in
      let forms = forms[place, default: []]
      let message =
        place.isCopy
        ? forms.copied(from: sourceLanguage) : "\(language) also needs \(forms.named)"
      let number = place.number?.variable ?? place.number?.device
      return Diagnostic(
        file: file, position: place.position, severity: .warning,
        code: place.isCopy ? .untranslated : .missingPluralForm,
        message: message + (number.map { " (\"\($0)\")" } ?? ""), key: place.key,
        languageTag: language.tag)
    }
    return open + copies
  }

  private struct Place: Hashable {
    let key: String
    /// The variable or device, if there are several.
    let number: TextPath?
    let position: SourcePosition?
    let isCopy: Bool
  }
}

extension TranslationUnit.Identity {
  /// The identity of all texts of a key.
  fileprivate var plural: Self {
    TranslationUnit.Identity(file: file, key: key, path: .plain)
  }
}
