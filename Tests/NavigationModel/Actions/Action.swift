/// One operation on the windows, with names instead of objects.
indirect enum Action: Sendable {
  case show(ScreenName, in: PresenterName, for: Int?)
  /// Shows a screen in a coordinator's presenter unless `top` is on top there.
  case showUnless(top: ScreenName?, ScreenName, in: PresenterName, for: Int)
  case pop(ScreenName)
  case popTo(ScreenName, in: ScreenName)
  /// Becomes `popTo` when it is applied.
  case popToQuery(ScreenQuery, in: ScreenName)
  case popToRoot(ScreenName)
  case bringToFront(ScreenName, in: PresenterName, for: Int?)
  /// Becomes `bringToFront` or `show` when it is applied.
  case bringToFrontOrShow(ScreenQuery, ScreenName, in: PresenterName, for: Int?)
  case bringFlowToFront(Int)
  case setScreens([ScreenName], in: ScreenName, for: Int?)
  case replaceTop(ScreenName, in: ScreenName, for: Int?)
  /// Sets the screens by a closure that performs other actions.
  case setScreensDoing([Action], [ScreenName], in: ScreenName, for: Int?)
  case dismiss(PresenterName)
  case select(ScreenName, in: ScreenName)
  case removeTab(ScreenName, in: ScreenName)
  case start(FlowName, under: Int)
  /// Starts a coordinator as a root of a window.
  case startRoot(FlowName, in: Int)
  /// Adds a coordinator that starts when a tab is first selected.
  case startLater(FlowName, under: Int, tab: ScreenName)
  /// Follows a link that starts a coordinator under the app coordinator of a window.
  case open(FlowName, in: Int)
  /// Follows a link to a child of the app coordinator of a window, which may wait for the selection of its tab.
  case openExisting(Int, in: Int)
  case add(FlowName, under: Int)
  /// Calls `start()` of a coordinator that was added, or of one that no parent has.
  case run(FlowName)
  case finish(Int)
  case finishThenCall(Int)
  case remove(Int, from: Int)
  case removeAll(from: Int)
  case replace(Int, with: FlowName)
  /// Calls the coordinator's `done`.
  case reportOutcome(Int)
  /// Starts a coordinator in a task that awaits its outcome.
  case await(FlowName, under: Int)
  /// Cancels the task that awaits the outcome.
  case cancel(Int)
  case transaction([Action], number: Int, fails: Bool, in: Int)
  case observe(Int, in: Int)
  case unobserve(Int)
  case answer(ScreenName, Bool)
  /// Calls the closure of a question that was answered or dropped.
  case answerAgain(ScreenName, Bool)
  case back(in: Int)
  case close(Int)

  /// What the engine makes of `pop` and `back`: the removal of the screen that is on top when they are applied.
  case removeScreen(ScreenName)
  /// What the engine makes of `back` at the root of a tab.
  case goBack(toTab: ScreenName, in: ScreenName)
  /// The start of a coordinator whose tab was selected.
  case startPostponed(Int)
  /// The completion of `finishThenCall`.
  case done(Int)
  /// The queued call of `reportOutcome`.
  case outcome(Int)
  /// A finish that waited for an answer.
  case completeFinish(Int, calls: Bool)
  /// Follows a link that has waited for the answer to another request.
  case completeLink(Action)
  /// The completion of a transaction.
  case committed(Int)
  /// Begins the tasks that waited for a coordinator's start.
  case beginWaitingTasks(FlowName)
  /// Begins a task that a coordinator in the tree has made.
  case beginTask(FlowName)

  /// Whether guards are asked before it is applied.
  var asksGuards: Bool {
    switch self {
    case .start, .startRoot, .open, .await, .add, .select, .back, .transaction, .remove, .removeAll:
      false
    case .bringToFront, .bringFlowToFront: false
    case .startLater, .startPostponed, .openExisting, .goBack: false
    default: true
    }
  }

  /// Whether it is queued behind a running transaction instead of joining it.
  var waitsForCommit: Bool {
    switch self {
    case .back, .close: true
    default: isCall
    }
  }

  /// Whether it follows a link.
  var isLink: Bool {
    switch self {
    case .open, .openExisting: true
    default: false
    }
  }

  /// Whether it only calls code of the program.
  var isCall: Bool {
    switch self {
    case .done, .outcome, .committed, .completeFinish, .completeLink, .beginWaitingTasks,
      .beginTask:
      true
    default: false
    }
  }

  /// The coordinator that requests it, for requests that a removed coordinator cannot make.
  var actor: Int? {
    switch self {
    case .start(_, let flow): flow
    case .startLater(_, let flow, _): flow
    case .add(_, let flow), .await(_, let flow), .finish(let flow), .finishThenCall(let flow): flow
    case .remove(_, let flow), .removeAll(let flow), .bringFlowToFront(let flow): flow
    default: nil
    }
  }

  /// The coordinator that calls the engine for it, by showing a screen too.
  func requester(in state: ModelTree) -> Int? {
    switch self {
    case .show(_, _, let flow), .setScreens(_, _, let flow), .replaceTop(_, _, let flow),
      .setScreensDoing(_, _, _, let flow), .bringToFrontOrShow(_, _, _, let flow):
      flow
    case .showUnless(_, _, _, let flow): flow
    case .replace(let old, _): state.flows[old]?.parent
    default: actor
    }
  }

  /// The existing coordinators that it concerns.
  var flows: [Int] {
    switch self {
    case .show(_, _, let flow), .setScreens(_, _, let flow), .replaceTop(_, _, let flow),
      .bringToFrontOrShow(_, _, _, let flow):
      flow.map { [$0] } ?? []
    case .showUnless(_, _, _, let flow), .replace(let flow, _), .reportOutcome(let flow): [flow]
    case .remove(let flow, let parent): [flow, parent]
    case .transaction(let actions, _, _, _): actions.flatMap(\.flows)
    case .setScreensDoing(let actions, _, _, let flow):
      actions.flatMap(\.flows) + (flow.map { [$0] } ?? [])
    default: actor.map { [$0] } ?? []
    }
  }
}
