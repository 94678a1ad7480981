import TestCases

/// A random action without its objects: the numbers choose among the existing objects when the command is
/// resolved, so a list of commands stays meaningful when some of them are removed.
struct Command {
  enum Kind: String, CaseIterable {
    case push, present, appendTab, replaceRoot, showTwice, showUnless, fill
    case showDetail, presentOnDetail, showOnSplit, selectColumn
    case popToQuery, bringToFront, bringToFrontOrShow, bringFlowToFront
    case pop, popTo, popToRoot, setScreens, setScreensDoing, replaceTop, dismiss, selectTab,
      removeTab
    case back, backFromTab, answer, answerAgain, close
    case start, startTwice, throwingStart, openLink, startRoot, replaceInStart
    case showTabs, startLater, addLazyTab, openExisting, selectLazyTab
    case add, startAdded, startDirectly, addAdopted
    case finish, finishThenCall, remove, removeAll, replace
    case reportOutcome, await, cancel, useRemoved, transaction, observe
  }

  let kind: Kind
  let numbers: [Int]
  var bypassesGuards = false
  var reactions: [Reaction] = []

  /// Kinds that often find no object are listed more often.
  private static let choices =
    Kind.allCases.flatMap { Array(repeating: $0, count: 2) }
    + [
      .showDetail, .showDetail, .showDetail, .showOnSplit, .selectColumn, .selectColumn,
      .fill, .fill, .fill, .push, .pop, .pop, .popTo, .popToRoot, .setScreens, .setScreens,
      .replaceTop, .replaceTop,
      .appendTab, .appendTab, .selectTab, .selectTab, .selectTab, .removeTab, .removeTab,
      .removeTab, .selectTab, .removeTab, .showUnless, .showUnless, .push, .popTo, .popTo, .answer,
      .answer, .setScreensDoing, .setScreensDoing, .setScreensDoing, .selectTab, .removeTab,
      .cancel,
      .cancel, .cancel, .cancel, .cancel,
      .startAdded, .startAdded, .startAdded, .startAdded, .startAdded, .startAdded, .await, .cancel,
      .cancel, .cancel, .cancel, .cancel, .cancel, .cancel,
      .cancel, .cancel, .cancel, .cancel, .cancel, .cancel, .cancel, .cancel, .add, .startDirectly,
      .startDirectly, .startDirectly, .addAdopted, .addAdopted, .addAdopted, .addAdopted,
    ]

  /// The kinds of a scenario that is mostly about tabs.
  private static let tabChoices = [
    (.showTabs, 2), (.addLazyTab, 12), (.startLater, 4), (.selectLazyTab, 10), (.selectTab, 14),
    (.backFromTab, 14), (.removeTab, 5), (.appendTab, 6), (.openExisting, 5), (.answer, 5),
    (.transaction, 6), (.startAdded, 3), (.replace, 4), (.remove, 2), (.fill, 3), (.back, 2),
    (.dismiss, 2), (.push, 2), (.present, 1), (.observe, 1), (.start, 2), (.throwingStart, 1),
    (.finish, 2), (.removeAll, 1), (.setScreens, 1), (.showTwice, 1), (.close, 1), (.await, 1),
  ].flatMap { (kind: Kind, count: Int) in Array(repeating: kind, count: count) }

  static func random(
    using generator: inout SeededGenerator, isReaction: Bool = false, isAboutTabs: Bool = false
  ) -> Command {
    let choices = isAboutTabs ? tabChoices : choices
    let kind = choices.randomElement(using: &generator) ?? .push
    let numbers = (0..<6).map { _ in Int.random(in: 0..<1000, using: &generator) }
    var command = Command(
      kind: kind, numbers: numbers,
      bypassesGuards: Int.random(in: 0..<12, using: &generator) == 0)
    if !isReaction {
      let count = Int.random(in: 0..<8, using: &generator)
      command.reactions = (0..<count).map { _ in
        Reaction(
          event: Int.random(in: 0..<6, using: &generator),
          command: random(using: &generator, isReaction: true, isAboutTabs: isAboutTabs))
      }
    }
    return command
  }
}

/// A command issued inside the callback of an event, which is identified by its number since the last command.
struct Reaction {
  let event: Int
  let command: Command
}

/// A command with its objects resolved.
struct IssuedAction {
  /// `nil` for the close that ends a scenario.
  let kind: Command.Kind?
  let action: Action
  let bypassesGuards: Bool
}
