extension CoordinatorDiagnostic {
  /// One sentence: what happened, and what to write instead.
  public var description: String { "\(event): \(remedy)" }

  private var event: String {
    switch kind {
    case .coordinatorRemoved: "\(code) \(call) after it had left"
    case .coordinatorNotStarted: "\(code) \(call) before it was started"
    case .neverStarted: "\(code) was added, but has not shown or started anything"
    case .shownEmpty: "\(code) of \(quotedDetail) was empty when the user saw it"
    case .cancelled: "\(quotedDetail) was dropped, since \(code) had left by its turn"
    case .screenAlreadyShown: "\(code) is already shown and was not shown again"
    case .screenNotFound:
      "\(code) is not among the screens of the container that \(quotedDetail) was called on"
    case .columnEmpty: "\(quotedDetail) of \(code) was called with a column without screens"
    case .presenterNotInWindow: "\(code) is in no window, or in another one"
    case .neverShown where detail == "tabs": "\(code) filled its `tabs`, but never showed them"
    case .neverShown: "\(code) was given \(detail) but was never shown"
    case .nothingShown: "the window showed nothing at the end"
    case .windowClosed: "\(quotedDetail) for \(code) was called after the window was closed"
    case .coordinatorAlreadyAdded: "\(code) was already added or started"
    case .notAChild: "\(detail) was called with \(code), which is not its child"
    case .cycle: "\(code) would contain itself"
    case .startFailed: "`start()` of \(code) threw an error and was rolled back (\(detail))"
    case .transactionFailed: "a transaction threw an error and was rolled back (\(detail))"
    case .stateNotSaved: "the state of \(code) was not saved (\(detail))"
    case .restorationFailed: "a line of the navigation state was not restored (\(detail))"
    case .routeMalformed: "\(code) has a route that links cannot follow: \(detail)"
    case .routeContradicted: "the routes of \(code) for \"\(detail)\""
    case .linkFailed: "the link \(code) could not be followed (\(detail))"
    case .calledTwice: "the closure declared at \(subject) was called twice"
    case .runaway: "\(code) was stopped, since \(detail)"
    case .identityRepeated: "on \(code) \(detail)"
    case .keyRepeated: "of the commands of \(code) \(detail), so only the first works"
    case .keyUnreachable: "of the commands of \(code) \(detail) is what terminals send for it"
    case .screenOutdated: "\(code) shows something else than what is drawn"
    case .bodyChanges: "drawing \(code) changes what it shows"
    case .neverSettles: "\(code) \(detail) each time that it is drawn"
    case .hung: "\(code) stopped the program, since \(detail)"
    case .controlOutdated: "\(code) was drawn without its screen and is wrong at \(detail)"
    case .taskFailed: "a task of \(code) threw an error (\(detail))"
    case .leaked: "\(code) is still alive after it left its window"
    case .suppressed: "\(detail) more diagnostics were not kept"
    }
  }

  private var remedy: String {
    switch kind {
    case .coordinatorRemoved where detail.hasPrefix("finish"):
      "leave that out if its `done` or its parent removes it"
    case .coordinatorRemoved: "create and start a new one; a flow that ended shows nothing"
    case .coordinatorNotStarted: "start it with `start(child:)`, or with `Window.start(_:)`"
    case .neverStarted:
      "call `start()` after `add(child:)`, or `start(child:)`, which does both, and show screens in `start()` with `show(_:)`"
    case .shownEmpty: "show a screen in it, or dismiss it after its last flow has finished"
    case .cancelled: "make the call before the one that removes it, or leave it out"
    case .screenAlreadyShown: "create a screen each time that you show one"
    case .screenNotFound: "pass a screen that is there now; `screens` and `tabs` list them"
    case .columnEmpty: "show a screen in it first; a `Detail` selects its column itself"
    case .presenterNotInWindow:
      "show it first, and pass presenters of the same window to a coordinator and its children"
    case .neverShown where detail == "tabs": "call `super.start()` first in its `start()`"
    case .neverShown: "show it, as in `show(stack)`, or fill it when it is needed"
    case .nothingShown:
      "start a coordinator that shows a screen, with `Window.start(_:)`, or call `show(_:)` of the window"
    case .windowClosed: "make a new `Window`; a closed one shows nothing"
    case .coordinatorAlreadyAdded where detail == "outcome(of:_:)":
      "leave that out, since `outcome(of:_:)` adds and starts the coordinator itself"
    case .coordinatorAlreadyAdded:
      "start or add a coordinator once, and show screens in its `start()`, not in `init`; create another for a second flow"
    case .notAChild:
      "call it on its `parent`, or `add(child:)` the child first if you started it directly"
    case .cycle: "show it in another presenter, or start it under another coordinator"
    case .startFailed: "call `tryStart(child:)` and catch the error"
    case .transactionFailed: "catch the error in the transaction"
    case .stateNotSaved: "return less in `preservedState`, or `nil`"
    case .restorationFailed:
      "state a route of its coordinator for the line, or drop the saved state"
    case .routeMalformed:
      "write a path as in `orders/{number}?{sort}#{section}`, with one `{name}` for each value of its closures"
    case .routeContradicted:
      "return in `values` what `start` got, and distinguish children of one type by `where`"
    case .linkFailed: "open it with `outcome(of:)` and catch the error"
    case .calledTwice:
      "report the outcome once, directly after `finish()`; set the closure again for a second flow"
    case .runaway: "look for two callbacks that cause each other"
    case .identityRepeated: "give each element an identity of its own"
    case .keyRepeated: "give each command its own key, or disable one with `disabled(_:)`"
    case .keyUnreachable: "give it another key"
    case .screenOutdated:
      "make its model `@Observable`, or call `setNeedsRedraw()` after the change; what changes with time belongs in `every`"
    case .bodyChanges:
      "only read in `body`, `title` and `commands`; change it in a closure, a task or `every`"
    case .neverSettles: "report a change once, not the state after each drawing"
    case .hung: "do what takes long in a `task`, with `await`"
    case .controlOutdated:
      "draw all that a key changes, or return `.control` or `.screen` from `redrawing(_:)`"
    case .taskFailed: "handle it in `didFail`"
    case .leaked where detail == "task":
      "a task of it goes on although it was cancelled; let it end, as by `try Task.checkCancellation()`"
    case .leaked:
      "a closure that it holds may capture it (capture it weakly there), or something stores it"
    case .suppressed: "fix the ones above first, or set `CoordinatorDiagnostic.handler` to see all"
    }
  }

  private var code: String { "`\(subject)`" }

  private var call: String {
    detail == "show(_:)" ? "showed a screen" : "called \(quotedDetail)"
  }

  private var quotedDetail: String { "`\(detail)`" }
}
