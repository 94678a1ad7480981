/// A stack of screens, of which the reader sees the top one.
@MainActor
public final class NavigationController: Container, Presenter {
  /// Makes an empty stack, to be shown somewhere.
  public override init() {}

  /// The screens of the stack, bottom first.
  public var screens: [any Presentable] { screens(.content) }

  /// The screen that the reader sees, unless a modal lies over it.
  public var topScreen: (any Presentable)? {
    guard let node else { return nil }
    return node.engine.tree.top(of: node.id, .content)
  }

  /// Pushes a screen on top of the stack.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    let operation = Operation.show(
      screen, in: Place(container: self, layer: .content), for: coordinator, unless: nil)
    Engine.issue(operation, at: self, for: coordinator)
  }

  /// Pops the top screen; the bottom one stays.
  public func pop() { Engine.issue(.pop(self, .previous), at: self) }

  /// Pops all screens above `screen`; one that is not in this stack is reported and changes nothing.
  public func pop(to screen: any Presentable) {
    Engine.issue(.pop(self, .screen(screen)), at: self)
  }

  /// Puts a screen in place of the top one, which leaves.
  public func replaceTop(with screen: any Presentable, for coordinator: Coordinator? = nil) {
    setScreens(for: coordinator) { $0.dropLast() + [screen] }
  }

  /// Makes the stack these screens, bottom first; those that are in it already stay what they are.
  ///
  /// What is no longer in it leaves, top first; what is new belongs to `coordinator`.
  public func setScreens(_ screens: [any Presentable], for coordinator: Coordinator? = nil) {
    setScreens(for: coordinator) { _ in screens }
  }

  /// Makes the stack what `change` makes of the screens that are in it when it is its turn.
  public func setScreens(
    for coordinator: Coordinator? = nil,
    _ change: @escaping ([any Presentable]) -> [any Presentable]
  ) {
    Engine.issue(.setScreens(change, in: self, for: coordinator), at: self)
  }

  /// Pops all screens but the bottom one.
  public func popToRoot() { Engine.issue(.pop(self, .root), at: self) }
}

extension NavigationController: EnginePlace {
  var place: Place? { Place(container: self, layer: .content) }
}
