import StringsSyntax

/// An entry on its way through the checks, with its messages.
struct CheckedEntry {
  /// What shows on one device, or everywhere.
  struct Variant {
    var value: PropertyListValue
    var message: Message?
    var problems: [MessageProblem]
  }

  let file: TranslationFile
  let entry: TranslationEntry
  let variants: [Variant]

  init(file: TranslationFile, entry: TranslationEntry) {
    self.file = file
    self.entry = entry
    variants = (entry.value.variants?.map(\.value) ?? [entry.value]).map { value in
      var problems: [MessageProblem] = []
      let message = Message(value, problems: &problems)
      if case .text(let format) = message {
        // Only an entry with variables can have any put in.
        for case .variable(let name) in format.placeholders.map(\.conversion) {
          problems.append(.undefinedVariable(name))
        }
      }
      return Variant(value: value, message: message, problems: problems)
    }
  }

  var messages: [Message] { variants.compactMap(\.message) }

  /// Every text of the entry: the whole, and each form of a variable.
  var texts: [String] { messages.flatMap(\.texts) }

  func warning(
    _ code: Diagnostic.Code, _ message: String, at position: SourcePosition?? = nil
  ) -> Diagnostic {
    diagnostic(code, .warning, message, at: position)
  }

  func diagnostic(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ message: String,
    at position: SourcePosition?? = nil
  ) -> Diagnostic {
    Diagnostic(
      file: file.file, position: position ?? entry.valuePosition ?? entry.position,
      severity: severity, code: code, message: message)
  }
}

extension Message {
  /// The whole and each form of its variables, as written.
  var texts: [String] {
    switch self {
    case .text(let format): [format.source]
    case .plural(let plural):
      [plural.format.source]
        + plural.variables.sorted { $0.key < $1.key }.flatMap { _, variable in
          PluralCategory.allCases.compactMap { variable.forms[$0]?.source }
        }
    }
  }
}
