extension Diagnostic {
  /// The stable name of a kind of diagnostic, for tests and settings.
  ///
  /// Other modules add the names of their own diagnostics in an extension.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name, such as `missing-semicolon`.
    public var rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
  }
}

extension Diagnostic.Code {
  /// A key is not followed by `=` or `;`.
  public static let expectedEqualsOrSemicolon = Self(rawValue: "expected-equals-or-semicolon")
  /// There is no value after `=`.
  public static let expectedValue = Self(rawValue: "expected-value")
  /// An entry does not end with a semicolon.
  public static let missingSemicolon = Self(rawValue: "missing-semicolon")
  /// There is something other than a key.
  public static let unexpectedCharacter = Self(rawValue: "unexpected-character")
  /// A block comment has no end.
  public static let unterminatedComment = Self(rawValue: "unterminated-comment")
  /// A string has no closing quote.
  public static let unterminatedString = Self(rawValue: "unterminated-string")
  /// A dictionary has no closing brace.
  public static let unterminatedDictionary = Self(rawValue: "unterminated-dictionary")
  /// An array has no closing parenthesis.
  public static let unterminatedArray = Self(rawValue: "unterminated-array")
  /// Data is not pairs of hexadecimal digits.
  public static let invalidData = Self(rawValue: "invalid-data")
  /// `\U` is not followed by a hexadecimal digit.
  public static let invalidUnicodeEscape = Self(rawValue: "invalid-unicode-escape")
  /// A `\U` escape is half of a surrogate pair.
  public static let loneSurrogate = Self(rawValue: "lone-surrogate")
  /// An octal escape has no character in the NextStep encoding.
  public static let octalOutOfRange = Self(rawValue: "octal-out-of-range")
  /// Bytes are ill-formed in the encoding of the file.
  public static let invalidEncoding = Self(rawValue: "invalid-encoding")
  /// Brackets are nested too deep.
  public static let tooDeep = Self(rawValue: "too-deep")
  /// An XML or binary property list cannot be read.
  public static let invalidPropertyList = Self(rawValue: "invalid-plist")
  /// A backslash does not start an escape sequence and is dropped.
  public static let unknownEscape = Self(rawValue: "unknown-escape")
  /// A text contains a NUL character.
  public static let nulCharacter = Self(rawValue: "nul-character")
  /// A key is defined again; the last definition counts.
  public static let duplicateKey = Self(rawValue: "duplicate-key")
  /// A key is canonically equivalent to an earlier one; the last definition counts.
  public static let duplicateKeyCanonical = Self(rawValue: "duplicate-key-canonical")
  /// A value is neither a string nor a plural.
  public static let nonStringValue = Self(rawValue: "non-string-value")
}
