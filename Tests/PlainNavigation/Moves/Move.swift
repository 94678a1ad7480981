/// One operation on a window, with names instead of objects.
indirect enum Move: Sendable {
  case show(ScreenName, in: PlaceName, for: Int?)
  /// Shows a screen in a coordinator's place unless `top` is on top there.
  case showUnless(top: ScreenName?, ScreenName, in: PlaceName, for: Int)
  case pop(ScreenName)
  case popTo(ScreenName, in: ScreenName)
  case popToRoot(ScreenName)
  case setScreens([ScreenName], in: ScreenName, for: Int?)
  case replaceTop(ScreenName, in: ScreenName, for: Int?)
  case dismiss(PlaceName)
  case select(ScreenName, in: ScreenName)
  case removeTab(ScreenName, in: ScreenName)
  /// Starts a coordinator under another, or as one of the window's own.
  case start(FlowName, under: Int?)
  case add(FlowName, under: Int)
  /// Starts a coordinator that was only added.
  case run(FlowName)
  case finish(Int)
  case finishAndTell(Int)
  case remove(Int, from: Int)
  case removeAll(from: Int)
  case replace(Int, by: FlowName)
  /// Tells the outcome that is told once.
  case tell(Int)
  /// Starts a coordinator in a task that waits for its outcome.
  case await(FlowName, under: Int)
  /// Cancels the task that waits.
  case cancel(Int)
  case transaction([Move], number: Int, fails: Bool)
  case observe(Int)
  case unobserve(Int)
  case answer(ScreenName, Bool)
  case back
  case close

  /// What the engine makes of `pop` and `back`: the very screen that was on top when they were applied.
  case leave(ScreenName)
  /// What follows `finishAndTell`.
  case done(Int)
  /// What follows `tell`, in its turn.
  case outcome(Int)
  /// What follows a transaction.
  case committed(Int)

  /// Whether screens with a guard are asked before it is applied.
  var asksGuards: Bool {
    switch self {
    case .start, .await, .add, .select, .back, .close, .transaction, .remove, .removeAll: false
    default: true
    }
  }

  /// Whether it waits for the end of what is being computed.
  var waitsForCommit: Bool {
    switch self {
    case .back, .close: true
    default: isCall
    }
  }

  /// Whether it changes nothing by itself.
  var isCall: Bool {
    switch self {
    case .done, .outcome, .committed: true
    default: false
    }
  }

  /// The coordinator that asks for it, where one that has left is told so at once.
  var actor: Int? {
    switch self {
    case .start(_, let flow): flow
    case .add(_, let flow), .await(_, let flow), .finish(let flow), .finishAndTell(let flow): flow
    case .remove(_, let flow), .removeAll(let flow): flow
    default: nil
    }
  }

  /// The coordinators that it is about and that are there already.
  var flows: [Int] {
    switch self {
    case .show(_, _, let flow), .setScreens(_, _, let flow), .replaceTop(_, _, let flow):
      flow.map { [$0] } ?? []
    case .showUnless(_, _, _, let flow), .replace(let flow, _), .tell(let flow): [flow]
    case .remove(let flow, let parent): [flow, parent]
    case .transaction(let moves, _, _): moves.flatMap(\.flows)
    default: actor.map { [$0] } ?? []
    }
  }
}
