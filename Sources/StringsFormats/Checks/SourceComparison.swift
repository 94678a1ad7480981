package import LocalizableStrings
import StringsSyntax

/// Compares the entries of a translation with those of its source language.
package struct SourceComparison {
  let language: Language
  let sourceLanguage: Language
  package let isOfOneLanguage: Bool
  /// How the source texts of the table are written.
  var habits = SourceHabits()

  package init(language: Language, sourceLanguage: Language) {
    self.language = language
    self.sourceLanguage = sourceLanguage
    // `Base.lproj` is most often English.
    isOfOneLanguage = language.code == (sourceLanguage == .base ? "en" : sourceLanguage.code)
  }

  /// Whether a text has several words, which are the same as in the source language.
  package func isUntranslated(_ entry: TranslationEntry, _ source: TranslationEntry) -> Bool {
    isUntranslated(
      CheckedEntry(entry, isReported: true), CheckedEntry(source, isReported: true))
  }

  /// `records` says which copies are accepted; `nil` if none can be.
  func diagnostics(
    of checked: CheckedEntry, comparedTo source: CheckedEntry, _ records: TranslationRecords?
  ) -> [Diagnostic] {
    guard !source.messages.isEmpty, !checked.messages.isEmpty else { return [] }
    var found: [Diagnostic] = []
    // An empty source text says nothing about arguments.
    let isBlank = source.texts.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    if checked.hasPercent || source.hasPercent, !isBlank {
      found =
        argumentDiagnostics(of: checked, source) + formDiagnostics(of: checked, source)
        + checked.escapedPercentDiagnostics(comparedTo: source)
    }
    // An empty text has a warning of its own.
    guard checked.texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }),
      // The source text of an object is in its storyboard.
      !(SourceKeys.isOfObject(source.entry.key) && source.entry.value.string == source.entry.key)
    else { return found }
    if checked.entry.state != .new, isUntranslated(checked, source),
      records?.translation(checked.entry, language, from: source.entry)?.isAccepted != true
    {
      let advice = records?.advice(checked.entry, language, accept: "accept it")
      found.append(
        checked.entry.diagnostic(
          .untranslated,
          "this text is the same as in \(sourceLanguage): translate it" + (advice ?? "")))
    }
    found += checked.edges.spaceProblems(comparedTo: source.edges, in: sourceLanguage).map {
      checked.entry.diagnostic(.edgeSpace, $0)
    }
    let isCopy = checked.texts == source.texts
    if let problem = checked.edges.punctuationProblem(
      in: language, comparedTo: source.edges, in: sourceLanguage, isCopy: isCopy)
    {
      found.append(checked.entry.diagnostic(.endPunctuation, problem))
    }
    if !isCopy { found += textDiagnostics(of: checked, comparedTo: source) }
    return found
  }

  /// The differences between the arguments of a text and those of the text in the development language.
  private func argumentDiagnostics(
    of checked: CheckedEntry, _ source: CheckedEntry
  ) -> [Diagnostic] {
    // In a key that is a text itself, the program may show arguments that the text leaves out.
    let key = ArgumentUse(.text(Format(checked.entry.key)))
    return checked.pairs(with: source).flatMap { (message, source) -> [Diagnostic] in
      let (own, source) = (ArgumentUse(message), ArgumentUse(source))
      let numbers = Set(own.positions).union(source.positions).sorted()
      return numbers.compactMap { (number) -> Diagnostic? in
        if source[number] == nil, key[number] != nil { return nil }
        if message.varies, source[number] != nil, own[number]?.isMixed == true { return nil }
        return difference(number, own[number], source[number]).map { code, severity, text in
          checked.entry.diagnostic(code, text, severity: severity)
        }
      }
    }.withoutDuplicates()
  }

  /// The differences that only some forms of a plural have.
  ///
  /// A form may leave out the number that decides which form is used: "One article".
  private func formDiagnostics(
    of checked: CheckedEntry, _ source: CheckedEntry
  ) -> [Diagnostic] {
    checked.pairs(with: source).flatMap { message, source in
      let arguments = ArgumentUse(source)
      let sourceForms = FormUse.all(in: source)
      let all = ArgumentUse(message)
      let forms = FormUse.all(in: message)
      let numbers = Set(forms.map(\.number))
      return forms.flatMap { form in
        let expected = form.expected(sourceForms) ?? Set(arguments.positions)
        return arguments.positions.compactMap { number -> Diagnostic? in
          // What all forms lack is reported already.
          guard let known = all[number] else { return nil }
          let name = form.category.rawValue
          if number == form.number {
            // Other forms may be for one number alone.
            guard form.category == .other, !form.positions.contains(number),
              sourceForms.contains(where: {
                $0.isOther(of: number) && $0.positions.contains(number)
              })
            else { return nil }
            return checked.entry.diagnostic(
              .numberNotShown,
              "'other' does not show the number, as it does in \(sourceLanguage): add it")
          }
          if !form.positions.contains(number) {
            guard expected.contains(number) else { return nil }
            return checked.entry.diagnostic(
              .placeholderMismatch,
              "the form '\(name)' lacks '\(known.placeholder)', which \(sourceLanguage) has; add it",
              severity: .warning)
          }
          guard !numbers.contains(number),
            known.isMixed || difference(number, known, arguments[number]) == nil,
            let own = form.own[number],
            let (code, severity, message) = difference(number, own, arguments[number])
          else { return nil }
          return checked.entry.diagnostic(
            code, "in the form '\(name)', \(message)", severity: severity)
        }
      }
    }.withoutDuplicates()
  }

  /// An error if a value would show wrongly, or none at all; otherwise a warning.
  private func difference(
    _ number: Int, _ own: ArgumentUse.Argument?, _ source: ArgumentUse.Argument?
  ) -> (Diagnostic.Code, Diagnostic.Severity, String)? {
    guard let own else {
      return source.map {
        (
          .placeholderMismatch, .warning,
          "this text lacks a '\($0.placeholder)' that \(sourceLanguage) has; add it"
        )
      }
    }
    guard let source else {
      let advice = own.hasPosition ? "remove it or correct its number" : "remove it"
      let message = "\(sourceLanguage) has no value for '\(own.placeholder)'; \(advice)"
      return (.placeholderMismatch, .error, message)
    }
    let change =
      "'\(own.placeholder)' stands where \(sourceLanguage) has '\(source.placeholder)'; write "
      + "'\(source.placeholder.positioned(own.hasPosition ? number : nil))'"
    if own.isObject, !own.isValue, source.isValue, !source.isObject {
      return (.objectPlaceholder, .error, change + ", or apps for Apple's systems crash")
    }
    if own.isValue, !own.isObject, source.isObject, !source.isValue {
      let result =
        own.isBytes ? "crash" : "show a wrong \(own.isNumber ? "number" : "character")"
      // A program of this package shows a text for `%s` and `%c`, but not for a number.
      return (
        own.isNumber ? .placeholderMismatch : .objectPlaceholder, .error,
        change + ", or apps for Apple's systems \(result)"
      )
    }
    guard own.kind != .any, own.kind != source.kind else { return nil }
    let isHarmless = source.kind == .any || (own.kind == .real && source.kind == .integer)
    return (.placeholderMismatch, isHarmless ? .warning : .error, change)
  }

  /// True if several words are the same as in the source language, which is another language.
  private func isUntranslated(_ checked: CheckedEntry, _ source: CheckedEntry) -> Bool {
    guard !isOfOneLanguage, checked.texts == source.texts else { return false }
    return checked.texts.contains(where: Self.hasSeveralWords)
  }

  /// The text with a word that is the same as in the source language; `nil` if it has none or several, or is in that language.
  func copiedWord(_ checked: CheckedEntry, _ source: CheckedEntry) -> String? {
    // Another language may have more forms, which are copies of these.
    guard !isOfOneLanguage, checked.texts.allSatisfy(source.texts.contains),
      !checked.texts.contains(where: Self.hasSeveralWords)
    else { return nil }
    return checked.texts.first { text in
      var hasLetter = false
      _ = Format(text).rewritten(words: { run in
        hasLetter = hasLetter || run.contains(where: \.isLetter)
        return run
      })
      return hasLetter
    }
  }

  /// Whether a text has several words outside placeholders and addresses.
  package static func hasSeveralWords(_ text: String) -> Bool {
    var words = 0
    _ = Format(text).rewritten(words: { run in
      for part in run.split(whereSeparator: \.isWhitespace) where !part.isAddress {
        words += Self.words(in: part)
      }
      return run
    })
    return words >= 2
  }

  /// The number of words of two or more letters that are not all capitals.
  private static func words(in text: Substring) -> Int {
    text.split { !$0.isLetter }.count { $0.count > 1 && $0.contains { !$0.isUppercase } }
  }
}

extension Message {
  /// Whether the message has forms, which are compared one by one where they use an argument in different ways.
  fileprivate var varies: Bool { if case .plural = self { true } else { false } }
}

extension FormUse {
  fileprivate func isOther(of number: Int) -> Bool { category == .other && self.number == number }

  /// The one-based positions of the arguments that the source text shows with this form, or else with its form for most
  /// numbers; `nil` if the source text has no forms for the number.
  fileprivate func expected(_ source: [FormUse]) -> Set<Int>? {
    let own = source.filter { $0.number == number }
    let same = own.filter { $0.category == category }
    let forms = same.isEmpty ? own.filter { $0.category == .other } : same
    return forms.dropFirst().reduce(forms.first?.positions) { $0?.intersection($1.positions) }
  }
}

extension Substring {
  /// Whether a word is an address: `https://a.org`, `a.org/b`, `jo@a.org`.
  fileprivate var isAddress: Bool {
    let bytes = Array(utf8)
    let inner = bytes.indices.dropFirst().dropLast()
    return contains("://")
      || inner.contains { index in
        let isBehindWord = bytes[index - 1].isLetter || bytes[index - 1].isDigit
        switch bytes[index] {
        case UInt8(ascii: "@"): return isBehindWord
        // No end of a sentence without a space behind it.
        case UInt8(ascii: "."):
          return isBehindWord && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index + 1])
        default: return false
        }
      }
  }
}

extension String {
  /// A placeholder with a position after the percent sign, if it has none.
  func positioned(_ position: Int?) -> String {
    guard let position, !contains("$") else { return self }
    return "%\(position)$" + dropFirst()
  }
}
