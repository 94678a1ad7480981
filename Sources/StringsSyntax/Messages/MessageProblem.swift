/// A problem in a message, independent of the file format.
public enum MessageProblem: Sendable, Hashable {
  /// A `%` that starts no placeholder; it is shown as written.
  case malformedPlaceholder(String)
  /// Placeholders with and without positions in one format.
  case mixedPositions(String, String)
  /// `%#@name@` without a variable of that name.
  case undefinedVariable(String)
  /// A variable that no format refers to.
  case unusedVariable(String)
  /// A variable without the form `other`, which every language needs.
  case missingOther(variable: String)
  /// A key in a variable that is not a plural category.
  case unknownForm(String, variable: String)
  /// A value type that is not a printf conversion of a number.
  case unknownValueType(String, variable: String)
  /// An unknown rule type; the cardinal rules are used.
  case unknownRuleType(String, variable: String)
  /// Variables that refer to each other endlessly or too deep.
  case nestedTooDeep(variable: String)
  /// A value that is neither a text nor a plural.
  case notAMessage
}

extension MessageProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedPlaceholder(let text):
      "'\(text)' is not a placeholder; correct it, or write '%%' for a percent sign"
    case .mixedPositions(let positioned, let other):
      "'\(other)' has no position, but '\(positioned)' has one; number them all, as in '%2$@'"
    case .undefinedVariable(let name):
      "'%#@\(name)@' refers to the variable '\(name)', which this entry does not have"
    case .unusedVariable(let name):
      "no text refers to the variable '\(name)'; write '%#@\(name)@' where its forms belong, or remove it"
    case .missingOther(let variable):
      "the variable '\(variable)' has no form 'other', which every language needs"
    case .unknownForm(let form, let variable):
      "'\(form)' in the variable '\(variable)' is not a plural form; the forms are "
        + PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownValueType(let type, let variable):
      "'\(type)' in the variable '\(variable)' is not the format of a number, such as 'd' or 'ld'"
    case .unknownRuleType(let type, let variable):
      "'\(type)' in the variable '\(variable)' is neither NSStringPluralRuleType nor "
        + "NSStringOrdinalRuleType"
    case .nestedTooDeep(let variable):
      "the variable '\(variable)' refers to other variables endlessly or too deep"
    case .notAMessage: "the value is neither a text nor a plural"
    }
  }
}

extension MessageProblem {
  /// The stable name of this kind of problem, for tests and settings.
  public var code: Diagnostic.Code {
    switch self {
    case .malformedPlaceholder: .malformedPlaceholder
    case .mixedPositions: .mixedPositions
    case .undefinedVariable: .undefinedVariable
    case .unusedVariable: .unusedVariable
    case .missingOther: .missingOther
    case .unknownForm: .unknownForm
    case .unknownValueType: .unknownValueType
    case .unknownRuleType: .unknownRuleType
    case .nestedTooDeep: .nestedTooDeep
    case .notAMessage: .notAMessage
    }
  }
}

extension Diagnostic.Code {
  /// A `%` starts no placeholder.
  public static let malformedPlaceholder = Self(rawValue: "malformed-placeholder")
  /// Some placeholders of a format have positions, others do not.
  public static let mixedPositions = Self(rawValue: "mixed-positions")
  /// A format refers to a plural variable that does not exist.
  public static let undefinedVariable = Self(rawValue: "undefined-variable")
  /// No format refers to a plural variable.
  public static let unusedVariable = Self(rawValue: "unused-variable")
  /// A plural variable has no form `other`.
  public static let missingOther = Self(rawValue: "missing-other")
  /// A form of a plural variable is not a plural category.
  public static let unknownForm = Self(rawValue: "unknown-form")
  /// The value type of a plural variable is not the conversion of a number.
  public static let unknownValueType = Self(rawValue: "unknown-value-type")
  /// The rule type of a plural variable is unknown.
  public static let unknownRuleType = Self(rawValue: "unknown-rule-type")
  /// Plural variables refer to each other endlessly or too deep.
  public static let nestedTooDeep = Self(rawValue: "nested-too-deep")
  /// A value is neither a text nor a plural.
  public static let notAMessage = Self(rawValue: "not-a-message")
}
