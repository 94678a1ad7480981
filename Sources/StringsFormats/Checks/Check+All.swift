import StringsSyntax

extension Check {
  /// Every check, by what it needs to know.
  ///
  /// Other arguments than the original takes are an error only where a value would show wrongly, or
  /// where there is none to show; an argument that is not used, or shown with needless fraction
  /// digits, is a warning.
  public static let all: [Check] = [
    Check(.duplicateKey, .file, "a key occurs twice"),
    Check(.duplicateKeyCanonical, .file, "two keys differ only by Unicode composition"),
    Check(.unknownEscape, .file, "a backslash that nothing needs"),
    Check(.nulCharacter, .file, "a NUL character in a text"),
    Check(.nonStringValue, .file, "a value that is neither text nor plural"),
    Check(.missingByteOrderMark, .file, "UTF-16 or UTF-32 that does not say so"),
    Check(.unknownState, .file, "a state that catalogs do not have"),
    Check(.unknownVariation, .file, "a text that varies by something unknown"),
    Check(.staleKey, .file, "a key that the program no longer has"),

    Check(.malformedPlaceholder, .file, "'%' with something that is no placeholder"),
    Check(.doubtfulPlaceholder, .file, "'% d', where a percent sign may be meant"),
    Check(.undefinedVariable, .file, "'%#@name@' without a variable of that name", .error),
    Check(.unusedVariable, .file, "a variable that no text mentions"),
    Check(.missingOther, .file, "a variable without the form 'other'"),
    Check(.unknownForm, .file, "a form that is no plural category"),
    Check(.unknownRuleType, .file, "a variable with rules that nobody knows"),
    Check(.unknownValueType, .file, "a variable whose value is no number"),
    Check(.nestedTooDeep, .file, "variables that lead into each other", .error),
    Check(.notAMessage, .file, "an entry that is neither text nor plural", .error),

    Check(.missingPluralForm, .language, "a form that the language needs is missing"),
    Check(.needlessPluralForm, .language, "a form that no number takes in the language"),
    Check(.numberNotShown, .language, "a form for several numbers that shows none"),
    Check(.controlCharacter, .file, "a control character in a text"),
    Check(.bidiControl, .file, "a direction that is forced or not ended"),
    Check(.replacementCharacter, .file, "U+FFFD: letters were lost"),
    Check(.emptyValue, .file, "an empty text"),
    Check(.unfinishedTranslation, .file, "a translation that is not finished"),

    Check(.missingTranslation, .original, "a key that a language lacks"),
    Check(.unusedTranslation, .original, "a key that the original does not have"),
    Check(
      .placeholderMismatch, .original,
      "other arguments than the original takes", .error),
    Check(.untranslated, .original, "several words that are as in the original"),
    Check(.edgeSpace, .original, "other space at an end than the original has"),
    Check(.endPunctuation, .original, "another mark at the end than in the original"),

    Check(.unknownIgnore, .file, "a comment that names no check to ignore"),
    Check(.unusedIgnore, .file, "a comment that ignores what is not there"),
  ]
}
