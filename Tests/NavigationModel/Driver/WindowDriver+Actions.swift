import Coordinators

extension WindowDriver {
  func perform(_ action: Action) {
    if windows.isEmpty { return }
    switch action {
    case .show(let name, let presenter, let owner): show(name, in: presenter, for: owner)
    case .showUnless(let top, let name, _, let owner):
      coordinator(owner)?.show(screen(name, for: coordinator(owner))) { [unowned self] in
        id(of: $0) == top?.id
      }
    case .pop(let name): stack(name)?.pop()
    case .popTo(let name, let stack): self.stack(stack)?.pop(to: screen(name, for: nil))
    case .popToQuery(let query, let name): pop(stack(name), to: query)
    case .bringToFront(let name, let presenter, _):
      stack(presenter.container)?.bringToFront(screen(name, for: nil))
    case .bringToFrontOrShow(let query, let name, let presenter, let owner):
      bringToFront(query, orShow: name, in: presenter, for: owner)
    case .popToRoot(let name): stack(name)?.popToRoot()
    case .setScreens(let names, let stack, let owner):
      let owner = owner.flatMap(coordinator)
      self.stack(stack)?.setScreens(names.map { screen($0, for: owner) }, for: owner)
    case .replaceTop(let name, let stack, let owner):
      let owner = owner.flatMap(coordinator)
      self.stack(stack)?.replaceTop(with: screen(name, for: owner), for: owner)
    case .setScreensDoing(let actions, let names, let stack, let owner):
      setScreens(names, in: stack, for: owner, doing: actions)
    case .dismiss(let name): (presenter(named: name) as? Modal)?.dismiss()
    case .select(let name, let container):
      let screen = screen(name, for: nil)
      tabs(container)?.select(screen)
      if let column = screen as? NavigationController { split(container)?.select(column) }
    case .removeTab(let name, let tabs): self.tabs(tabs)?.remove(screen(name, for: nil))
    case .observe(let id, let window):
      observations[id] = windows[window].observe { [unowned self] _ in emit(.observed(by: id)) }
    case .unobserve(let id): observations.removeValue(forKey: id)?.cancel()
    case .answer(let screen, let mayLeave): answer(screen.id, mayLeave)
    case .answerAgain(let screen, let mayLeave): answerAgain(screen.id, mayLeave)
    case .transaction(let actions, let number, let fails, let window):
      execute(actions, number: number, fails: fails, in: windows[window])
    case .back(let window): windows[window].back()
    case .close(let window): windows[window].close()
    case .removeScreen, .goBack, .startPostponed, .done, .outcome, .committed, .completeFinish,
      .completeLink,
      .beginWaitingTasks, .beginTask:
      preconditionFailure("an action that only the engine performs")
    default: performFlowAction(action)
    }
  }

  private func show(_ name: ScreenName, in presenter: PresenterName, for owner: Int?) {
    let owner = owner.flatMap(coordinator)
    let screen = screen(name, for: owner)
    if let flow = owner as? ScriptedFlow, flow.name.presenter == presenter {
      return flow.show(screen)
    }
    self.presenter(named: presenter).show(screen, for: owner)
  }

  private func setScreens(
    _ names: [ScreenName], in stack: ScreenName, for owner: Int?, doing actions: [Action]
  ) {
    let owner = owner.flatMap(coordinator)
    let held = actions.flatMap(\.flows).map(coordinator)
    self.stack(stack)?.setScreens(for: owner) { [unowned self] _ in
      withExtendedLifetime(held) { for action in actions { perform(action) } }
      return names.map { screen($0, for: owner) }
    }
  }

  private func execute(_ actions: [Action], number: Int, fails: Bool, in window: Window) {
    // Holds coordinators strongly, as the closures of a program do.
    let held = actions.flatMap(\.flows).map(coordinator)
    recordingErrors {
      try window.transaction { [unowned self] in
        withExtendedLifetime(held) { for action in actions { perform(action) } }
        if fails { throw TransactionFailure() }
      } then: { [unowned self] in
        emit(.committed(transaction: number))
      }
    }
  }

  private func stack(_ name: ScreenName) -> NavigationController? {
    screen(name, for: nil) as? NavigationController
  }

  private func split(_ name: ScreenName) -> SplitViewController? {
    screen(name, for: nil) as? SplitViewController
  }

  private func tabs(_ name: ScreenName) -> TabBarController? {
    screen(name, for: nil) as? TabBarController
  }
}

struct TransactionFailure: Error {}
