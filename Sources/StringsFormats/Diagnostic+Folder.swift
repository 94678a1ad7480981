import Foundation
public import LocalizableStrings

extension Diagnostic.Code {
  /// A file or folder that cannot be read.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
  /// A `*.lproj` folder that is not named after a language.
  public static let unknownLanguage = Self(rawValue: "unknown-language")
  /// A key that is defined in the development language, but not in another one.
  public static let missingTranslation = Self(rawValue: "missing-translation")
  /// A key that is defined in another language, but not in the development language.
  public static let unusedTranslation = Self(rawValue: "unused-translation")
  /// A placeholder that takes another argument than in the development language.
  public static let placeholderMismatch = Self(rawValue: "placeholder-mismatch")
  /// A plural without a form that whole numbers need in its language.
  public static let missingPluralForm = Self(rawValue: "missing-plural-form")
}

extension Diagnostic {
  static func unreadable(_ url: URL, because reason: String) -> Diagnostic {
    Diagnostic(
      file: url.path, position: nil, severity: .error, code: .unreadableFile,
      message: "cannot be read: \(reason)")
  }
}
