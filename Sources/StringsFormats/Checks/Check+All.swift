import StringsSyntax

extension Check {
  /// Every check: of files, of messages, of plural forms and characters, of translations against the
  /// development language, of the texts of a library, and of ignore comments.
  public static let all: [Check] = [
    Check(.duplicateKey, .file, "a key occurs twice"),
    Check(.duplicateKeyCanonical, .file, "two keys differ only in Unicode composition"),
    Check(.unknownEscape, .file, "a needless backslash"),
    Check(.nulCharacter, .file, "a NUL character in a text"),
    Check(.nonStringValue, .file, "a value that is neither text nor plural"),
    Check(.missingByteOrderMark, .file, "UTF-16 or UTF-32 without a byte order mark"),
    Check(.unknownState, .file, "an unknown translation state"),
    Check(.unknownVariation, .file, "an unknown kind of variation"),
    Check(.staleKey, .file, "a key that the program no longer uses"),
    Check(.strayFile, .folder, "a file in no folder of a language"),
    Check(.unknownLanguage, .folder, "a folder, or a localization, of no language", .error),

    Check(.malformedPlaceholder, .file, "'%' that does not begin a valid placeholder"),
    Check(.doubtfulPlaceholder, .file, "'% d' for '%% d', or '% @' for '%@'"),
    Check(.mixedPositions, .file, "only some placeholders have positions"),
    Check(.escapedPercent, .source, "'%%' where the source text has '%'"),
    Check(.groupedYear, .source, "a year that is shown as 2,026"),
    Check(.unnamedArgument, .file, "arguments of one type without names", isOnByDefault: false),
    Check(.undefinedVariable, .file, "'%#@name@' without a variable of that name", .error),
    Check(.unusedVariable, .file, "a variable that no text uses"),
    Check(.missingOther, .file, "a variable without the form 'other'"),
    Check(.unknownForm, .file, "a form that is not a plural category"),
    Check(.unknownRuleType, .file, "a variable with an unknown rule type"),
    Check(.unknownValueType, .file, "a variable whose value is not a number"),
    Check(.nestedTooDeep, .file, "variables nested too deeply or in a cycle", .error),
    Check(.notAMessage, .file, "an entry that is neither text nor plural", .error),

    Check(.missingPluralForm, .language, "a form that the language needs is missing"),
    Check(.needlessPluralForm, .language, "a form that no number takes in the language"),
    Check(.numberNotShown, .language, "a form for several numbers that shows none"),
    Check(.controlCharacter, .file, "a control character in a text"),
    Check(.bidiControl, .file, "a text direction overridden or not closed"),
    Check(.replacementCharacter, .file, "U+FFFD: characters were lost"),
    Check(.emptyValue, .file, "an empty text"),
    Check(.unfinishedTranslation, .file, "a translation that is not finished"),

    Check(.missingTranslation, .source, "a key that a language lacks"),
    Check(.unusedTranslation, .source, "a key that the development language lacks"),
    Check(
      .placeholderMismatch, .source,
      "other arguments than in the source text", .error),
    Check(.objectPlaceholder, .source, "'%@' for '%d' or '%s', or '%s' for '%@'", .error),
    Check(.sourceChanged, .folder, "a source text newer than its translation"),
    Check(.untranslated, .source, "several words as in the source text"),
    Check(.edgeSpace, .source, "whitespace at an end unlike the source text"),
    Check(.endPunctuation, .source, "end punctuation unlike the source text"),
    Check(.namedPlaceholder, .source, "'${name}' or '{name}' unlike the source text", .error),
    Check(.tagMismatch, .source, "a tag that is lost or not closed", isOnByDefault: false),
    Check(.escapedEntity, .source, "'&amp;' where the source text has '&'"),
    Check(.doubledSpace, .source, "two spaces between words"),
    Check(.repeatedDots, .source, "two dots, or more than three"),
    Check(.unbalancedBracket, .source, "a bracket or quotation mark without its pair"),
    Check(.addressMismatch, .source, "an address lost, broken or changed", isOnByDefault: false),
    Check(
      .numberMismatch, .source, "another number than in the source text", isOnByDefault: false),
    Check(.lineBreak, .source, "line breaks unlike the source text"),
    Check(.markdownLost, .source, "a link of Markdown lost, '**' not closed"),
    Check(.decodedTwice, .source, "'Ã©' for 'é'"),

    Check(.missingLibraryText, .folder, "a text of a library that a language lacks"),
    Check(.unknownLibraryText, .file, "a key of no text of a library"),
    Check(.sameCommand, .file, "two commands of a library are the same word"),

    Check(.unknownIgnore, .file, "a comment that names no check to ignore"),
    Check(.unusedIgnore, .file, "a comment that ignores nothing"),
  ]
}
