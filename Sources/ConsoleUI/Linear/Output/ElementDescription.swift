/// The words for one element in the linear form: its label first, then its role and its value.
struct ElementDescription {
  let semantics: Semantics
  let strings: ConsoleStrings.Linear
  /// Rounds progress down to tens, so that not every percent counts as a change.
  var roundsProgress = false

  private static let wholePercent = 100.0
  private static let roundedPercent = 10

  /// The separator between fragments, which a screen reader renders as a pause.
  static let separator = ", "

  /// All fragments in one line.
  var text: String { fragments.joined(separator: Self.separator) }

  /// The label, the role and the value, without those that are empty or blank.
  var fragments: [String] { possibleFragments.filter { $0.contains { !$0.isWhitespace } } }

  /// The place in a tree, which is said after the content.
  var place: [String] {
    let level = semantics.level.map { $0 > 1 ? [strings.level($0)] : [] } ?? []
    return level + (semantics.isOpen.map { [$0 ? strings.open : strings.closed] } ?? [])
  }

  private var possibleFragments: [String] {
    let label = label
    switch semantics.role {
    case .space, .separator, .line, .tabs: return []
    case .cell: return value.isEmpty ? [] : [label.isEmpty ? value : label + ": " + value]
    case .list: return [label, strings.list, value, rows]
    case .table: return [label, strings.table, value, rows]
    case .link: return [label, strings.link, value]
    case .button: return [label, strings.button, value]
    case .toggle:
      return [label, strings.toggle, semantics.isSelected ? strings.on : strings.off, value]
    case .textEditor: return [label, strings.textEditor, lines, semantics.hint]
    case .textLine: return [value.allSatisfy(\.isWhitespace) ? strings.empty : value]
    case .newTextLine: return [strings.newLine]
    case .textField: return [label, strings.textField] + (value.isEmpty ? emptyField : [value])
    case .secureField:
      return [label, strings.secureField] + (value.isEmpty ? emptyField : [strings.filledIn])
    case .validationError: return [strings.validationError + ": " + semantics.label]
    case .menu: return [label, strings.menu, value]
    case .picker: return [label, strings.picker, value, position]
    case .progress: return [label, progress]
    case .tab: return [label, strings.tab, value]
    case .text, .group, .header, .option, .row, .scrollable, .alert, .sheet, .screen:
      return [semantics.label, value]
    }
  }

  /// The label without a colon at its end, which only separates it from the value on a drawn screen.
  var label: String {
    semantics.label.hasSuffix(":") ? String(semantics.label.dropLast()) : semantics.label
  }

  private var value: String { semantics.value ?? "" }

  private var emptyField: [String] { [strings.empty, semantics.hint] }

  private var position: String {
    guard let position = semantics.position, position.count > 0 else { return "" }
    return strings.position(position.index.addingClamped(1), position.count)
  }

  private var rows: String {
    guard let position = semantics.position else { return "" }
    let page = ListPage(position)
    if page.isWhole { return strings.rows(page.count) }
    return strings.someRows(page.rows.lowerBound + 1, page.rows.upperBound, page.count)
  }

  private var lines: String {
    guard let position = semantics.position else { return "" }
    let page = ListPage(position)
    if page.isWhole { return strings.lines(page.count - 1) }
    return strings.someLines(
      page.rows.lowerBound + 1, min(page.rows.upperBound, page.count - 1), page.count - 1)
  }

  private var progress: String {
    guard let fraction = semantics.fraction else { return strings.busy }
    let percent = Int(min(1, max(0, fraction)) * Self.wholePercent)
    return strings.percent(roundsProgress ? percent - percent % Self.roundedPercent : percent)
  }
}
