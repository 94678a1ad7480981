/// Which window an action concerns, as far as that is known when it is requested.
extension ModelTree {
  func window(of action: Action) -> Int? {
    switch action {
    case .show(let screen, let presenter, let flow):
      window(of: presenter, for: flow) ?? windowOfUnstartedFlows(of: screen)
    case .showUnless(_, let screen, let presenter, let flow):
      window(of: presenter, for: flow) ?? windowOfUnstartedFlows(of: screen)
    case .bringToFront(_, let presenter, let flow),
      .bringToFrontOrShow(_, _, let presenter, let flow):
      window(of: presenter, for: flow)
    case .setScreens(_, let stack, let flow), .setScreensDoing(_, _, let stack, let flow),
      .replaceTop(_, let stack, let flow):
      window(of: .container(stack), for: flow)
    case .pop(let container), .popTo(_, let container), .popToQuery(_, let container),
      .popToRoot(let container), .select(_, let container), .removeTab(_, let container),
      .goBack(_, let container):
      window(of: .container(container), for: nil)
    case .dismiss(let presenter): window(of: presenter, for: nil)
    case .startRoot(_, let window), .open(_, let window), .openExisting(_, let window),
      .transaction(_, _, _, let window), .back(let window), .close(let window):
      window
    case .start(_, let flow), .startLater(_, let flow, _), .add(_, let flow), .await(_, let flow),
      .finish(let flow), .finishThenCall(let flow), .replace(let flow, _),
      .bringFlowToFront(let flow), .startPostponed(let flow):
      windowOfFlow(flow)
    case .remove(_, let flow), .removeAll(let flow): flows[flow]?.window
    case .removeScreen(let screen): window(of: screen.id)
    default: nil
    }
  }

  private func window(of presenter: PresenterName, for flow: Int?) -> Int? {
    let container = target(of: presenter).container
    return window(of: container.id) ?? flow.flatMap(windowOfFlow) ?? windowOfContents(of: container)
  }

  /// The window that a coordinator is in, or else its presenter.
  private func windowOfFlow(_ flow: Int) -> Int? {
    if let window = flows[flow]?.window { return window }
    guard let name = outside[flow] ?? flowNames[flow] else { return nil }
    return window(of: target(of: name.presenter).container.id)
  }

  /// The window of what a container in no window has: of a screen's coordinator, or of one that starts with a tab.
  private func windowOfContents(of container: ScreenName) -> Int? {
    let node = node(container)
    return (node.content + node.modals).lazy.compactMap { screen in
      screen.owner.flatMap { flows[$0]?.window } ?? windowOfUnstartedFlows(of: screen.screen)
    }.first
  }

  private func windowOfUnstartedFlows(of tab: ScreenName) -> Int? {
    unstartedFlows(of: tab).lazy.compactMap { flows[$0]?.window }.first
  }
}
