/// A stack of screens; the user sees the top one.
@MainActor
public final class NavigationController: Container, Presenter {
  /// The split view that it is a column of, for good.
  weak var split: SplitViewController?

  /// Creates an empty stack that is not shown yet.
  public init() { super.init() }

  /// The screens of the stack, bottom first.
  public var screens: [any Presentable] { screens(.content) }

  /// The top screen of the stack; a modal may cover it.
  public var topScreen: (any Presentable)? {
    node.flatMap { Engine.shared.tree.top(of: $0, .content) }
  }

  /// The bottom screen of the stack.
  package var rootScreen: (any Presentable)? {
    node.flatMap { Engine.shared.tree.bottom(of: $0, .content) }
  }

  /// The top screen and the one below it, bottom first; the cost does not depend on the depth of the stack.
  package var topScreens: [any Presentable] {
    node.map { Engine.shared.tree.topTwo(of: $0, .content) } ?? []
  }

  /// Pushes a screen on the stack.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    stackTarget.show(screen, for: coordinator)
  }

  /// Pops the top screen unless it is the only one.
  public func pop() { Engine.shared.issue(.pop(self, .previous)) }

  /// Pops all screens above `screen`; a screen that is not in this stack is reported and changes nothing.
  public func pop(to screen: any Presentable) {
    Engine.shared.issue(.pop(self, .screen(screen)))
  }

  /// Pops all screens above the topmost screen of a type; without one this is reported and changes nothing.
  ///
  /// ```swift
  /// stack.pop(to: ListScreen.self)
  /// stack.pop(to: FolderScreen.self) { $0.folder == folder }
  /// ```
  ///
  /// The stack at the time of the change counts: a request of a callback waits for its turn. While a ``LeaveGuard`` asks
  /// the user, the screen that was found stays the meant one.
  ///
  /// - Parameters:
  ///   - type: The type of the screen that becomes the top one.
  ///   - isWanted: Chooses among screens of the type; asked from the top, until it accepts one.
  public func pop<Screen: Presentable>(
    to type: Screen.Type, where isWanted: @escaping (Screen) -> Bool = { _ in true }
  ) {
    Engine.shared.issue(.pop(self, .topmost(ScreenSearch(type, where: isWanted))))
  }

  /// Moves a screen of this stack to the top; one that is not in this stack is reported and changes nothing.
  ///
  /// The screen does not leave: it keeps its coordinator and its state. The screens above it stay, below it, and no
  /// ``LeaveGuard`` is asked.
  public func bringToFront(_ screen: any Presentable) {
    Engine.shared.issue(.bringToFront(screen, in: stackTarget, for: nil))
  }

  /// Moves the topmost screen of a type to the top, as ``bringToFront(_:)`` does; without one, pushes a new screen.
  ///
  /// ```swift
  /// stack.bringToFront(SettingsScreen.self, for: self) { SettingsScreen() }
  /// stack.bringToFront(ArticleScreen.self) {
  ///   $0.article == self.article
  /// } orShow: {
  ///   ArticleScreen(self.article)
  /// }
  /// ```
  ///
  /// The stack at the time of the change counts: a request of a callback waits for its turn.
  ///
  /// - Parameters:
  ///   - type: The type of the screen.
  ///   - coordinator: Gets a new screen; a screen that is there keeps its own. It is removed if it has no screens then.
  ///   - isWanted: Chooses among screens of the type; asked from the top, until it accepts one.
  ///   - make: Creates the new screen; called only if it is needed.
  public func bringToFront<Screen: Presentable>(
    _ type: Screen.Type, for coordinator: Coordinator? = nil,
    where isWanted: @escaping (Screen) -> Bool = { _ in true }, orShow make: @escaping () -> Screen
  ) {
    stackTarget.bringToFront(ScreenSearch(type, where: isWanted), for: coordinator, orShow: make)
  }

  /// Replaces the top screen, which leaves, with `screen`.
  public func replaceTop(with screen: any Presentable, for coordinator: Coordinator? = nil) {
    setScreens(for: coordinator) { $0.dropLast() + [screen] }
  }

  /// Sets the screens of the stack, bottom first; screens that are already in it keep their coordinators.
  ///
  /// The other screens leave, top first. New screens belong to `coordinator`.
  public func setScreens(_ screens: [any Presentable], for coordinator: Coordinator? = nil) {
    setScreens(for: coordinator) { _ in screens }
  }

  /// Sets the screens of the stack to the result of `change`, which gets the screens at the time of the change.
  public func setScreens(
    for coordinator: Coordinator? = nil,
    _ change: @escaping ([any Presentable]) -> [any Presentable]
  ) {
    let owner = stackTarget.owner(coordinator)
    Engine.shared.issue(.setScreens(change, in: self, for: owner))
  }

  /// Pops all screens but the bottom one.
  public func popToRoot() { Engine.shared.issue(.pop(self, .root)) }
}

extension NavigationController: BuiltInPresenter {
  var target: PresentationTarget? { stackTarget }

  private var stackTarget: PresentationTarget {
    PresentationTarget(container: self, layer: .content)
  }
}
