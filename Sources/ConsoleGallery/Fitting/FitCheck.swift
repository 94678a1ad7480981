internal import ConsoleDriver
package import ConsoleUI
package import LocalizableStrings

/// Finds what is wrong with the texts of a frame.
@MainActor package struct FitCheck {
  let stop: WalkthroughStop
  let trace: LookupTrace
  /// The language of the walk, in which each text should be.
  let language: Language
  /// The names of the program's languages in themselves, which each language shows alike; in lower case.
  private let autonyms: Set<String>
  private let isDataOfProgram: @MainActor (String) -> Bool
  /// What the walk has typed.
  private let typedTexts: Set<String>

  /// Creates a check of the frames of one walk, which looks texts up in a language of `localizer`.
  package init(
    stop: WalkthroughStop, trace: LookupTrace, of localizer: Localizer, typed: Set<String> = [],
    isData: @escaping @MainActor (String) -> Bool
  ) {
    (self.stop, self.trace) = (stop, trace)
    language = stop.language.language(for: localizer.developmentLanguage)
    autonyms = Set(
      (localizer.available + [localizer.developmentLanguage]).map { $0.autonym.lowercased() })
    isDataOfProgram = isData
    typedTexts = typed
  }

  /// Whether a text without a key is data of the program, by itself or with the signs that a control draws around it.
  func isData(_ text: String) -> Bool {
    let words = text.trimmed { !$0.isLetter && !$0.isNumber }
    if typedTexts.contains(text) || !words.isEmpty && typedTexts.contains(words) { return true }
    return isDataOfProgram(text) || autonyms.contains(words.lowercased())
      || !words.isEmpty && words != text && isDataOfProgram(words)
  }

  /// The findings of the frame on the screen of a console, and the keys of the texts that the user can read whole.
  package func result(in console: Console) -> (findings: [FitFinding], readableKeys: Set<String>) {
    let drawing = console.recordDrawing()
    return (
      findings(in: drawing, of: console.frame?.activeScreenType ?? ""), readableKeys(in: drawing)
    )
  }

  /// The keys of the texts of a recorded frame that the user can read whole.
  func readableKeys(in drawing: DrawingRecorder) -> Set<String> {
    Set(drawing.readableMarks.compactMap { trace.lookup(of: $0)?.key })
  }

  /// The findings of a recorded frame; `screen` is the type of its active screen.
  func findings(in drawing: DrawingRecorder, of screen: String) -> [FitFinding] {
    func finding(
      _ kind: FitFinding.Kind, _ lookup: LookupTrace.Lookup, _ rect: Rect? = nil
    ) -> FitFinding {
      FitFinding(
        kind: kind, key: lookup.key, text: lookup.text, stop: stop, screen: screen, rect: rect)
    }
    let faults = drawing.faults.compactMap { fault in
      if let lookup = fault.mark.flatMap(trace.lookup) {
        return kind(of: fault, in: lookup).map { finding($0, lookup, fault.rect) }
      }
      return kindWithoutKey(of: fault).map {
        FitFinding(
          kind: $0, key: "", text: fault.text, stop: stop, screen: screen, rect: fault.rect)
      }
    }
    let languageFindings = drawing.marks.compactMap { mark in
      trace.lookup(of: mark).flatMap { lookup in kind(of: lookup).map { finding($0, lookup) } }
    }
    return faults + languageFindings.sorted { $0.key < $1.key }
      + textsWithoutKey(in: drawing).map { text, rect in
        FitFinding(
          kind: .withoutKey, key: "", text: text, stop: stop, screen: screen, rect: rect)
      }
  }

  /// The texts without a key; only a pseudo-language shows that they come from no table.
  private func textsWithoutKey(in drawing: DrawingRecorder) -> [(text: String, rect: Rect)] {
    guard case .pseudo = stop.language else { return [] }
    return (drawing.textsWithoutMark + drawing.partsWithoutMark).filter { !isData($0.text) }
  }

  /// What is wrong with a text without a key, if it is the program's and was not drawn whole: it contains a text with a key, the
  /// localizer has formatted it, or the language is a pseudo-language.
  private func kindWithoutKey(of fault: DrawingFault) -> FitFinding.Kind? {
    let isPartOfLookup = fault.otherMarks.contains { trace.lookup(of: $0) != nil }
    let isFormatted = fault.mark != nil
    let isInPseudoLanguage = if case .pseudo = stop.language { true } else { false }
    guard isPartOfLookup || isFormatted || isInPseudoLanguage, !isData(fault.text) else {
      return nil
    }
    return switch fault.kind {
    case .cut: .cut
    // Data may be shortened, but not a number in a text. What stands alone may be in a pseudo-language, which no user reads.
    case .shortened where isFormatted && (isPartOfLookup || !isInPseudoLanguage): .shortened
    case .overlapped(let other): .overlapped(by: other)
    default: nil
    }
  }

  /// What is wrong with a text of a faulty one; `nil` if that is another part of it.
  private func kind(of fault: DrawingFault, in lookup: LookupTrace.Lookup) -> FitFinding.Kind? {
    switch fault.kind {
    case .cut: .cut
    case .shortened: .shortened
    case .hidden(let role): .hidden(role)
    case .overlapped(let other): .overlapped(by: other)
    case .covered: .covered
    case .control(let scalar):
      lookup.controls.contains(scalar) ? .control(scalar) : nil
    }
  }

  /// The fault of a text that is in another language, or in none.
  private func kind(of lookup: LookupTrace.Lookup) -> FitFinding.Kind? {
    guard let found = lookup.language else { return .missing }
    let isSame =
      switch stop.language {
      case .language: found.isWritten(as: language)
      // Only the region differs from the development language.
      case .pseudo: found == language
      }
    return isSame ? nil : .untranslated(found)
  }
}

extension String {
  /// The text without the characters at its ends that fulfil a condition.
  fileprivate func trimmed(while condition: (Character) -> Bool) -> String {
    let rest = drop(while: condition)
    return rest.lastIndex { !condition($0) }.map { String(rest[...$0]) } ?? ""
  }
}
