extension Navigation {
  /// Applies what needs nobody's code to run.
  mutating func apply(_ move: Move) throws(Refusal) {
    switch move {
    case .show(let screen, let place, let owner): try show(screen, in: place, for: owner)
    case .showUnless(let top, let screen, let place, let owner):
      try show(unless: top, screen, in: place, for: owner)
    case .pop(let stack), .popToRoot(let stack):
      guard let node = find(stack.id) else { throw .presenterNotInWindow }
      if node.content.count > 1 { cut(node.content[1].id) }
    case .popTo(let screen, let stack):
      let content = try content(of: stack, with: screen)
      if let index = content.firstIndex(where: { $0.screen == screen }), index + 1 < content.count {
        cut(content[index + 1].id)
      }
    case .setScreens(let screens, let stack, let owner):
      try setScreens(screens, in: stack, for: owner)
    case .replaceTop(let screen, let stack, let owner):
      let content = find(stack.id)?.content ?? []
      try setScreens(content.dropLast().map(\.screen) + [screen], in: stack, for: owner)
    case .dismiss(let place):
      guard let node = find(place.container.id) else { throw .presenterNotInWindow }
      if let top = node.modals.last(where: { $0.modal == place.modal }) { cut(top.id) }
    case .select(let tab, let tabs):
      _ = try content(of: tabs, with: tab)
      if find(tabs.id)?.selected != tab.id { draft.isRearranged = true }
      edit(tabs.id) { $0.selected = tab.id }
    case .removeTab(let tab, let tabs):
      _ = try content(of: tabs, with: tab)
      cut(tab.id)
    case .finish(let flow), .finishAndTell(let flow):
      try checkAlive(flow)
      dismiss(flow)
    case .add(let flow, let parent): try add(flow, under: parent)
    case .leave(let screen):
      guard parent(of: screen.id) != nil else { throw .screenNotFound }
      cut(screen.id)
    case .back: draft.isExitRequested = true
    case .close: close()
    default: preconditionFailure("what runs the code of others")
    }
  }

  /// `pop` and `back` as the screen that they take away.
  func resolved(_ move: Move) -> Move {
    switch move {
    case .back: screenToLeave.map { .leave($0) } ?? move
    case .pop(let stack):
      if let content = find(stack.id)?.content, content.count > 1, let top = content.last {
        .leave(top.screen)
      } else {
        move
      }
    default: move
    }
  }

  private func content(
    of container: ScreenName, with screen: ScreenName
  ) throws(Refusal) -> [Node] {
    guard let node = find(container.id) else { throw .presenterNotInWindow }
    guard node.content.contains(where: { $0.screen == screen }) else { throw .screenNotFound }
    return node.content
  }
}
