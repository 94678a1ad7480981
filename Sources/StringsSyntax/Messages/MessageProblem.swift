/// What is wrong with a message, whatever file it came from.
public enum MessageProblem: Sendable, Hashable {
  /// `%` with something that is no placeholder: it shows as written.
  case malformedPlaceholder(String)
  /// `%#@name@` without a variable of that name.
  case undefinedVariable(String)
  /// A variable that nothing refers to.
  case unusedVariable(String)
  /// A variable that lacks the form `other`, which every language needs.
  case missingOther(variable: String)
  /// A key in a variable that is no plural category.
  case unknownForm(String, variable: String)
  /// A value type that is no printf conversion of a number.
  case unknownValueType(String, variable: String)
  /// A rule type that is not known: the numbers are taken as cardinal ones.
  case unknownRuleType(String, variable: String)
  /// Variables that refer to each other, without end or too deep.
  case nestedTooDeep(variable: String)
  /// A value that is neither a text nor a dictionary with plural rules.
  case notAMessage
}

extension MessageProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedPlaceholder(let text):
      "'\(text)' is no placeholder; write '%%' for a percent sign"
    case .undefinedVariable(let name): "there is no variable '\(name)'"
    case .unusedVariable(let name): "the variable '\(name)' is not used"
    case .missingOther(let variable): "the variable '\(variable)' has no form 'other'"
    case .unknownForm(let form, let variable):
      "'\(form)' in the variable '\(variable)' is no plural category"
    case .unknownValueType(let type, let variable):
      "'\(type)' in the variable '\(variable)' is no number's format"
    case .unknownRuleType(let type, let variable):
      "'\(type)' in the variable '\(variable)' is neither NSStringPluralRuleType nor "
        + "NSStringOrdinalRuleType"
    case .nestedTooDeep(let variable): "the variable '\(variable)' leads too deep into others"
    case .notAMessage: "the value is neither a text nor a plural"
    }
  }
}

extension MessageProblem {
  /// The name that tests and settings can rely on.
  public var code: Diagnostic.Code {
    switch self {
    case .malformedPlaceholder: .malformedPlaceholder
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
  public static let malformedPlaceholder = Self(rawValue: "malformed-placeholder")
  public static let undefinedVariable = Self(rawValue: "undefined-variable")
  public static let unusedVariable = Self(rawValue: "unused-variable")
  public static let missingOther = Self(rawValue: "missing-other")
  public static let unknownForm = Self(rawValue: "unknown-form")
  public static let unknownValueType = Self(rawValue: "unknown-value-type")
  public static let unknownRuleType = Self(rawValue: "unknown-rule-type")
  public static let nestedTooDeep = Self(rawValue: "nested-too-deep")
  public static let notAMessage = Self(rawValue: "not-a-message")
}
