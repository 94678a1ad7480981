import StringsFormats

/// The expression of a `Plural-Forms` header: which index of the forms a number takes.
struct PluralExpression {
  private indirect enum Node {
    case number(Int)
    case variable
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)
  }

  private let root: Node

  /// Parses an expression in C; `nil` if it is none, or nested too deeply.
  init?(_ text: String) {
    var parser = Parser(text)
    guard let root = parser.choice(depth: 0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// The index for a number; `nil` for a division by zero or a number that is too large.
  func index(for number: Int) -> Int? { Self.value(root, number) }

  private static func value(_ node: Node, _ number: Int) -> Int? {
    switch node {
    case .number(let value): return value
    case .variable: return number
    case .not(let inner): return value(inner, number).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let first, let second):
      return value(condition, number).flatMap { value($0 != 0 ? first : second, number) }
    case .binary(let sign, let left, let right):
      guard let first = value(left, number) else { return nil }
      if sign == "&&", first == 0 { return 0 }
      if sign == "||", first != 0 { return 1 }
      guard let second = value(right, number) else { return nil }
      return result(sign, first, second)
    }
  }

  private static func result(_ sign: String, _ left: Int, _ right: Int) -> Int? {
    func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    switch sign {
    case "&&", "||": return right != 0 ? 1 : 0
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "+": return exact(left.addingReportingOverflow(right))
    case "-": return exact(left.subtractingReportingOverflow(right))
    case "*": return exact(left.multipliedReportingOverflow(by: right))
    case "/": return right == 0 ? nil : exact(left.dividedReportingOverflow(by: right))
    default: return right == 0 ? nil : exact(left.remainderReportingOverflow(dividingBy: right))
    }
  }

  private struct Parser {
    private var rest: Substring.UTF8View
    private static let maximumDepth = 64
    /// The signs of each level, those that bind least first; of two, the longer one comes first.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    /// A real expression has some 200 bytes.
    init(_ text: String) { rest = Substring(text.utf8.prefix(2_000)).utf8 }

    var isAtEnd: Bool { rest.allSatisfy { $0 <= 0x20 } }

    mutating func choice(depth: Int) -> Node? {
      guard depth < Self.maximumDepth, let condition = binary(level: 0, depth: depth) else {
        return nil
      }
      guard take("?") else { return condition }
      guard let first = choice(depth: depth + 1), take(":"), let second = choice(depth: depth + 1)
      else { return nil }
      return .choice(condition, first, second)
    }

    private mutating func binary(level: Int, depth: Int) -> Node? {
      guard level < Self.levels.count else { return unary(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      // The tree leans to the left, so its depth is bounded too.
      var count = 0
      while let sign = Self.levels[level].first(where: { take($0) }) {
        count += 1
        guard count < Self.maximumDepth, let right = binary(level: level + 1, depth: depth) else {
          return nil
        }
        left = .binary(sign, left, right)
      }
      return left
    }

    private mutating func unary(depth: Int) -> Node? {
      guard depth < Self.maximumDepth else { return nil }
      if take("!") { return unary(depth: depth + 1).map(Node.not) }
      if take("(") {
        guard let inner = choice(depth: depth + 1), take(")") else { return nil }
        return inner
      }
      if take("n") { return .variable }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let number = Int(String(Substring(digits))) else { return nil }
      rest = rest[digits.endIndex...]
      return .number(number)
    }

    private mutating func take(_ sign: String) -> Bool {
      rest = rest.drop { $0 <= 0x20 }
      guard rest.starts(with: sign.utf8) else { return false }
      rest = rest.dropFirst(sign.utf8.count)
      return true
    }
  }
}
