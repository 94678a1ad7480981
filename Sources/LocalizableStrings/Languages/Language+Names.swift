internal import CICU

extension Language {
  /// What its own speakers call it: `polski`.
  public var autonym: String { name(for: self) }

  /// What readers of another language call it; its tag if they have no name for it.
  public func name(for reader: Language) -> String {
    ICUText.read { cicu_language_name(tag, reader.tag, $0, $1) } ?? tag
  }
}
