/// A requested change of the tree; the engine applies it completely or not at all.
///
/// Indirect, since the engine passes it on many times.
indirect enum Operation {
  case show(
    any Presentable, in: PresentationTarget, for: Coordinator?,
    unless: ((any Presentable) -> Bool)?)
  case start(Coordinator, under: Parent, awaitedBy: OutcomeTicket? = nil)
  case add(Coordinator, under: Coordinator)
  /// Adds a coordinator that starts when a tab is first selected.
  case startWhenSelected(Coordinator, Container, under: Coordinator)
  /// Starts such a coordinator, unless it has started or left.
  case startPostponed(Coordinator)
  /// Removes a coordinator with its descendants.
  case remove(Coordinator, FlowRemoval = .withAllAbove)
  case replace(Coordinator, with: Coordinator)
  case pop(NavigationController, PopTarget)
  /// Sets the screens of a stack to the closure's result.
  case setScreens(
    ([any Presentable]) -> [any Presentable], in: NavigationController, for: Coordinator?)
  /// Selects a tab or a column; going back to a tab forgets the one that was selected.
  case select(any Presentable, in: Container, isGoingBack: Bool = false)
  case removeTab(any Presentable, in: TabBarController)
  case dismiss(Modal)
  /// Moves a screen to the top of its stack, on behalf of a coordinator that may show nothing then.
  case bringToFront(any Presentable, in: PresentationTarget, for: Coordinator?)
  /// Becomes `bringToFront` or, with the closure's result, `show`.
  case bringToFrontOrShow(
    ScreenSearch, () -> any Presentable, in: PresentationTarget, for: Coordinator?)
  /// Moves the screens of a coordinator and its descendants to the top of its stack.
  case bringFlowToFront(Coordinator)
  /// Removes a screen with all screens above it: `pop` or `back` with its screen resolved; or alone, for a link.
  case removeScreen(any Presentable, isAlone: Bool = false)
  /// Back; `resolvingBack` replaces it by `removeScreen` or `select` unless there is nothing to go back from.
  case back(WindowState)
  case close(WindowState)
  /// Removes the node of an object that is gone, and what a container has.
  case discard(ReleasedNode)
  /// Performs the closure's requests as one, unless the window that asks for it is closed.
  case transaction(() throws -> Void, in: WindowState?, call: String = "transaction(_:)")

  /// What a coordinator is started under.
  enum Parent {
    case coordinator(Coordinator)
    case window(WindowState)
  }

  /// The screen that becomes the top of a stack by popping.
  enum PopTarget {
    case previous
    case screen(any Presentable)
    /// Becomes `screen`.
    case topmost(ScreenSearch)
    case root
  }

  /// The API call behind the operation, for diagnostics.
  var verb: String {
    switch self {
    case .show: "show(_:)"
    case .start(_, under: .window, _): "start(_:)"
    case .start(_, _, awaitedBy: nil), .startPostponed: "start(child:)"
    case .startWhenSelected: "start(child:whenSelected:)"
    case .start: "outcome(of:_:)"
    case .add: "add(child:)"
    case .replace, .remove(_, .keepingPosition): "replace(_:with:)"
    case .remove(_, .alone), .removeScreen(_, isAlone: true): "open(_:)"
    case .remove: "finish()"
    case .setScreens: "setScreens(_:for:)"
    case .pop(_, .previous): "pop()"
    case .pop(_, .screen), .pop(_, .topmost): "pop(to:)"
    case .pop(_, .root): "popToRoot()"
    case .select(_, _, isGoingBack: true): "back()"
    case .select: "select(_:)"
    case .removeTab: "remove(_:)"
    case .dismiss: "dismiss()"
    case .bringToFront, .bringToFrontOrShow: "bringToFront(_:)"
    case .bringFlowToFront: "bringToFront()"
    case .removeScreen, .back: "back()"
    case .close: "close()"
    case .discard: "deinit"
    case .transaction(_, _, let call): call
    }
  }

  /// The part that removes screens; `nil` if it removes none, or only through nested requests.
  @MainActor var removal: Operation? {
    switch self {
    case .replace(let old, _): .remove(old, .keepingPosition)
    case .start, .add, .startWhenSelected, .startPostponed, .select, .back, .transaction: nil
    case .bringToFront, .bringToFrontOrShow, .bringFlowToFront: nil
    // A container may bring a detail that takes the place of another one.
    case .show(let screen, let target, _, _):
      target.removesOnShowing || screen is Container ? self : nil
    // Naming the cases would copy their payloads one by one.
    default: self
    }
  }

  /// The operation with the target that its detail means now; `nil` if there is no detail.
  @MainActor var withCurrentTarget: Operation? {
    switch self {
    case .show(let screen, let target, let coordinator, let isShown):
      target.current.map { .show(screen, in: $0, for: coordinator, unless: isShown) }
    case .bringToFrontOrShow(let search, let make, let target, let coordinator):
      target.current.map { .bringToFrontOrShow(search, make, in: $0, for: coordinator) }
    default: nil
    }
  }

  /// The window that it concerns, if that is known; read only for reports and the queue, since the search takes time.
  @MainActor var window: WindowState? {
    switch self {
    case .show(let screen, let target, let coordinator, _):
      Self.window(of: target.container, coordinator)
        ?? (screen as? Container)?.windowOfUnstartedFlows
    case .bringToFront(_, let target, let coordinator),
      .bringToFrontOrShow(_, _, let target, let coordinator):
      Self.window(of: target.container, coordinator)
    case .setScreens(_, let stack, let coordinator): Self.window(of: stack, coordinator)
    case .pop(let stack, _): Self.window(of: stack)
    case .select(_, let container, _): Self.window(of: container)
    case .removeTab(_, let tabs): Self.window(of: tabs)
    case .dismiss(let modal): (modal.target?.container).flatMap { Self.window(of: $0) }
    case .start(_, .window(let window), _), .back(let window), .close(let window): window
    case .transaction(_, let window, _): window
    case .start(_, .coordinator(let coordinator), _), .add(_, let coordinator),
      .startWhenSelected(_, _, let coordinator), .startPostponed(let coordinator),
      .remove(let coordinator, _), .replace(let coordinator, _),
      .bringFlowToFront(let coordinator):
      coordinator.concernedWindow
    case .removeScreen(let screen, _): Engine.shared.tree.state(of: ObjectIdentifier(screen))
    case .discard: nil
    }
  }

  /// The window of a container, of the coordinator that uses it, or of what it has.
  @MainActor
  private static func window(
    of container: Container, _ coordinator: Coordinator? = nil
  ) -> WindowState? {
    container.windowState ?? coordinator?.concernedWindow ?? container.windowOfContents
  }

  /// The window without which it cannot be performed.
  var neededWindow: WindowState? {
    switch self {
    case .start(_, .window(let window), _), .back(let window), .close(let window): window
    case .transaction(_, let window, _): window
    default: nil
    }
  }

  /// Whether a coordinator that was started directly joins the window of its presenter by requesting it.
  var letsItsCoordinatorJoin: Bool {
    switch self {
    case .start, .add, .startWhenSelected: true
    default: false
    }
  }

  /// Whether it is queued behind a running transaction instead of joining it.
  var waitsForCommit: Bool {
    switch self {
    case .back, .close, .discard: true
    default: false
    }
  }

  var isBack: Bool {
    if case .back = self { true } else { false }
  }

  /// Whether it closes a window or removes what a container had that is gone: a rollback does not drop that.
  var isClosing: Bool {
    switch self {
    case .close, .discard: true
    default: false
    }
  }

  var isTransaction: Bool {
    if case .transaction = self { true } else { false }
  }

  /// The name of the type that the operation acts on, for diagnostics.
  var subject: String {
    switch self {
    case .show(let screen, _, _, _), .select(let screen, _, _), .removeTab(let screen, _),
      .removeScreen(let screen, _), .bringToFront(let screen, _, _):
      name(of: screen)
    case .bringToFrontOrShow(let search, _, _, _): search.typeName
    case .start(let coordinator, _, _), .add(let coordinator, _), .remove(let coordinator, _),
      .replace(_, let coordinator), .startWhenSelected(let coordinator, _, _),
      .startPostponed(let coordinator), .bringFlowToFront(let coordinator):
      name(of: coordinator)
    case .pop(let stack, _), .setScreens(_, let stack, _): name(of: stack)
    case .dismiss(let modal): name(of: modal)
    case .back, .close, .transaction, .discard: "Window"
    }
  }

  /// The diagnostic of a refused operation.
  func refusal(
    _ kind: CoordinatorDiagnostic.Kind, about object: AnyObject? = nil
  ) -> CoordinatorDiagnostic {
    CoordinatorDiagnostic(kind, subject: object.map(name(of:)) ?? subject, detail: verb)
  }
}

/// What leaves with a coordinator, besides its descendants and their screens.
enum FlowRemoval {
  /// All screens above theirs.
  case withAllAbove
  /// The modals above theirs; a replacement takes the position in a stack. This is the first half of `replace`.
  case keepingPosition
  /// Nothing, for a link.
  case alone
  /// All screens above theirs, and what the program of a closing window has filled and will never show.
  case closing
}
