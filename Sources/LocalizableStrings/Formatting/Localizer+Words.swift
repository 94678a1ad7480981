extension Localizer {
  /// Items joined as in a sentence: `A, B, and C`.
  public func list(
    _ items: [String], _ kind: ListKind = .and, width: WordWidth = .wide
  ) -> String {
    core.conventions.formats.list(kind, width).string(items)
  }

  /// What readers of this localizer's language call a language: `Polish`.
  public func name(of other: Language) -> String { other.name(for: formattingLanguage) }

  /// Whether a text comes before another in the reader's language.
  ///
  /// ```swift
  /// names.sorted(by: Localizer.current.isOrdered(_:before:))
  /// ```
  public func isOrdered(_ left: String, before right: String) -> Bool {
    core.conventions.order._withUnsafeGuaranteedRef { $0.compare(left, right) < 0 }
  }
}
