import Coordinators

extension Stage {
  func perform(_ move: Move, in window: Window) {
    switch move {
    case .show(let name, let place, let owner):
      let owner = owner.flatMap(coordinator)
      presenter(place).show(screen(name, for: owner), for: owner)
    case .pop(let name): stack(name)?.pop()
    case .popTo(let name, let stack): self.stack(stack)?.pop(to: screen(name, for: nil))
    case .popToRoot(let name): stack(name)?.popToRoot()
    case .setScreens(let names, let stack, let owner):
      let owner = owner.flatMap(coordinator)
      self.stack(stack)?.setScreens(names.map { screen($0, for: owner) }, for: owner)
    case .dismiss(let place): (presenter(place) as? Modal)?.dismiss()
    case .select(let name, let tabs): self.tabs(tabs)?.select(screen(name, for: nil))
    case .removeTab(let name, let tabs): self.tabs(tabs)?.remove(screen(name, for: nil))
    case .start(let name, let parent):
      coordinator(parent)?.start(child: flow(name))
    case .finish(let id): coordinator(id)?.finish()
    case .finishAndTell(let id):
      coordinator(id)?.finish { [unowned self] in tell(.done(flow: id)) }
    case .replace(let id, let name):
      guard let old = coordinator(id), let parent = old.parent else { return }
      parent.replace(old, by: flow(name))
    case .answer(let screen, let mayLeave): answer(screen.id, mayLeave)
    case .back: window.back()
    case .close: window.close()
    case .leave, .done: preconditionFailure("what the engine does by itself")
    }
  }

  private func stack(_ name: ScreenName) -> NavigationController? {
    screen(name, for: nil) as? NavigationController
  }

  private func tabs(_ name: ScreenName) -> TabBarController? {
    screen(name, for: nil) as? TabBarController
  }
}
