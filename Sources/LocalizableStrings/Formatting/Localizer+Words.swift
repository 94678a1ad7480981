extension Localizer {
  /// Joins items to a list in a sentence: `A, B, and C`.
  public func list(
    _ items: [String], type: ListType = .and, width: FormatWidth = .wide
  ) -> String {
    let isolates = storage.isolatesArguments
    // The direction of one item must not be that of the list.
    let items = items.map { item in
      isolates && storage.locale.hasOppositeDirection(item) ? item.isolated : item
    }
    return storage.formatted(storage.locale.formats.list(type, width).string(items))
  }

  /// The name of another language in this localizer's language, such as `Polish`.
  public func name(of other: Language) -> String {
    storage.formatted(other.name(in: formattingLanguage))
  }

  /// Whether a text sorts before another one in the user's language.
  ///
  /// ```swift
  /// names.sorted(by: Localizer.current.isOrdered(_:before:))
  /// ```
  public func isOrdered(_ left: String, before right: String) -> Bool {
    storage.locale.collator._withUnsafeGuaranteedRef { $0.compare(left, right) < 0 }
  }
}
