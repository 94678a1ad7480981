import LocalizableStrings
import StringsSyntax

/// What a target says about its translations, in a file `EmbedTexts.strings` beside them.
///
/// ```
/// developmentLanguage = pl;
/// access = public;
/// ```
struct CatalogSettings {
  static let fileName = "EmbedTexts.strings"

  /// Who may use what is generated.
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
      if let problem = take(entry) {
        diagnostics.append(
          Diagnostic(
            file: file, position: entry.valuePosition, severity: .error, code: .unknownSetting,
            message: problem))
      }
    }
  }

  /// - Returns: What is wrong with the entry, if anything.
  private mutating func take(_ entry: StringsEntry) -> String? {
    let value = entry.value.string ?? ""
    switch entry.key {
    case "developmentLanguage":
      guard let language = Language(value) else {
        return "\(SwiftLiteral.line(value)) is not the tag of a language"
      }
      developmentLanguage = language
    case "access":
      guard let access = Access(rawValue: value) else {
        let known = Access.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(SwiftLiteral.line(value)) is none of \(known)"
      }
      self.access = access
    default:
      return "there is no setting \(SwiftLiteral.line(entry.key))"
    }
    return nil
  }
}

extension Diagnostic.Code {
  static let unknownSetting = Self(rawValue: "unknown-setting")
}
