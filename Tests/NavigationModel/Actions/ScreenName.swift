/// A screen in the model: its id and kind.
struct ScreenName: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case window, page, stack, tabs, split, column
  }

  /// The leave decision of a page.
  enum LeaveDecision: String, Sendable {
    case allowed, refused, asks
  }

  static func window(_ id: Int) -> ScreenName { ScreenName(id: id, kind: .window) }

  let id: Int
  let kind: Kind
  var leaveDecision = LeaveDecision.allowed
  /// The number of columns of a split view; the columns have the next ids.
  var columnCount = 0
  /// The position of a column in its split view, from 1 on.
  var position = 0

  /// Whether going back at the root of a tab selects the tab before.
  var goesBackToPreviousTab: Bool { kind == .tabs && id.isMultiple(of: 2) }

  var isStack: Bool { kind == .stack || kind == .column }

  /// The columns of a split view, left to right.
  var columns: [ScreenName] { kind == .split ? (1...columnCount).map(column) : [] }

  /// The split view of a column.
  var split: ScreenName? {
    guard kind == .column else { return nil }
    return ScreenName(id: id - position, kind: .split, columnCount: columnCount)
  }

  var nextColumn: ScreenName? { position < columnCount ? split?.column(position + 1) : nil }

  private func column(_ position: Int) -> ScreenName {
    ScreenName(
      id: id + position, kind: .column, columnCount: columnCount, position: position)
  }

  var description: String {
    switch kind {
    case .page where leaveDecision != .allowed: "page \(id) (\(leaveDecision))"
    case .column: "column \(id) (\(position) of \(columnCount))"
    default: "\(kind) \(id)"
    }
  }
}
