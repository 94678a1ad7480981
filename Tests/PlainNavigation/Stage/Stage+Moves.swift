import Coordinators

extension Stage {
  func perform(_ move: Move) {
    guard let window else { return }
    switch move {
    case .show(let name, let place, let owner): show(name, in: place, for: owner)
    case .showUnless(let top, let name, _, let owner):
      coordinator(owner)?.show(screen(name, for: coordinator(owner))) { [unowned self] in
        id(of: $0) == top?.id
      }
    case .pop(let name): stack(name)?.pop()
    case .popTo(let name, let stack): self.stack(stack)?.pop(to: screen(name, for: nil))
    case .popToRoot(let name): stack(name)?.popToRoot()
    case .setScreens(let names, let stack, let owner):
      let owner = owner.flatMap(coordinator)
      self.stack(stack)?.setScreens(names.map { screen($0, for: owner) }, for: owner)
    case .replaceTop(let name, let stack, let owner):
      let owner = owner.flatMap(coordinator)
      self.stack(stack)?.replaceTop(with: screen(name, for: owner), for: owner)
    case .dismiss(let place): (presenter(place) as? Modal)?.dismiss()
    case .select(let name, let tabs): self.tabs(tabs)?.select(screen(name, for: nil))
    case .removeTab(let name, let tabs): self.tabs(tabs)?.remove(screen(name, for: nil))
    case .observe(let id):
      observations[id] = window.observe { [unowned self] _ in tell(.heard(observer: id)) }
    case .unobserve(let id): observations.removeValue(forKey: id)?.cancel()
    case .answer(let screen, let mayLeave): answer(screen.id, mayLeave)
    case .transaction(let moves, let number, let fails):
      carryOut(moves, number: number, fails: fails, in: window)
    case .back: window.back()
    case .close: window.close()
    case .leave, .done, .outcome, .committed: preconditionFailure("what the engine does by itself")
    default: performOnFlow(move, in: window)
    }
  }

  private func show(_ name: ScreenName, in place: PlaceName, for owner: Int?) {
    let owner = owner.flatMap(coordinator)
    let screen = screen(name, for: owner)
    if let flow = owner as? ScriptedFlow, flow.name.place == place { return flow.show(screen) }
    presenter(place).show(screen, for: owner)
  }

  private func carryOut(_ moves: [Move], number: Int, fails: Bool, in window: Window) {
    // Closures hold coordinators strongly, as those of any program.
    let held = moves.flatMap(\.flows).map(coordinator)
    noting {
      try window.transaction { [unowned self] in
        withExtendedLifetime(held) { for move in moves { perform(move) } }
        if fails { throw TransactionFailure() }
      } then: { [unowned self] in
        tell(.committed(transaction: number))
      }
    }
  }

  private func stack(_ name: ScreenName) -> NavigationController? {
    screen(name, for: nil) as? NavigationController
  }

  private func tabs(_ name: ScreenName) -> TabBarController? {
    screen(name, for: nil) as? TabBarController
  }
}

struct TransactionFailure: Error {}
