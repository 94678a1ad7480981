/// What is said of one element: its label first, then what it is and how it is.
struct LinearPhrase {
  let semantics: Semantics
  let words: LinearStrings
  /// Leaves out what changes all the time, so that a change is told now and then only.
  var isCoarse = false

  private static let wholePercent = 100.0
  private static let coarseStep = 10

  /// What parts what is said one after the other.
  static let pause = ", "

  /// The phrase as it is said.
  var joined: String { parts.joined(separator: Self.pause) }

  /// What is said one after the other, nothing of it empty.
  var parts: [String] { possibleParts.filter { $0.contains { !$0.isWhitespace } } }

  private var possibleParts: [String] {
    let label = label
    switch semantics.role {
    case .space, .separator, .row, .line, .tabs, .scrollable: return []
    case .cell: return value.isEmpty ? [] : [label.isEmpty ? value : label + ": " + value]
    case .list: return [label, words.list, rows]
    case .table: return [label, words.table, rows]
    case .button: return [label, words.button]
    case .toggle: return [label, words.toggle, semantics.isSelected ? words.on : words.off]
    case .textField: return [label, words.textField] + (value.isEmpty ? emptiness : [value])
    case .secureField:
      return [label, words.secureField] + (value.isEmpty ? emptiness : [words.filledIn])
    case .validationError: return [words.problem + ": " + semantics.label]
    case .picker: return [label, words.picker, value, position]
    case .progress: return [label, progress]
    case .tab: return [label, words.tab]
    case .text, .group, .header, .option, .alert, .sheet, .screen: return [semantics.label, value]
    }
  }

  /// A colon behind the label of what has a value is for the eyes.
  var label: String {
    semantics.label.hasSuffix(":") ? String(semantics.label.dropLast()) : semantics.label
  }

  private var value: String { semantics.value ?? "" }

  private var emptiness: [String] { [words.empty, semantics.hint] }

  private var position: String {
    guard let position = semantics.position, position.count > 0 else { return "" }
    return words.position(position.index + 1, position.count)
  }

  private var rows: String {
    guard let position = semantics.position else { return "" }
    let page = LinearPage(position)
    if page.isWhole { return words.rows(page.count) }
    return words.someRows(page.rows.lowerBound + 1, page.rows.upperBound, page.count)
  }

  private var progress: String {
    guard let fraction = semantics.fraction else { return words.busy }
    let percent = Int(min(1, max(0, fraction)) * Self.wholePercent)
    return words.percent(isCoarse ? percent - percent % Self.coarseStep : percent)
  }
}
