import LocalizableStrings
import StringsSyntax

/// How the texts of a message can begin and end, whatever forms its numbers take.
struct MessageEnds {
  private let language: Language
  private var marks: Set<EndMark> = []
  private var leading: Set<Bool> = []
  private var trailing: Set<Bool> = []
  private var opensQuestion = false
  private var size = 0

  /// Variables in variables are followed so deep.
  private static let greatestDepth = 8
  private static let greatestSize = 4_000

  init(_ language: Language) { self.language = language }

  mutating func add(_ message: Message) {
    switch message {
    case .text(let format): add(format, variables: [:], depth: 0, atStart: true, atEnd: true)
    case .plural(let plural):
      add(plural.format, variables: plural.variables, depth: 0, atStart: true, atEnd: true)
    }
  }

  /// What is wrong with the space at either end.
  func spaceProblems(comparedTo original: MessageEnds) -> [String] {
    [
      Self.difference(leading, original.leading, "starts", original.language),
      Self.difference(trailing, original.trailing, "ends", original.language),
    ].compactMap { $0 }
  }

  /// What is wrong with the mark at the end.
  func markProblem(comparedTo original: MessageEnds) -> String? {
    let unused = EndMark.unused(in: language)
    let expected = original.marks
    if !expected.isEmpty, let mark = marks.subtracting(expected).min(),
      !(mark == .none && !expected.isDisjoint(with: unused))
    {
      let marks = expected.sorted().map(\.rawValue).joined(separator: " or ")
      return "this text ends with \(mark.rawValue), that in \(original.language) with \(marks)"
    }
    if language.code == "es", marks == [.question], expected == [.question], !opensQuestion {
      return "a question in Spanish begins with '¿'"
    }
    return nil
  }

  private static func difference(
    _ own: Set<Bool>, _ other: Set<Bool>, _ verb: String, _ original: Language
  ) -> String? {
    guard own.count == 1, other.count == 1, let has = own.first, own != other else { return nil }
    return has
      ? "this text \(verb) with space, unlike that in \(original)"
      : "that in \(original) \(verb) with space, this text does not"
  }

  private mutating func add(
    _ format: Format, variables: [String: PluralVariable], depth: Int, atStart: Bool, atEnd: Bool
  ) {
    guard depth < Self.greatestDepth, size < Self.greatestSize else { return }
    size += format.pieces.count
    for (index, piece) in format.pieces.enumerated() {
      let isFirst = atStart && index == 0
      let isLast = atEnd && index == format.pieces.count - 1
      switch piece {
      case .text(let text):
        if text.contains("¿") { opensQuestion = true }
        if isFirst { leading.insert(text.first?.isWhitespace == true) }
        if isLast { addEnd(text) }
      case .placeholder(let placeholder):
        if case .variable(let name) = placeholder.conversion, let variable = variables[name] {
          for form in variable.forms.values {
            add(form, variables: variables, depth: depth + 1, atStart: isFirst, atEnd: isLast)
          }
        } else {
          if isFirst { leading.insert(false) }
          if isLast { addEnd("") }
        }
      }
    }
  }

  private mutating func addEnd(_ text: String) {
    trailing.insert(text.last?.isWhitespace == true)
    marks.insert(EndMark(of: text, in: language))
  }
}
