/// Moves screens of a stack above all others, and finds the screens that queries mean.
extension ModelTree {
  /// Replaces a query for a screen to pop to by the screen that is found now.
  mutating func found(_ action: Action) throws(Refusal) -> Action {
    guard case .popToQuery(let query, let stack) = action else { return action }
    _ = try usable(stack)
    guard let screen = topmost(query, in: ModelTarget(container: stack)) else {
      throw .screenNotFound
    }
    return .popTo(screen, in: stack)
  }

  /// Replaces a query for a screen to bring to the front by the screen that is found now, or by a new one.
  func foundOrShown(_ action: Action) -> Action {
    guard case .bringToFrontOrShow(let query, let screen, let presenter, let owner) = action else {
      return action
    }
    return topmost(query, in: target(of: presenter))
      .map { .bringToFront($0, in: presenter, for: owner) }
      ?? .show(screen, in: presenter, for: owner)
  }

  private func topmost(_ query: ScreenQuery, in target: ModelTarget) -> ScreenName? {
    guard target.container.isStack, target.modal == nil else { return nil }
    return screens(of: target).last(where: query.accepts)
  }

  mutating func bringToFront(
    _ screen: ScreenName, in presenter: PresenterName, for owner: Int?
  ) throws(Refusal) {
    let target = target(of: presenter)
    _ = try usable(target.container)
    if let owner {
      try joinOrCheck(owner, shownIn: target.container)
    }
    guard screens(of: target).contains(screen) else { throw .screenNotFound }
    if let owner { noteCandidate(owner) }
    if let detail = target.detail {
      guard mayShow(detail, in: target) else { return }
      if detail.isSelected { selectColumn(target.container) }
    }
    move(in: target.container) { $0 == screen.id }
  }

  mutating func bringFlowToFront(_ flow: Int) throws(Refusal) {
    try checkLive(flow)
    guard let name = flows[flow]?.name else { return }
    let target = target(of: name.presenter)
    guard target.container.isStack, target.modal == nil else { return }
    let owners = Set(subtree(of: flow))
    let owned = Set(
      node(target.container).content.filter { $0.owner.map(owners.contains) ?? false }.map(\.id))
    move(in: target.container, where: owned.contains)
  }

  /// Moves screens above all others; those that are on top already do not move.
  private mutating func move(in stack: ScreenName, where isMoved: (Int) -> Bool) {
    let ids = screens(of: ModelTarget(container: stack)).map(\.id)
    let lower = ids.dropLast(ids.reversed().prefix(while: isMoved).count)
    let moved = lower.filter(isMoved)
    let order = lower.filter { !isMoved($0) } + moved + ids.dropFirst(lower.count)
    guard !moved.isEmpty else { return }
    if change.insertionPoint?.container == stack.id {
      change.insertionPoint?.below.removeAll(where: moved.contains)
    }
    edit(stack.id) { stack in
      let nodes = stack.content
      stack.content = order.compactMap { id in nodes.first { $0.id == id } }
    }
    if let window = window(of: stack.id) {
      touch(window)
      change.rearranged.insert(window)
    }
  }
}
