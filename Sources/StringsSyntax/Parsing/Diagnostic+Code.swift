extension Diagnostic {
  /// A kind of diagnostic: a stable name that tests and settings can rely on.
  ///
  /// It is open: a module that finds other mistakes adds its own names in an extension.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
  }
}

extension Diagnostic.Code {
  // Errors: the entry, or more, is not loaded.
  public static let expectedEqualsOrSemicolon = Self(rawValue: "expected-equals-or-semicolon")
  public static let expectedValue = Self(rawValue: "expected-value")
  public static let missingSemicolon = Self(rawValue: "missing-semicolon")
  public static let unexpectedCharacter = Self(rawValue: "unexpected-character")
  public static let unterminatedComment = Self(rawValue: "unterminated-comment")
  public static let unterminatedString = Self(rawValue: "unterminated-string")
  public static let unterminatedDictionary = Self(rawValue: "unterminated-dictionary")
  public static let unterminatedArray = Self(rawValue: "unterminated-array")
  public static let invalidData = Self(rawValue: "invalid-data")
  public static let invalidUnicodeEscape = Self(rawValue: "invalid-unicode-escape")
  public static let loneSurrogate = Self(rawValue: "lone-surrogate")
  public static let octalOutOfRange = Self(rawValue: "octal-out-of-range")
  public static let invalidEncoding = Self(rawValue: "invalid-encoding")
  public static let tooDeep = Self(rawValue: "too-deep")
  public static let invalidPropertyList = Self(rawValue: "invalid-plist")

  // Warnings.
  public static let unknownEscape = Self(rawValue: "unknown-escape")
  public static let nulCharacter = Self(rawValue: "nul-character")
  public static let duplicateKey = Self(rawValue: "duplicate-key")
  public static let duplicateKeyCanonical = Self(rawValue: "duplicate-key-canonical")
  public static let nonStringValue = Self(rawValue: "non-string-value")
}
