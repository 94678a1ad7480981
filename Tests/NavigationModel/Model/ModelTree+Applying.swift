extension ModelTree {
  /// Applies an action that runs no code of the program.
  mutating func apply(_ action: Action) throws(Refusal) {
    switch action {
    case .show(let screen, let presenter, let owner): try show(screen, in: presenter, for: owner)
    case .showUnless(let top, let screen, let presenter, let owner):
      try show(unless: top, screen, in: presenter, for: owner)
    case .pop(let stack), .popToRoot(let stack):
      let node = try usable(stack)
      if node.content.count > 1 { removeWithAllAbove(node.content[1].id) }
    case .popTo(let screen, let stack):
      let content = try content(of: stack, with: screen)
      if let index = content.firstIndex(where: { $0.screen == screen }), index + 1 < content.count {
        removeWithAllAbove(content[index + 1].id)
      }
    case .setScreens(let screens, let stack, let owner),
      .setScreensDoing(_, let screens, let stack, let owner):
      try setScreens(screens, in: stack, for: owner)
    case .replaceTop(let screen, let stack, let owner):
      try setScreens(node(stack).content.dropLast().map(\.screen) + [screen], in: stack, for: owner)
    case .bringToFront(let screen, let presenter, let owner):
      try bringToFront(screen, in: presenter, for: owner)
    case .bringFlowToFront(let flow): try bringFlowToFront(flow)
    case .dismiss(let presenter):
      let target = target(of: presenter)
      let node = try usable(target.container)
      if let top = node.modals.last(where: { $0.modal == target.modal }) {
        removeWithAllAbove(top.id)
      }
    case .select(let tab, let tabs):
      _ = try content(of: tabs, with: tab)
      if tab.kind == .column, isShown(tab.id), find(tab.id)?.content.isEmpty == true {
        throw .columnEmpty
      }
      if node(tabs).selected != tab.id { touch(window(of: tabs.id)) }
      edit(tabs.id) { $0.selected = tab.id }
      noteSelection(in: tabs)
    case .goBack(let tab, let tabs):
      try apply(.select(tab, in: tabs))
      change.tabsGoneBackIn.insert(tabs.id)
    case .removeTab(let tab, let tabs):
      _ = try content(of: tabs, with: tab)
      removeWithAllAbove(tab.id)
    case .finish(let flow), .finishThenCall(let flow):
      try checkLive(flow)
      removeFlow(flow)
    case .add(let flow, let parent): try addOrMove(flow, under: parent)
    case .removeScreen(let screen):
      guard parent(of: screen.id) != nil else { throw .screenNotFound }
      removeWithAllAbove(screen.id)
    case .back(let window): change.exitRequests.append(window)
    case .close(let window): close(window)
    default: preconditionFailure("an action that the simulation performs")
    }
  }

  /// Replaces `pop` and `back` by the removal of their screen.
  func resolved(_ action: Action) -> Action {
    switch action {
    case .back(let window): wayBack(in: window) ?? action
    case .pop(let stack):
      if let content = find(stack.id)?.content, content.count > 1, let top = content.last {
        .removeScreen(top.screen)
      } else {
        action
      }
    default: action
    }
  }

  /// A container that is in a window or has something; a split view has its columns.
  mutating func usable(_ container: ScreenName) throws(Refusal) -> ModelNode {
    try checkOpen(container)
    use(container)
    let node = node(container)
    if !isShown(container.id), node.content.isEmpty, node.modals.isEmpty {
      throw .presenterNotInWindow
    }
    return node
  }

  /// Nothing is shown in a window that has closed.
  func checkOpen(_ container: ScreenName) throws(Refusal) {
    if container.kind == .window, closed.contains(container.id) { throw .windowClosed }
  }

  private mutating func content(
    of container: ScreenName, with screen: ScreenName
  ) throws(Refusal) -> [ModelNode] {
    let node = try usable(container)
    guard node.content.contains(where: { $0.screen == screen }) else { throw .screenNotFound }
    return node.content
  }
}
