/// Writes one message with its arguments, in one language.
///
/// Whatever the message asks for, it gets text: an argument that is missing or of the wrong kind becomes a
/// marker such as `⟨%2$d⟩` and is noted as a problem.
struct MessageRendering {
  let rules: LanguageRules
  let arguments: [Argument]
  private(set) var problems: [LocalizationProblem.Reason] = []
  private var variables: [String: PluralMessage.Variable] = [:]

  /// Variables inside of variables, deeper than this, are not followed.
  private static let depthLimit = 8

  init(rules: LanguageRules, arguments: [Argument]) {
    self.rules = rules
    self.arguments = arguments
  }

  mutating func text(of message: Message) -> String {
    switch message {
    case .text(let format): return text(of: format, firstArgument: 0, depth: 0)
    case .plural(let plural):
      variables = plural.variables
      return text(of: plural.format, firstArgument: 0, depth: 0)
    }
  }

  private mutating func text(of format: Format, firstArgument: Int, depth: Int) -> String {
    if case .literal(let text)? = format.pieces.first, format.pieces.count == 1 { return text }
    var text = ""
    var next = firstArgument
    for piece in format.pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .placeholder(let placeholder):
        text += written(placeholder, next: &next, depth: depth)
      }
    }
    return text
  }

  private mutating func written(
    _ placeholder: Placeholder, next: inout Int, depth: Int
  ) -> String {
    let width = count(placeholder.width, next: &next)
    let precision = count(placeholder.precision, next: &next)
    let index = placeholder.position.map { $0 - 1 } ?? next
    if placeholder.position == nil { next += 1 }
    guard arguments.indices.contains(index) else {
      return marker(for: placeholder, .missingArgument(placeholder.source))
    }
    if case .variable(let name) = placeholder.conversion {
      return form(of: name, argument: index, placeholder, depth: depth)
    }
    let writing = ArgumentWriting(
      rules: rules, placeholder: placeholder, width: width, precision: precision)
    guard let text = writing.text(of: arguments[index]) else {
      return marker(for: placeholder, .wrongArgument(placeholder.source))
    }
    return text
  }

  private mutating func form(
    of name: String, argument index: Int, _ placeholder: Placeholder, depth: Int
  ) -> String {
    guard depth < Self.depthLimit, let variable = variables[name] else {
      return marker(for: placeholder, .missingVariable(name))
    }
    guard let category = category(of: arguments[index], in: variable) else {
      return marker(for: placeholder, .wrongArgument(placeholder.source))
    }
    guard let form = variable.form(for: category) else {
      return marker(for: placeholder, .missingForm(name, category))
    }
    return text(of: form, firstArgument: index, depth: depth + 1)
  }

  /// The plural category of a number as it will be written; `zero` is taken for exactly 0 where there is
  /// such a form, whatever the language says.
  private func category(
    of argument: Argument, in variable: PluralMessage.Variable
  ) -> PluralCategory? {
    switch argument {
    case .integer(0), .unsigned(0), .number(0):
      if variable.forms[.zero] != nil { return .zero }
    default: break
    }
    return rules.category(of: argument)
  }

  private mutating func count(_ count: Placeholder.Count?, next: inout Int) -> Int? {
    switch count {
    case nil: return nil
    case .fixed(let number): return number
    case .argument(let position):
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index), case .integer(let number) = arguments[index] else {
        problems.append(.missingArgument("*"))
        return nil
      }
      return Int(max(-1000, min(1000, number)))
    }
  }

  private mutating func marker(
    for placeholder: Placeholder, _ problem: LocalizationProblem.Reason
  ) -> String {
    problems.append(problem)
    return "⟨\(placeholder.source)⟩"
  }
}
