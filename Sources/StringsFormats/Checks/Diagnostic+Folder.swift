import Foundation
public import StringsSyntax

extension Diagnostic.Code {
  // What cannot be read.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
  public static let unknownLanguage = Self(rawValue: "unknown-language")
  public static let invalidJSON = Self(rawValue: "invalid-json")
  public static let invalidCatalog = Self(rawValue: "invalid-catalog")

  // What `Check.all` explains.
  public static let missingByteOrderMark = Self(rawValue: "missing-byte-order-mark")
  public static let unknownState = Self(rawValue: "unknown-state")
  public static let unknownVariation = Self(rawValue: "unknown-variation")
  public static let staleKey = Self(rawValue: "stale-key")
  public static let doubtfulPlaceholder = Self(rawValue: "doubtful-placeholder")
  public static let missingPluralForm = Self(rawValue: "missing-plural-form")
  public static let needlessPluralForm = Self(rawValue: "needless-plural-form")
  public static let numberNotShown = Self(rawValue: "number-not-shown")
  public static let controlCharacter = Self(rawValue: "control-character")
  public static let bidiControl = Self(rawValue: "bidi-control")
  public static let replacementCharacter = Self(rawValue: "replacement-character")
  public static let emptyValue = Self(rawValue: "empty-value")
  public static let unfinishedTranslation = Self(rawValue: "unfinished-translation")
  public static let missingTranslation = Self(rawValue: "missing-translation")
  public static let unusedTranslation = Self(rawValue: "unused-translation")
  public static let placeholderMismatch = Self(rawValue: "placeholder-mismatch")
  public static let untranslated = Self(rawValue: "untranslated")
  public static let edgeSpace = Self(rawValue: "edge-space")
  public static let endPunctuation = Self(rawValue: "end-punctuation")
  public static let unknownIgnore = Self(rawValue: "unknown-ignore")
  public static let unusedIgnore = Self(rawValue: "unused-ignore")
}

extension Diagnostic {
  static func unreadable(_ url: URL, because reason: String) -> Diagnostic {
    Diagnostic(
      file: url.path, position: nil, severity: .error, code: .unreadableFile,
      message: "cannot be read: \(reason)")
  }
}
