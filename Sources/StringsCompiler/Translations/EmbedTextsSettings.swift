import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The settings of a target for the plugin, in the file `EmbedTexts.strings` in its translation folder.
///
/// ```
/// developmentLanguage = pl;
/// access = public;
/// ```
struct EmbedTextsSettings {
  static let fileName = Diagnostic.embedTextsSettingsName

  /// The access level of the generated declarations.
  enum Access: String, CaseIterable {
    case `internal`
    case `public`
  }

  var developmentLanguage: Language?
  var access = Access.internal
  var diagnostics: [Diagnostic] = []

  init() {}

  init(bytes: [UInt8], file: String) {
    let document = StringsDocument(bytes: bytes, file: file)
    diagnostics = document.diagnostics
    for entry in document.entries {
      if let problem = apply(entry) {
        diagnostics.append(
          Diagnostic(
            file: file, position: entry.valuePosition, severity: .error, code: .unknownSetting,
            message: problem))
      }
    }
  }

  /// - Returns: The message about a setting or value that does not exist.
  private mutating func apply(_ entry: StringsEntry) -> String? {
    let value = entry.value.string ?? ""
    switch entry.key {
    case "developmentLanguage":
      guard let language = Language(value) else {
        return "\(SwiftLiteral.line(value)) is not a language tag"
      }
      developmentLanguage = language
    case "access":
      guard let access = Access(rawValue: value) else {
        let known = Access.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(SwiftLiteral.line(value)) is not one of \(known)"
      }
      self.access = access
    default:
      return "unknown setting \(SwiftLiteral.line(entry.key))"
    }
    return nil
  }
}
