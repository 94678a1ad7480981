public import StringsSyntax

/// A key and its value in a translation file of any format.
public struct TranslationEntry: Sendable, Hashable {
  /// The key that programs look up.
  public var key: String
  /// The text, or the dictionary of a plural.
  public var value: PropertyListValue
  /// The name of the file, as diagnostics give it.
  public var file: String
  /// The start of the key; `nil` in a binary property list, which has no lines.
  public var position: SourcePosition?
  /// The text of the comment that belongs to the entry, without comment markers.
  public var comment: String?
  /// The start of the value where it is far from the key, as in a String Catalog.
  public var valuePosition: SourcePosition?
  /// The state of the translation; `nil` in formats without states.
  public var state: TranslationState?
  /// The plural forms in that state, if other texts of the entry have a later one.
  package var formsInState: [PluralCategory] = []
  /// False if the entry is not to be translated into other languages.
  public var isTranslatable = true
  /// True if the file says that the program no longer uses the key.
  public var isStale = false

  /// Creates an entry that is to be translated and has no state.
  public init(
    key: String, value: PropertyListValue, file: String, position: SourcePosition? = nil,
    comment: String? = nil
  ) {
    self.key = key
    self.value = value
    self.file = file
    self.position = position
    self.comment = comment
  }

  /// A diagnostic at the value, or at the key with `atKey`.
  package func diagnostic(
    _ code: Diagnostic.Code, _ message: String, severity: Diagnostic.Severity = .warning,
    atKey: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: atKey ? position : valuePosition ?? position, severity: severity,
      code: code, message: message, key: key)
  }
}
