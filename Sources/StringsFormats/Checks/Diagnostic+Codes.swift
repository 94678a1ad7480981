public import StringsSyntax

extension Diagnostic.Code {
  // Errors about what cannot be read.
  /// A file or folder cannot be read.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
  /// A name or tag is not that of a language.
  public static let unknownLanguage = Self(rawValue: "unknown-language")
  /// A String Catalog is not valid JSON.
  public static let invalidJSON = Self(rawValue: "invalid-json")
  /// The JSON of a String Catalog lacks something, or has a value of the wrong type.
  public static let invalidCatalog = Self(rawValue: "invalid-catalog")
  /// A settings file has a setting or value that does not exist.
  public static let unknownSetting = Self(rawValue: "unknown-setting")

  /// A translation file cannot be edited without changing other texts, or not in its format.
  public static let notEdited = Self(rawValue: "not-edited")

  /// A conversion cannot keep something.
  public static let notConverted = Self(rawValue: "not-converted")

  // The checks of `Check.all`.
  /// A file in UTF-16 or UTF-32 has no byte order mark.
  public static let missingByteOrderMark = Self(rawValue: "missing-byte-order-mark")
  /// A String Catalog has an unknown translation state.
  public static let unknownState = Self(rawValue: "unknown-state")
  /// A String Catalog has an unknown kind of variation.
  public static let unknownVariation = Self(rawValue: "unknown-variation")
  /// A String Catalog says that the program no longer uses a key.
  public static let staleKey = Self(rawValue: "stale-key")
  /// A percent sign before a space is parsed as a placeholder.
  public static let doubtfulPlaceholder = Self(rawValue: "doubtful-placeholder")
  /// A translation file is in no table of its folder.
  public static let strayFile = Self(rawValue: "stray-file")
  /// A text without placeholders has `%%`.
  public static let escapedPercent = Self(rawValue: "escaped-percent")
  /// A placeholder shows a number with thousands that is probably a year.
  public static let groupedYear = Self(rawValue: "grouped-year")
  /// A source text has several arguments of one type that have no names.
  public static let unnamedArgument = Self(rawValue: "unnamed-argument")
  /// A translation has `%@` where the source text has a number or `%s`, or `%s` or `%c` for `%@`.
  public static let objectPlaceholder = Self(rawValue: "object-placeholder")
  /// A plural lacks a form that its language needs.
  public static let missingPluralForm = Self(rawValue: "missing-plural-form")
  /// A plural has a form that no number takes in its language.
  public static let needlessPluralForm = Self(rawValue: "needless-plural-form")
  /// A plural form is used for several numbers, but does not show the number.
  public static let numberNotShown = Self(rawValue: "number-not-shown")
  /// A text has a control character other than tab and line feed.
  public static let controlCharacter = Self(rawValue: "control-character")
  /// A text overrides its direction, or does not close an embedding or isolate.
  public static let bidiControl = Self(rawValue: "bidi-control")
  /// A text has U+FFFD.
  public static let replacementCharacter = Self(rawValue: "replacement-character")
  /// A text is empty or whitespace.
  public static let emptyValue = Self(rawValue: "empty-value")
  /// The state of a translation is new, stale or needs review.
  public static let unfinishedTranslation = Self(rawValue: "unfinished-translation")
  /// A language lacks a key of the development language.
  public static let missingTranslation = Self(rawValue: "missing-translation")
  /// A language has a key that the development language lacks.
  public static let unusedTranslation = Self(rawValue: "unused-translation")
  /// A translation takes other arguments than the source text.
  public static let placeholderMismatch = Self(rawValue: "placeholder-mismatch")
  /// The source text changed after the translation was made.
  public static let sourceChanged = Self(rawValue: "source-changed")
  /// A translation of several words is the same as the source text.
  public static let untranslated = Self(rawValue: "untranslated")
  /// A translation starts or ends with whitespace, unlike the source text, or the other way round.
  public static let edgeSpace = Self(rawValue: "edge-space")
  /// A translation ends with other punctuation than the source text.
  public static let endPunctuation = Self(rawValue: "end-punctuation")
  /// A translation has other placeholders with names than the source text.
  public static let namedPlaceholder = Self(rawValue: "named-placeholder")
  /// A translation lost a tag, or does not close one.
  public static let tagMismatch = Self(rawValue: "tag-mismatch")
  /// A translation has an entity of HTML that nothing decodes.
  public static let escapedEntity = Self(rawValue: "escaped-entity")
  /// A translation has two spaces between words.
  public static let doubledSpace = Self(rawValue: "doubled-space")
  /// A translation has two dots, or more than three.
  public static let repeatedDots = Self(rawValue: "repeated-dots")
  /// A bracket or quotation mark of a translation has no other side.
  public static let unbalancedBracket = Self(rawValue: "unbalanced-bracket")
  /// A translation lacks an address of the source text, or breaks it.
  public static let addressMismatch = Self(rawValue: "address-mismatch")
  /// A translation has another number than the source text.
  public static let numberMismatch = Self(rawValue: "number-mismatch")
  /// A translation lacks line breaks that matter, or has one too many.
  public static let lineBreak = Self(rawValue: "line-break")
  /// A translation lost a link of Markdown, or one side of emphasis.
  public static let markdownLost = Self(rawValue: "markdown-lost")
  /// A text was read in a wrong encoding and saved again.
  public static let decodedTwice = Self(rawValue: "decoded-twice")
  /// A language lacks a text of a library, such as the console of Sternik.
  public static let missingLibraryText = Self(rawValue: "missing-library-text")
  /// A key is meant for a library, which has no such text.
  public static let unknownLibraryText = Self(rawValue: "unknown-library-text")
  /// Two commands of a library are the same word.
  public static let sameCommand = Self(rawValue: "same-command")
  /// An ignore comment has a mistake.
  public static let unknownIgnore = Self(rawValue: "unknown-ignore")
  /// An ignore comment ignores nothing.
  public static let unusedIgnore = Self(rawValue: "unused-ignore")
}
