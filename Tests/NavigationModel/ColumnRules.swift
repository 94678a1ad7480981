/// What holds for the columns of split views after each action, whatever the action was.
///
/// The comparison with the window cannot notice what is wrong in the model as well; these rules can.
struct ColumnRules {
  let before: ModelTree
  let after: ModelTree

  init(from before: ModelTree, to after: ModelTree) { (self.before, self.after) = (before, after) }

  /// The first broken rule in words; `nil` if there is none.
  func violation(by issuedAction: IssuedAction, inCallbacks issued: [Int: IssuedAction]) -> String?
  {
    for split in after.shown where split.screen.kind == .split {
      if let violation = violation(in: split) { return violation }
      for column in split.content {
        if let violation = violation(inColumn: column) { return violation }
      }
    }
    guard issued.isEmpty, !hasStartedTabs,
      let container = issuedAction.action.narrowedContainer
    else { return nil }
    return excessiveRemoval(in: container)
  }

  /// Whether the selection of a tab has started a coordinator, which may have removed anything.
  private var hasStartedTabs: Bool { before.startsBySelection != after.startsBySelection }

  /// The columns are there, in order, and one with screens is selected if there is one.
  private func violation(in split: ModelNode) -> String? {
    guard split.content.map(\.screen) == split.screen.columns else {
      return "\(split.screen) has lost columns"
    }
    guard let selected = split.content.first(where: { $0.id == split.selected }) else {
      return "no column of \(split.screen) is selected"
    }
    let isEmpty = split.content.allSatisfy(\.content.isEmpty)
    return selected.content.isEmpty && !isEmpty ? "\(selected.screen) is selected but empty" : nil
  }

  /// A detail has screens, leaves with its anchor, and is the newest; nothing covers a column that was emptied.
  private func violation(inColumn column: ModelNode) -> String? {
    let (name, state) = (column.screen, column.column)
    if state.detail != nil, column.content.isEmpty { return "\(name) has a detail but no screens" }
    if let anchor = state.anchor, !isLeft(anchor, of: name) {
      return "\(name) has a detail of \(anchor), which has left"
    }
    guard let old = before.find(column.id) else { return nil }
    if let detail = state.detail, detail != old.column.detail,
      let rank = after.openedDetails.firstIndex(of: detail), rank + 1 < old.column.newest
    {
      return "\(name) has the detail \(detail) but a newer one was opened"
    }
    let covering = Set(old.modals.map(\.showing))
    if !old.content.isEmpty, column.content.isEmpty, !column.modals.isEmpty,
      column.modals.allSatisfy({ covering.contains($0.showing) })
    {
      return "\(name) was emptied but is still covered"
    }
    return nil
  }

  /// Whether a screen is in the column before another one, at any depth.
  private func isLeft(_ screen: Int, of column: ScreenName) -> Bool {
    guard let split = column.split.flatMap({ after.find($0.id) }) else { return false }
    return split.content.first { $0.screen.nextColumn == column }?.find(screen) != nil
  }

  /// A screen that has left though it was neither in a container nor in a detail whose anchor has left.
  private func excessiveRemoval(in container: ScreenName) -> String? {
    let inside = Set(before.find(container.id)?.all.map(\.id) ?? [])
    for node in before.shown where !after.isShown(node.id) && !inside.contains(node.id) {
      guard !isInDetailThatLeft(node.id) else { continue }
      return "\(node.screen) left though only \(container) was to change"
    }
    return nil
  }

  private func isInDetailThatLeft(_ screen: Int) -> Bool {
    var cursor = before.parent(of: screen)
    while let node = cursor {
      if let anchor = node.column.anchor, !after.isShown(anchor) { return true }
      cursor = before.parent(of: node.id)
    }
    return false
  }
}

extension Action {
  /// The container that alone loses screens by it, with the details of these; `nil` if others may lose screens, too.
  fileprivate var narrowedContainer: ScreenName? {
    switch self {
    case .select(_, let container), .pop(let container), .popTo(_, let container),
      .popToQuery(_, let container), .popToRoot(let container), .removeTab(_, let container):
      container
    // Containers may bring details that waited.
    case .setScreens(let screens, let container, _):
      screens.allSatisfy { $0.kind == .page } ? container : nil
    case .replaceTop(let screen, let container, _): screen.kind == .page ? container : nil
    case .dismiss(let presenter): presenter.isDetail ? nil : presenter.container
    case .show(let screen, let presenter, _):
      presenter.isDetail || screen.kind != .page ? nil : presenter.container
    default: nil
    }
  }
}
