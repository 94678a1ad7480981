package import LocalizableStrings
package import StringsSyntax

/// What is known about each form of a translation.
package struct KnownTranslation: Sendable {
  /// A form, and what it is translated from.
  package struct Form: Sendable {
    package let text: TextForm
    package let source: TextForm
    package let state: State
    /// The hash of the source text that it was made from, if there is one.
    var recordedSource: String?
    /// Whether it was a copy of that.
    var wasCopy: Bool

    /// Whether it has the words of the source text.
    package var isCopy: Bool { text.hasWords && text.isCopy(of: source) }

    /// Whether an older source text was copied and has not been translated.
    package var isOutdatedCopy: Bool { state == .outdated && wasCopy }

    /// Whether it is as it was copied from the source; a text without words need not be translated.
    fileprivate var isUntouched: Bool {
      state == .copy || !text.hasWords && (wasCopy || recordedSource == SourceTexts.new)
    }
  }

  package enum State: Sendable {
    /// Nothing is known about this text.
    case unknown
    case current
    /// A copy of the source text that is right in the language.
    case accepted
    /// A copy of the source text that nobody has translated yet.
    case copy
    case toReview
    /// The source text has changed since.
    case outdated
  }

  package let forms: [Form]

  package func forms(_ states: State...) -> [Form] { forms.filter { states.contains($0.state) } }

  /// Whether all that has words is a copy that nobody has translated.
  package var isCopy: Bool {
    forms.contains { $0.state == .copy }
      && forms.allSatisfy { $0.state == .copy || !$0.text.hasWords }
  }

  /// Whether it has copies of the source text, and all of them are right in the language.
  package var isAccepted: Bool {
    forms.contains { $0.state == .accepted }
      && forms.allSatisfy { $0.state == .accepted || !$0.text.hasWords }
  }

  /// Whether a form is a copy, to review, or of an older source text.
  package var isUnfinished: Bool { !forms(.copy, .toReview, .outdated).isEmpty }

  /// The state in a String Catalog of the form that some keys lead to.
  package func state(at path: [String]) -> TranslationState {
    if isCopy { return .new }
    let form = forms.first { $0.text.path == path }
    switch form?.state {
    case .copy: return .new
    case .toReview where form?.text.text == "": return .new
    case .toReview, .outdated: return .needsReview
    case .unknown, .current, .accepted, nil: return .translated
    }
  }

  /// The value in which copies of older source texts are copies of the present ones; `nil` if there are none.
  ///
  /// A copy as a whole gets the forms of the source that the language takes. Its own forms stay if the source has them, or
  /// if they are copies of the form for most numbers: the source never had these.
  package func refreshed(
    _ translation: PropertyListValue, from source: PropertyListValue, in language: Language
  ) -> PropertyListValue? {
    let old = forms.filter { $0.isUntouched && !$0.text.isCopy(of: $0.source) }
    if isCopy, forms.allSatisfy(\.isUntouched) {
      let known = Set(source.textForms.map(\.path))
      let texts = Dictionary(forms.map { ($0.text.path, $0.text.hash) }) { _, last in last }
      let kept = forms.filter { form in
        let other = form.text.path.dropLast() + [PluralCategory.other.rawValue]
        return known.contains(form.text.path) || form.text.isCopy(of: form.source)
          || texts[Array(other)] == form.text.hash
      }
      let value = source.withForms(of: language).adding(kept.map { ($0.text.path, $0.source.text) })
      return value.hasSameForms(as: translation) ? nil : value
    }
    let texts = Dictionary(
      old.filter { $0.state == .copy }.compactMap { form in
        form.source.text.map { (form.text.path, $0) }
      }
    ) { _, last in last }
    return texts.isEmpty ? nil : translation.replacing(texts)
  }
}

extension SourceTexts {
  /// What the file knows about a translation of a source text.
  package func translation(
    at place: Place, _ translation: PropertyListValue, from source: PropertyListValue
  ) -> KnownTranslation {
    let lines = self[place]?.lines ?? []
    let sources = SourceForms(source)
    let forms = translation.textForms
    // An earlier version has one line for all forms.
    let isWhole = forms.first?.path != [] && lines.contains { $0.form.isEmpty }
    let whole = isWhole ? StableHash(translation).text : ""
    // Which form was edited is not known, so copies are not translated yet.
    let isHalfEdited =
      isWhole
      && lines.allSatisfy { line in
        line.form.isEmpty && line.translation != whole
          && [Self.new, Self.review].contains(line.source)
      }
    return KnownTranslation(
      forms: forms.map { form in
        let source = sources.form(for: form)
        // After a merge there may be lines about other translations, which say nothing about this one.
        let own = lines.filter { $0.form == form.name && $0.translation == form.hash }
        let shared =
          own.isEmpty && isWhole ? lines.filter { $0.form.isEmpty && $0.translation == whole } : []
        var recorded = (own + shared).map(\.source)
        if isHalfEdited, form.hasWords, form.isCopy(of: source) { recorded = [Self.new] }
        let last = recorded.last { !Self.words.contains($0) } ?? recorded.last
        return KnownTranslation.Form(
          text: form, source: source,
          state: Self.state(form, source, recorded, [source.hash, sources.whole.hash]),
          recordedSource: last, wasCopy: last == (own.isEmpty ? whole : form.hash))
      })
  }

  private static func state(
    _ form: TextForm, _ source: TextForm, _ recorded: [String], _ current: Set<String>
  ) -> KnownTranslation.State {
    if recorded.isEmpty { return .unknown }
    if recorded.allSatisfy({ $0 == new }) { return form.hasWords ? .copy : .current }
    // After a merge, an accepted line counts.
    if !current.isDisjoint(with: recorded) { return .current }
    if recorded.contains(accepted), form.isCopy(of: source) { return .accepted }
    return recorded.allSatisfy { $0 == review || $0 == new } ? .toReview : .outdated
  }

  /// Records the state of each form of a translation; of an unknown one, that it is current.
  package mutating func record(
    _ translation: KnownTranslation, at place: Place,
    as state: (KnownTranslation.Form) -> KnownTranslation.State = { $0.state }
  ) {
    set(
      translation.forms.map { form in
        let source =
          switch state(form) {
          case .unknown, .current: form.source.hash
          case .accepted: Self.accepted
          case .copy: Self.new
          case .toReview: Self.review
          case .outdated: form.recordedSource ?? Self.review
          }
        return Line(form: form.text.name, source: source, translation: form.text.hash)
      }, at: place)
  }

  /// Adds that forms may be copies of the source text, and keeps what is known about them.
  package mutating func announceCopies(_ forms: [TextForm], at place: Place) {
    var lines = self[place]?.lines ?? []
    for form in forms {
      let line = Line(form: form.name, source: Self.new, translation: form.hash)
      if !lines.contains(line) { lines.append(line) }
    }
    set(lines, at: place)
  }

  /// Whether a file has an accepted copy with the text of a form, or of this name: a conversion may change one of them.
  package func accepts(
    _ form: TextForm, of key: String, _ language: Language, in file: String
  ) -> Bool {
    let place = Place(part: Part(file: file, language: language.tag), key: key)
    return (self[place]?.lines ?? []).contains {
      $0.source == Self.accepted && ($0.translation == form.hash || $0.form == form.name)
    }
  }

  /// The hashes of the source text by which a key is found again under another name.
  package func sourceHashes(of place: Place) -> Set<String> {
    let lines = self[place]?.lines ?? []
    let main = lines.filter { Self.isMain($0.form) }.map(\.form).min()
    let all = lines.filter { $0.form.isEmpty || $0.form == main }
    // The hash of a copy is that of the source text.
    let copies = [Self.new, Self.accepted]
    return Set(all.map { copies.contains($0.source) ? $0.translation : $0.source })
  }

  /// The same of a source text.
  package static func sourceHashes(of source: PropertyListValue) -> Set<String> {
    let main = source.textForms.filter { isMain($0.name) }.min { $0.name < $1.name }
    return [StableHash(source).text, main?.hash ?? StableHash(source).text]
  }

  /// Whether it is the form for most numbers.
  private static func isMain(_ form: String) -> Bool {
    form.split(separator: ".").last == "other"
  }
}
