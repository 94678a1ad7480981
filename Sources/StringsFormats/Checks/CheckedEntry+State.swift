import LocalizableStrings
import StringsSyntax

extension TranslationEntry {
  /// Whether it is a text of space alone, or empty.
  package var isBlank: Bool { value.string?.allSatisfy(\.isWhitespace) == true }

  /// Whether other languages need a text for it.
  package var needsTranslation: Bool { isTranslatable && !isStale && !isBlank }

  /// Whether a translation may be empty: the source is, or has a word that other languages leave out.
  var mayBeEmptyElsewhere: Bool {
    isBlank || value.string.map(Self.emptyElsewhere.contains) == true
  }

  private static let emptyElsewhere: Set = ["and", "or", "of", "by", "to", "from", "with", "the"]

  /// Whether a text of the entry has letters outside placeholders.
  package var hasWords: Bool {
    CheckedEntry(self, isReported: true).texts.contains(where: \.hasWords)
  }
}

extension CheckedEntry {
  /// A state that says that the translation is not finished.
  ///
  /// Xcode leaves texts without words, and those that are no longer used or not to be translated, in the state `new`.
  func stateDiagnostics(
    _ language: Language, _ records: TranslationRecords
  ) -> [Diagnostic] {
    guard entry.isTranslatable, !entry.isStale, texts.contains(where: \.hasWords) else {
      return []
    }
    let forms = entry.formsInState
    let areSeveral = forms.count > 1
    let own = forms.isEmpty ? "this translation" : forms.named
    let message: String? =
      switch entry.state {
      case .new:
        (forms.isEmpty ? "this text" : own) + (areSeveral ? " are" : " is") + " not translated yet"
      case .needsReview:
        own + (areSeveral ? " need" : " needs") + " review"
          + (records.commands == nil
            ? ""
            : ": edit \(areSeveral ? "them" : "it")"
              + records.advice(entry, language, accept: "accept it"))
      case .stale: "the source text changed after \(own)"
      case .translated, nil: nil
      }
    return message.map { [entry.diagnostic(.unfinishedTranslation, $0)] } ?? []
  }
}

extension String {
  /// Whether a letter is outside placeholders.
  package var hasWords: Bool {
    Format(self).pieces.contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}
