/// A message with its variables expanded and an argument assigned to each placeholder.
///
/// Placeholders without a position take the arguments in order, except those that a position in the same format names. In
/// a plural form the first of them takes the variable's own argument, and the others take the arguments after it.
package struct ResolvedMessage {
  package indirect enum Node {
    case text(String)
    case placeholder(ResolvedPlaceholder)
    /// A plural variable: the placeholder of its number, and the nodes of each form.
    case plural(ResolvedPlaceholder, PluralType, forms: [PluralCategory: [Node]])
  }

  package private(set) var nodes: [Node] = []
  /// All placeholders of all forms, with those of the variables and a placeholder for each `*`.
  private(set) var placeholders: [ResolvedPlaceholder] = []
  /// The first plural variable of each argument, by the zero-based index of the argument.
  private(set) var names: [Int: String] = [:]
  package private(set) var problems: [MessageProblem] = []

  private let variables: [String: PluralVariable]
  private var used: Set<String> = []
  /// The arguments that positions in the format name whose placeholders are resolved.
  private var named: Set<Int> = []
  private var size = 0

  /// Limits, because nested forms can grow exponentially.
  private static let maximumDepth = 8
  private static let maximumSize = 4_000

  package init(_ message: Message) {
    var nextArgument = 0
    switch message {
    case .text(let format):
      variables = [:]
      nodes = expand(format, nextArgument: &nextArgument, ownArgument: nil, depth: 0)
    case .plural(let message):
      variables = message.variables
      nodes = expand(message.format, nextArgument: &nextArgument, ownArgument: nil, depth: 0)
      let unused = variables.keys.filter { !used.contains($0) }.sorted()
      problems += unused.map(MessageProblem.unusedVariable)
    }
  }

  private mutating func expand(
    _ format: Format, nextArgument: inout Int, ownArgument: Int?, depth: Int
  ) -> [Node] {
    var ownArgument = ownArgument
    let outer = named
    named = format.namedArguments
    defer { named = outer }
    return format.pieces.map { piece in
      size += 1
      guard case .placeholder(let placeholder) = piece else {
        if case .text(let text) = piece { return .text(text) }
        return .text("")
      }
      if case .variable(let name) = placeholder.conversion {
        return expandVariable(name, placeholder, nextArgument: &nextArgument, depth: depth)
      }
      return .placeholder(
        resolve(placeholder, nextArgument: &nextArgument, ownArgument: &ownArgument))
    }
  }

  private mutating func resolve(
    _ placeholder: Placeholder, nextArgument: inout Int, ownArgument: inout Int?
  ) -> ResolvedPlaceholder {
    let width = argument(placeholder.width, nextArgument: &nextArgument)
    let precision = argument(placeholder.precision, nextArgument: &nextArgument)
    let argument: Int
    if let position = placeholder.position {
      argument = position - 1
    } else if let own = ownArgument {
      argument = own
      ownArgument = nil
    } else {
      argument = takeNext(&nextArgument)
    }
    let resolved = ResolvedPlaceholder(
      placeholder: placeholder, argument: argument, width: width, precision: precision)
    placeholders.append(resolved)
    return resolved
  }

  /// The next argument that no position names.
  private func takeNext(_ nextArgument: inout Int) -> Int {
    while named.contains(nextArgument) { nextArgument += 1 }
    defer { nextArgument += 1 }
    return nextArgument
  }

  private mutating func argument(_ measure: Placeholder.Measure?, nextArgument: inout Int) -> Int? {
    guard case .argument(let position) = measure else { return nil }
    let argument = position.map { $0 - 1 } ?? takeNext(&nextArgument)
    let star = Placeholder(
      source: "*", position: position, flags: [], width: nil, precision: nil, conversion: .integer)
    placeholders.append(ResolvedPlaceholder(placeholder: star, argument: argument))
    return argument
  }

  private mutating func expandVariable(
    _ name: String, _ placeholder: Placeholder, nextArgument: inout Int, depth: Int
  ) -> Node {
    let argument = placeholder.position.map { $0 - 1 } ?? takeNext(&nextArgument)
    used.insert(name)
    guard let variable = variables[name] else {
      add(.undefinedVariable(name))
      return .text(placeholder.source)
    }
    guard depth < ResolvedMessage.maximumDepth, size < ResolvedMessage.maximumSize else {
      add(.nestedTooDeep(variable: name))
      return .text(placeholder.source)
    }
    var value = variable.value
    // A variable without any text only skips an argument, of whatever type.
    if variable.forms.values.allSatisfy(\.source.isEmpty) { value.conversion = .object }
    let number = ResolvedPlaceholder(placeholder: value, argument: argument, isVariable: true)
    placeholders.append(number)
    names[argument] = names[argument] ?? name
    let start = max(nextArgument, argument + 1)
    var forms: [PluralCategory: [Node]] = [:]
    for category in PluralCategory.allCases {
      guard let form = variable.forms[category] else { continue }
      var end = start
      forms[category] = expand(form, nextArgument: &end, ownArgument: argument, depth: depth + 1)
      if end > start { nextArgument = max(nextArgument, end) }
    }
    return .plural(number, variable.type, forms: forms)
  }

  private mutating func add(_ problem: MessageProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension Format {
  /// The zero-based indices of the arguments that positions name, if other placeholders have none.
  fileprivate var namedArguments: Set<Int> {
    let placeholders = placeholders
    guard placeholders.contains(where: { $0.position == nil }) else { return [] }
    return Set(placeholders.compactMap(\.position).map { $0 - 1 })
  }
}

/// A placeholder with the zero-based indices of the arguments that it takes.
package struct ResolvedPlaceholder {
  package var placeholder: Placeholder
  package var argument: Int
  /// The argument that is the width.
  package var width: Int?
  /// The argument that is the precision.
  package var precision: Int?
  /// True for the number of a plural variable, which decides the form.
  package var isVariable = false

  var kind: ArgumentKind { placeholder.conversion.argumentKind }
}
