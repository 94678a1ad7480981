/// Reads messages from property list values, in the format of `.stringsdict` files.
struct MessageReader {
  private(set) var problems: [MessageProblem] = []

  mutating func message(_ value: PropertyListValue) -> Message? {
    let value = value.chosenVariant
    switch value {
    case .string(let text):
      return .text(format(text))
    case .dictionary:
      guard let key = value["NSStringLocalizedFormatKey"]?.string else { break }
      return .plural(plural(format: key, in: value))
    case .array, .data:
      break
    }
    problems.append(.notAMessage)
    return nil
  }

  private mutating func plural(format text: String, in value: PropertyListValue) -> PluralMessage {
    var variables: [String: PluralVariable] = [:]
    for pair in value.pairs ?? [] where pair.key != "NSStringLocalizedFormatKey" {
      variables[pair.key] = variable(pair.key, pair.value)
    }
    let message = PluralMessage(format: format(text), variables: variables)
    problems += ResolvedMessage(.plural(message)).problems
    return message
  }

  private mutating func variable(_ name: String, _ value: PropertyListValue) -> PluralVariable? {
    guard let pairs = value.pairs else {
      problems.append(.notAMessage)
      return nil
    }
    var forms: [PluralCategory: Format] = [:]
    for pair in pairs where !pair.key.hasPrefix("NSStringFormat") {
      guard let category = PluralCategory(rawValue: pair.key), let text = pair.value.string else {
        problems.append(.unknownForm(pair.key, variable: name))
        continue
      }
      forms[category] = format(text, ofForm: true)
    }
    if forms[.other] == nil { problems.append(.missingOther(variable: name)) }
    return PluralVariable(
      value: valueType(value["NSStringFormatValueTypeKey"]?.string ?? "@", variable: name),
      type: type(value["NSStringFormatSpecTypeKey"]?.string, variable: name),
      forms: forms)
  }

  /// Apple defines only cardinal rules; the name of the ordinal rules is ours, after theirs.
  private mutating func type(_ rule: String?, variable: String) -> PluralType {
    switch rule {
    case nil, "NSStringPluralRuleType": return .cardinal
    case "NSStringOrdinalRuleType": return .ordinal
    case let rule?:
      problems.append(.unknownRuleType(rule, variable: variable))
      return .cardinal
    }
  }

  private mutating func valueType(_ type: String, variable: String) -> Placeholder {
    let format = Format("%" + type)
    if let placeholder = format.placeholders.first, format.pieces.count == 1,
      [.any, .integer, .real].contains(placeholder.conversion.argumentKind),
      placeholder.position == nil
    {
      return placeholder
    }
    problems.append(.unknownValueType(type, variable: variable))
    return Placeholder(
      source: "%@", position: nil, flags: [], width: nil, precision: nil, conversion: .object)
  }

  private mutating func format(_ text: String, ofForm isForm: Bool = false) -> Format {
    let format = Format(text)
    problems += format.malformed.map(MessageProblem.malformedPlaceholder)
    if let problem = format.mixedPositions(ofForm: isForm) { problems.append(problem) }
    return format
  }
}

extension Format {
  /// The problem of placeholders of which only some have positions.
  ///
  /// In a form, the first one without a position takes the argument of the variable.
  fileprivate func mixedPositions(ofForm isForm: Bool) -> MessageProblem? {
    let written = placeholders.filter { !$0.isDoubtful }
    guard let positioned = written.first(where: { $0.position != nil }),
      let other = written.filter({ $0.position == nil }).dropFirst(isForm ? 1 : 0).first
    else { return nil }
    return .mixedPositions(positioned.source, other.source)
  }
}
