/// Something that is to be done to the tree, as one whole.
enum Operation {
  case show(any Presentable, in: Place, for: Coordinator?, unless: ((any Presentable) -> Bool)?)
  case start(Coordinator, under: Coordinator?)
  case add(Coordinator, under: Coordinator?)
  /// Takes a coordinator away, and then calls whoever waits for it.
  case remove(Coordinator, then: (() -> Void)?)
  /// Puts one coordinator in the place of another.
  case replace(Coordinator, by: Coordinator)
  /// Takes a coordinator away and keeps its place for another: the first half of replacing it.
  case clear(Coordinator)
  case pop(NavigationController, PopTarget)
  /// Makes the stack what the closure makes of it.
  case setScreens(
    ([any Presentable]) -> [any Presentable], in: NavigationController, for: Coordinator?)
  case select(any Presentable, in: TabBarController)
  case removeTab(any Presentable, in: TabBarController)
  case dismiss(Modal)
  /// Takes a screen away, with all that lies above it.
  case leave(any Presentable)
  case back
  case close
  /// What a closure asks for, as one whole, and then a call to whoever waits for it.
  case transaction(() throws -> Void, then: (() -> Void)?)
  /// No change by itself: code of others, in its turn.
  case call(() -> Void)

  /// How far a stack is popped.
  enum PopTarget {
    case previous
    case screen(any Presentable)
    case root
  }

  /// The call that asked for it, as diagnostics name it.
  var verb: String {
    switch self {
    case .show: "show(_:)"
    case .start: "start(child:)"
    case .add: "add(_:)"
    case .remove: "finish()"
    case .replace, .clear: "replace(_:by:)"
    case .setScreens: "setScreens(_:for:)"
    case .pop(_, .previous): "pop()"
    case .pop(_, .screen): "pop(to:)"
    case .pop(_, .root): "popToRoot()"
    case .select: "select(_:)"
    case .removeTab: "remove(_:)"
    case .dismiss: "dismiss()"
    case .leave, .back: "back()"
    case .close: "close()"
    case .transaction: "transaction(_:)"
    case .call: "done"
    }
  }

  /// Whether it waits for the end of a running transaction instead of joining it.
  var waitsForCommit: Bool {
    switch self {
    case .back, .close, .call: true
    default: false
    }
  }

  var isClosing: Bool {
    if case .close = self { true } else { false }
  }

  /// What it was to be done to, or by.
  var subject: String {
    switch self {
    case .show(let screen, _, _, _), .select(let screen, _), .removeTab(let screen, _),
      .leave(let screen):
      name(of: screen)
    case .start(let coordinator, _), .add(let coordinator, _), .remove(let coordinator, _),
      .replace(let coordinator, _), .clear(let coordinator):
      name(of: coordinator)
    case .pop(let stack, _), .setScreens(_, let stack, _): name(of: stack)
    case .dismiss(let modal): name(of: modal)
    case .back, .close, .transaction: "Window"
    case .call: "done"
    }
  }

  func refusal(
    _ kind: CoordinatorDiagnostic.Kind, about object: AnyObject? = nil
  ) -> CoordinatorDiagnostic {
    CoordinatorDiagnostic(kind, subject: object.map(name(of:)) ?? subject, detail: verb)
  }
}
