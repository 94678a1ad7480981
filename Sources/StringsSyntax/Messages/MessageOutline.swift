/// A message with its variables put in their places and an argument assigned to each placeholder.
///
/// Placeholders without a position take the arguments in order. In a variable's form the first of
/// them shows the variable's own number, and what is nested takes the arguments after it.
package struct MessageOutline {
  package indirect enum Node {
    case text(String)
    case value(Use)
    case choice(Use, PluralType, forms: [PluralCategory: [Node]])
  }

  /// A placeholder and the arguments it takes, counted from zero.
  package struct Use {
    package var placeholder: Placeholder
    package var argument: Int
    package var width: Int?
    package var precision: Int?

    var kind: ArgumentKind { placeholder.conversion.argumentKind }
  }

  package private(set) var nodes: [Node] = []
  private(set) var uses: [Use] = []
  /// The first variable that each argument chooses the form of.
  private(set) var names: [Int: String] = [:]
  private(set) var problems: [MessageProblem] = []

  private let variables: [String: PluralVariable]
  private var used: Set<String> = []
  private var size = 0

  /// Deeper or larger messages are hardly meant, and forms of forms grow without bound.
  private static let greatestDepth = 8
  private static let greatestSize = 4_000

  package init(_ message: Message) {
    var cursor = 0
    switch message {
    case .text(let format):
      variables = [:]
      nodes = expand(format, cursor: &cursor, own: nil, depth: 0)
    case .plural(let message):
      variables = message.variables
      nodes = expand(message.format, cursor: &cursor, own: nil, depth: 0)
      let unused = variables.keys.filter { !used.contains($0) }.sorted()
      problems += unused.map(MessageProblem.unusedVariable)
    }
  }

  private mutating func expand(
    _ format: Format, cursor: inout Int, own: Int?, depth: Int
  ) -> [Node] {
    var own = own
    return format.pieces.map { piece in
      size += 1
      guard case .placeholder(let placeholder) = piece else {
        if case .text(let text) = piece { return .text(text) }
        return .text("")
      }
      if case .variable(let name) = placeholder.conversion {
        return expandVariable(name, placeholder, cursor: &cursor, depth: depth)
      }
      return .value(use(placeholder, cursor: &cursor, own: &own))
    }
  }

  private mutating func use(
    _ placeholder: Placeholder, cursor: inout Int, own: inout Int?
  ) -> Use {
    let width = argument(placeholder.width, cursor: &cursor)
    let precision = argument(placeholder.precision, cursor: &cursor)
    let argument: Int
    if let position = placeholder.position {
      argument = position - 1
    } else if let number = own {
      argument = number
      own = nil
    } else {
      argument = cursor
      cursor += 1
    }
    let use = Use(
      placeholder: placeholder, argument: argument, width: width, precision: precision)
    uses.append(use)
    return use
  }

  private mutating func argument(_ measure: Placeholder.Measure?, cursor: inout Int) -> Int? {
    guard case .argument(let position) = measure else { return nil }
    let argument = position.map { $0 - 1 } ?? cursor
    if position == nil { cursor += 1 }
    let star = Placeholder(
      source: "*", position: position, flags: [], width: nil, precision: nil, conversion: .integer)
    uses.append(Use(placeholder: star, argument: argument))
    return argument
  }

  private mutating func expandVariable(
    _ name: String, _ placeholder: Placeholder, cursor: inout Int, depth: Int
  ) -> Node {
    let argument = placeholder.position.map { $0 - 1 } ?? cursor
    if placeholder.position == nil { cursor += 1 }
    used.insert(name)
    guard let variable = variables[name] else {
      note(.undefinedVariable(name))
      return .text(placeholder.source)
    }
    guard depth < MessageOutline.greatestDepth, size < MessageOutline.greatestSize else {
      note(.nestedTooDeep(variable: name))
      return .text(placeholder.source)
    }
    let use = Use(placeholder: variable.value, argument: argument)
    uses.append(use)
    names[argument] = names[argument] ?? name
    let start = max(cursor, argument + 1)
    var forms: [PluralCategory: [Node]] = [:]
    for category in PluralCategory.allCases {
      guard let form = variable.forms[category] else { continue }
      var end = start
      forms[category] = expand(form, cursor: &end, own: argument, depth: depth + 1)
      if end > start { cursor = max(cursor, end) }
    }
    return .choice(use, variable.type, forms: forms)
  }

  private mutating func note(_ problem: MessageProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
