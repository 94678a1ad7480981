/// Containers that come into the window bring what they were shown before.
extension ModelTree {
  /// Moves what the containers attached by an action were shown before into the window.
  ///
  /// Columns that begin with a detail follow the other containers, since the detail's anchor may be in any of these;
  /// details that waited elsewhere, such as in a stack that is now inside a column, are the last.
  mutating func attachWaiting() {
    var columns: [ScreenName] = []
    var details: [ModelContents.Item] = []
    while true {
      if let container = change.newContainers.first {
        change.newContainers.removeFirst()
        if contents(of: container).detail(in: self, of: container) != nil {
          columns.append(container)
        } else {
          attach(container, details: &details)
        }
      } else if let column = columns.first {
        columns.removeFirst()
        attachDetail(in: column, details: &details)
      } else if let item = details.first {
        details.removeFirst()
        attachDetail(item)
      } else {
        return adoptOwnersOfAttached()
      }
    }
  }

  private mutating func attach(_ container: ScreenName, details: inout [ModelContents.Item]) {
    let contents = waiting.removeValue(forKey: container) ?? .init()
    for (id, flow) in flows where flow.container == nil && flow.presenterContainer == container {
      flows[id]?.container = container.id
    }
    for item in contents.items {
      if let detail = item.detail, target(of: detail).container.kind == .column,
        target(of: detail).container != container
      {
        details.append(item)
      } else {
        attach(item, in: ModelTarget(container: container, modal: item.modal))
      }
    }
    if let selected = contents.selected, parent(of: selected)?.id == container.id {
      let isNew = find(container.id)?.selected != selected
      edit(container.id) { $0.selected = selected }
      if isNew { noteSelection(in: container) }
    }
  }

  /// Fills a column that begins with a detail, unless the screen that the detail belongs to has left.
  private mutating func attachDetail(in column: ScreenName, details: inout [ModelContents.Item]) {
    guard let detail = contents(of: column).detail(in: self, of: column) else { return }
    let dropped = contents(of: column).items
    let anchor = dropped.first?.anchor
    let isDropped = hasLeft(anchor, from: detail)
    if isDropped { waiting[column] = nil }
    attach(column, details: &details)
    guard !isDropped else {
      for owner in dropped.compactMap(\.owner) { noteLoss(of: owner) }
      return
    }
    noteOpening(of: detail)
    edit(column.id) { ($0.column.detail, $0.column.anchor) = (detail.id, anchor) }
  }

  /// Shows a detail that waited in the stack that it is a detail of.
  private mutating func attachDetail(_ item: ModelContents.Item) {
    guard let detail = item.detail else { return }
    var target = target(of: detail)
    target.anchor = item.anchor
    if target.container.kind != .column
      || (!hasLeft(item.anchor, from: detail) && opens(detail, in: target))
    {
      attach(item, in: target)
    } else if let owner = item.owner {
      noteLoss(of: owner)
    }
  }

  private func hasLeft(_ anchor: Int?, from detail: DetailName) -> Bool {
    guard let anchor else { return false }
    return !screens(of: target(of: detail.source)).contains { $0.id == anchor }
  }

  private mutating func attach(_ item: ModelContents.Item, in target: ModelTarget) {
    do throws(Refusal) {
      if parent(of: item.screen.id) != nil { throw .screenAlreadyShown }
      guard let owner = item.owner, unattached[owner] != nil else {
        if let owner = item.owner { try checkLive(owner) }
        return insert(item.screen, in: target, at: nil, for: item.owner)
      }
      insert(item.screen, in: target, at: nil, for: nil)
      change.unowned.append((item.screen.id, owner))
    } catch {
      change.problems.append(error)
      if let owner = item.owner { noteLoss(of: owner) }
    }
  }
}

extension ModelContents {
  /// The detail that a column begins with.
  fileprivate func detail(in tree: ModelTree, of column: ScreenName) -> DetailName? {
    guard column.kind == .column, let detail = content.first?.detail,
      tree.target(of: detail).container == column
    else { return nil }
    return detail
  }
}
