internal import ConsoleTexts
internal import ConsoleUI
internal import LocalizableStrings

/// Finds the keys of what is wrong with the texts of a frame.
@MainActor struct FitCheck {
  let stop: WalkthroughStop
  let trace: LookupTrace
  /// The language that texts are to be in.
  let language: Language

  /// The findings of the frame on the screen of a console.
  func findings(in console: Console) -> [FitFinding] {
    let drawing = console.recordDrawing()
    let screen = console.activeScreenType
    let lookups = trace.lookups.filter { lookup in
      lookup.text.contains { !$0.isWhitespace } && !lookup.key.hasPrefix(Self.linearPrefix)
    }
    let faults = drawing.faults.flatMap { fault in
      Self.longest(lookups.filter { Self.isPart($0, of: fault.text) }).map { lookup in
        FitFinding(
          kind: Self.kind(of: fault), key: lookup.key, text: lookup.text, stop: stop,
          screen: screen, rect: fault.rect)
      }
    }
    let languageFindings = lookups.compactMap { lookup -> FitFinding? in
      guard let kind = kind(of: lookup),
        drawing.texts.contains(where: { $0.contains(words: lookup.text) })
      else { return nil }
      return FitFinding(
        kind: kind, key: lookup.key, text: lookup.text, stop: stop, screen: screen, rect: nil)
    }
    return faults + languageFindings.sorted { $0.key < $1.key }
  }

  /// The keys of the console's texts that only the linear form shows.
  private static let linearPrefix = ConsoleTexts.keyPrefix + "linear."

  private static func kind(of fault: DrawingFault) -> FitFinding.Kind {
    switch fault.kind {
    case .cut: .cut
    case .hidden(let role): .hidden(role)
    case .overlapped(let other): .overlapped(by: other)
    }
  }

  /// What is wrong with a text by its language alone.
  private func kind(of lookup: LookupTrace.Lookup) -> FitFinding.Kind? {
    guard let found = lookup.language else { return .missing }
    let isSame =
      switch stop.language {
      case .language: found.code == language.code
      // Only the region differs from the development language.
      case .pseudo: found == language
      }
    return isSame ? nil : .untranslated(found)
  }

  /// Whether a text that was looked up may be in a text that was drawn.
  ///
  /// The console's own texts are single words, such as "open", that other texts contain by chance; nobody puts them together
  /// with others.
  private static func isPart(_ lookup: LookupTrace.Lookup, of text: String) -> Bool {
    if lookup.key.hasPrefix(ConsoleTexts.keyPrefix) {
      return text.trimmed(while: { !$0.isLetter }) == lookup.text.trimmed(while: { !$0.isLetter })
    }
    return lookup.text.contains { $0.isLetter || $0.isNumber } && text.contains(words: lookup.text)
  }

  /// The texts that are no part of a longer one.
  private static func longest(_ lookups: Set<LookupTrace.Lookup>) -> [LookupTrace.Lookup] {
    let sorted = lookups.sorted { ($0.text.count, $1.key) > ($1.text.count, $0.key) }
    var longest: [LookupTrace.Lookup] = []
    for lookup in sorted
    where !longest.contains(where: { $0.text != lookup.text && $0.text.contains(lookup.text) }) {
      longest.append(lookup)
    }
    return longest
  }
}

extension String {
  /// The text without characters at both ends that fulfil a condition.
  fileprivate func trimmed(while isTrimmed: (Character) -> Bool) -> Substring {
    let start = drop(while: isTrimmed)
    guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return start[...last]
  }

  /// Whether a text is a part of this one that neither begins nor ends inside a word.
  fileprivate func contains(words text: String) -> Bool {
    ranges(of: text).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return !Self.joins(before, text.first) && !Self.joins(text.last, after)
    }
  }

  private static func joins(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return (left.isLetter || left.isNumber) && (right.isLetter || right.isNumber)
  }
}
