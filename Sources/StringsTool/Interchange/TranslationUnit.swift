package import StringsFormats
package import StringsSyntax

/// One text for a translator: a text of a key in the development language, and its translation.
package struct TranslationUnit: Hashable, Sendable {
  /// What a unit is about, in all formats.
  package struct Identity: Hashable, Sendable {
    /// The file with the source text, relative to the folder that was exported; `nil` if the format does not say.
    package var file: String?
    package var key: String
    package var path: TextPath

    package init(file: String?, key: String, path: TextPath) {
      self.file = file
      self.key = key
      self.path = path
    }

    /// The identifier as Xcode writes it.
    package var identifier: String {
      isInDictionary ? path.dictionaryIdentifier(of: key) : path.identifier(of: key)
    }

    /// Parses an identifier in a file.
    init(_ identifier: String, in file: String?) {
      self.init(file: file, key: identifier, path: .plain)
      if isInDictionary, let parsed = TextPath.parseDictionary(identifier) {
        (key, path) = parsed
      } else {
        (key, path) = TextPath.parse(identifier)
      }
    }

    private var isInDictionary: Bool { file?.hasSuffix(".stringsdict") == true }
  }

  package var identity: Identity
  package var comment: String?
  package var source: String
  /// `nil` if there is no translation yet.
  package var target: String?
  /// `new`, `needsReview` or `translated`.
  package var state: TranslationState
  /// Whether a file from a translator says the state; many platforms send the source text back without one.
  package var hasState = true
  /// Whether the program no longer uses the key.
  package var isStale = false
  /// Whether the state is that of all forms of a plural.
  package var sharesState = false
  /// The mark of the translation at the export; `nil` if a file does not say it.
  package var exported: ExportMark?
  /// Where it is in a file from a translator.
  package var position: SourcePosition?

  package init(
    identity: Identity, comment: String? = nil, source: String, target: String? = nil,
    state: TranslationState = .new, exported: ExportMark? = nil, position: SourcePosition? = nil
  ) {
    self.identity = identity
    self.comment = comment
    self.source = source
    self.target = target
    self.state = state
    self.exported = exported
    self.position = position
  }
}
