import LocalizableStrings

/// An entry, and the file it stands in.
struct TranslationPlace {
  var file: String
  var entry: TranslationEntry

  /// The kinds of its message's arguments, if it has a message.
  var arguments: [Int: ArgumentKind]? { Message(entry.value)?.arguments }

  func warning(_ code: Diagnostic.Code, _ message: String) -> Diagnostic {
    Diagnostic(
      file: file, position: entry.position, severity: .warning, code: code, message: message)
  }
}
