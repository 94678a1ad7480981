/// What to do next, without saying with what: the numbers choose among what is there when its turn comes,
/// so that a list of commands keeps a meaning when others are taken out of it.
struct Command {
  enum Kind: String, CaseIterable {
    case push, present, appendTab, swapRoot, showTwice, showUnless
    case pop, popTo, popToRoot, setScreens, replaceTop, dismiss, selectTab, removeTab
    case back, answer
    case start, startTwice, throwingStart, startRoot, swapInStart, add, startAdded
    case finish, finishAndTell, remove, removeAll, replace
    case tell, await, cancel, orphan, transaction, observe
  }

  let kind: Kind
  let numbers: [Int]
  var isForced = false
  var reactions: [Reaction] = []

  /// What often finds nothing to be about is tried more often.
  private static let choices =
    Kind.allCases.flatMap { Array(repeating: $0, count: 2) }
    + [
      .push, .pop, .pop, .popTo, .popToRoot, .setScreens, .setScreens, .replaceTop, .replaceTop,
      .appendTab, .appendTab, .selectTab, .selectTab, .selectTab, .removeTab, .removeTab,
      .removeTab, .selectTab, .removeTab, .showUnless, .showUnless, .push, .popTo, .popTo, .answer,
      .answer,
      .startAdded, .startAdded, .startAdded, .startAdded, .startAdded, .startAdded, .await, .cancel,
      .cancel, .cancel, .cancel, .cancel, .cancel, .cancel,
      .cancel, .cancel, .cancel, .cancel, .cancel, .cancel, .cancel, .cancel, .add,
    ]

  static func random(using generator: inout SeededGenerator, isReaction: Bool = false) -> Command {
    let kind = choices.randomElement(using: &generator) ?? .push
    let numbers = (0..<6).map { _ in Int.random(in: 0..<1000, using: &generator) }
    var command = Command(
      kind: kind, numbers: numbers,
      isForced: Int.random(in: 0..<12, using: &generator) == 0)
    if !isReaction {
      let count = Int.random(in: 0..<6, using: &generator)
      command.reactions = (0..<count).map { _ in
        Reaction(
          event: Int.random(in: 0..<6, using: &generator),
          command: random(using: &generator, isReaction: true))
      }
    }
    return command
  }
}

/// A command issued from inside the callback of an event, by its number in the turn.
struct Reaction {
  let event: Int
  let command: Command
}

/// A command that has found what it is about.
struct Issued {
  /// `nil` for the close that ends a round.
  let kind: Command.Kind?
  let move: Move
  let isForced: Bool
}
