/// Chooses the objects of a command; there is no action if there are none.
extension Simulation {
  private static let screenLimit = 16

  mutating func resolve(_ command: Command) -> IssuedAction? {
    action(for: command).map {
      IssuedAction(kind: command.kind, action: $0, bypassesGuards: command.bypassesGuards)
    }
  }

  mutating func action(for command: Command) -> Action? {
    screenAction(for: command) ?? flowAction(for: command) ?? otherAction(for: command)
  }

  var isFull: Bool {
    let limit = Self.screenLimit + 8 * (state.windows.count - 1)
    return shownNodes.count { $0.screen.kind != .column } > limit
  }

  private mutating func screenAction(for command: Command) -> Action? {
    let numbers = command.numbers
    let shown = shownNodes
    let nodes = shown + idleNodes
    let pages = shown.filter { $0.screen.kind != .window }
    func any(_ kind: ScreenName.Kind) -> ModelNode? {
      let found = nodes.filter { $0.screen.kind == kind }
      let inColumns = found.filter { state.isInColumn($0.screen) }
      return pick(inColumns.isEmpty || numbers[3] % 2 == 0 ? found : inColumns, numbers[0])
    }
    let stacks = nodes.filter(\.screen.isStack)
    let stack = pick(stacks, numbers[0])
    func owner(in container: ScreenName?) -> Int? {
      numbers[1] % 5 == 0 ? nil : pick(flows(around: container, numbers), numbers[1])
    }

    switch command.kind {
    case .push:
      guard let stack, !isFull else { return nil }
      if phase == .notifying, numbers[3] % 3 == 0, let idle = pick(idleContainers, numbers[2]) {
        return .show(idle, in: .container(stack.screen), for: owner(in: stack.screen))
      }
      return .show(
        newScreen(numbers[2]), in: .container(stack.screen), for: owner(in: stack.screen))
    case .present:
      guard let over = pick(nodes.filter { $0.screen.kind != .page }, numbers[0]), !isFull
      else { return nil }
      return .show(newScreen(numbers[2]), in: newModal(over: over), for: owner(in: over.screen))
    case .appendTab:
      guard let tabs = any(.tabs), !isFull else { return nil }
      return .show(
        newScreen(numbers[2]), in: .container(tabs.screen), for: owner(in: tabs.screen))
    case .replaceRoot:
      let window = ScreenName.window(someWindow(numbers[0]))
      return .show(newContainer(numbers[2]), in: .container(window), for: owner(in: window))
    case .showTwice:
      guard let presenter = somePresenter(numbers), let page = pick(pages, numbers[4]) else {
        return nil
      }
      return .show(page.screen, in: presenter, for: owner(in: presenter.container))
    case .showOnSplit:
      guard let split = any(.split), !isFull else { return nil }
      return .show(
        newScreen(numbers[2]), in: .container(split.screen), for: owner(in: split.screen))
    case .showDetail:
      guard !isFull else { return nil }
      let (screen, detail) = (newScreen(numbers[2]), someDetail(numbers))
      return .show(screen, in: detail, for: owner(in: detail.container))
    case .presentOnDetail:
      guard !isFull, case .detail(let detail) = someDetail(numbers) else { return nil }
      let container = state.target(of: detail).container
      let modal = PresenterName.modal(newID(), over: container, meantBy: detail)
      return .show(newScreen(numbers[2]), in: modal, for: owner(in: container))
    case .selectColumn:
      guard let split = any(.split),
        let column = pick(numbers[2] % 9 == 0 ? stacks : split.content, numbers[3])
      else { return nil }
      return .select(column.screen, in: split.screen)
    case .fill: return fill(numbers, for: owner(in: nil))
    case .pop: return stack.map { .pop($0.screen) }
    case .popToRoot: return stack.map { .popToRoot($0.screen) }
    case .popTo:
      guard let stack, let page = pick(stack.content, numbers[2]) else { return nil }
      return .popTo(page.screen, in: stack.screen)
    case .popToQuery:
      return stack.map { .popToQuery(query(numbers), in: $0.screen) }
    case .bringToFront:
      guard let stack, let page = pick(numbers[3] % 8 == 0 ? pages : stack.content, numbers[2])
      else { return nil }
      return .bringToFront(page.screen, in: .container(stack.screen), for: nil)
    case .bringToFrontOrShow:
      guard let stack, !isFull else { return nil }
      if numbers[5] % 2 == 0, let flow = pick(flowsInDetails, numbers[0]) {
        return bringToFrontOrShow(in: flow.name.presenter, numbers, for: flow.name.id)
      }
      return bringToFrontOrShow(
        in: .container(stack.screen), numbers, for: owner(in: stack.screen))
    case .setScreens:
      guard let stack else { return nil }
      return .setScreens(
        rearranged(stack.content.map(\.screen), numbers), in: stack.screen,
        for: owner(in: stack.screen))
    case .replaceTop:
      guard let stack else { return nil }
      return .replaceTop(newScreen(numbers[2]), in: stack.screen, for: owner(in: stack.screen))
    case .dismiss:
      guard let over = pick(nodes.filter { !$0.modals.isEmpty }, numbers[0]),
        let modal = pick(over.modals, numbers[2])?.modal
      else { return nil }
      return .dismiss(PresenterName(container: over.screen, modal: modal))
    case .selectTab, .removeTab:
      guard let tabs = any(.tabs), let tab = pick(tabs.content, numbers[2]) else { return nil }
      return command.kind == .selectTab
        ? .select(tab.screen, in: tabs.screen) : .removeTab(tab.screen, in: tabs.screen)
    case .showTabs: return showTabs(numbers)
    case .selectLazyTab: return selectLazyTab(numbers)
    case .backFromTab:
      // Or towards the root of a tab.
      let window = someWindow(numbers[1])
      guard let wayBack = state.wayBack(in: window) else { return nil }
      if case .goBack = wayBack { return .back(in: window) }
      return numbers[0] % 2 == 0 ? .back(in: window) : nil
    case .answer:
      guard let asked = pick(pages.filter { pending[$0.id] != nil }, numbers[0]) else { return nil }
      return .answer(asked.screen, numbers[1] % 3 != 0)
    case .answerAgain:
      let guards = pages.filter { $0.screen.leaveDecision == .asks }
      return pick(guards, numbers[0]).map { .answerAgain($0.screen, numbers[1] % 3 != 0) }
    default: return nil
    }
  }

  private func query(_ numbers: [Int]) -> ScreenQuery {
    let kinds = [.page, .page, .page, .page, .guarded, .guarded] + ScreenQuery.Kind.allCases
    return ScreenQuery(
      kinds[numbers[2] % kinds.count], remainder: numbers[3] % 2 == 0 ? nil : numbers[4] % 3)
  }

  private var flowsInDetails: [ModelFlow] {
    state.flows.values.filter(\.name.presenter.isDetail).sorted { $0.name.id < $1.name.id }
  }

  /// Brings a screen of the type of a new one to the front.
  mutating func bringToFrontOrShow(
    in presenter: PresenterName, _ numbers: [Int], for owner: Int?
  ) -> Action {
    let screen = newScreen(numbers[2])
    let query = ScreenQuery(screen, remainder: numbers[3] % 2 == 0 ? nil : numbers[4] % 3)
    return .bringToFrontOrShow(query, screen, in: presenter, for: owner)
  }

  private mutating func otherAction(for command: Command) -> Action? {
    let numbers = command.numbers
    switch command.kind {
    case .back: return .back(in: someWindow(numbers[0]))
    case .close:
      // Without a guard it would end most scenarios at once.
      let window = someWindow(numbers[0])
      let pages = state.windows[window].all.map(\.screen)
      let isAllowed =
        pages.contains { $0.leaveDecision != .allowed }
        || (openWindows.count > 1 && numbers[1] % 6 == 0)
      return isAllowed ? .close(window) : nil
    case .useRemoved: return removedFlowAction(numbers)
    case .transaction: return transaction(numbers)
    case .setScreensDoing: return setScreensDoing(numbers)
    case .observe:
      guard observers.count < 3, numbers[0] % 2 == 0 || observers.isEmpty else {
        return pick(observers, numbers[1]).map { .unobserve($0.id) }
      }
      return .observe(newID(), in: someWindow(numbers[2]))
    default: return nil
    }
  }

  /// A transaction of up to three actions, sometimes with a nested transaction.
  private mutating func transaction(_ numbers: [Int]) -> Action {
    var actions: [Action] = []
    for index in 0..<(1 + numbers[0] % 3) {
      let rest = numbers.map { $0 / (index + 2) + index }
      let command = Command(
        kind: Command.Kind.parts[numbers[index + 1] % Command.Kind.parts.count], numbers: rest)
      if let action = action(for: command) { actions.append(action) }
    }
    if numbers[4] % 4 == 0, let last = actions.popLast() {
      actions.append(
        .transaction(
          [last], number: newID(), fails: numbers[4] % 8 == 0, in: someWindow(numbers[3])))
    }
    return .transaction(
      actions, number: newID(), fails: numbers[5] % 5 == 0, in: someWindow(numbers[2]))
  }

  /// A closure of `setScreens` that performs up to two actions, mostly where a guard has to leave.
  ///
  /// The stack is in a window: what another one's closure requests of a window is no part of the same change.
  private mutating func setScreensDoing(_ numbers: [Int]) -> Action? {
    let stacks = shownNodes.filter(\.screen.isStack)
    let guarded = stacks.filter { $0.content.contains { $0.screen.leaveDecision != .allowed } }
    guard let stack = pick(guarded.isEmpty ? stacks : guarded, numbers[0]) else { return nil }
    var actions: [Action] = []
    for index in 0..<(1 + numbers[1] % 2) {
      let kinds: [Command.Kind] = [
        .present, .appendTab, .start, .finishThenCall, .dismiss, .pop, .showDetail, .selectColumn,
      ]
      let command = Command(
        kind: kinds[numbers[index + 2] % kinds.count], numbers: numbers.map { $0 / 2 + index })
      if let action = action(for: command) { actions.append(action) }
    }
    return .setScreensDoing(
      actions,
      numbers[4] % 2 == 0 ? [newScreen(numbers[5])] : stack.content.prefix(1).map(\.screen),
      in: stack.screen, for: numbers[3] % 2 == 0 ? state.window(of: stack.id) : nil)
  }

  private mutating func rearranged(_ screens: [ScreenName], _ numbers: [Int]) -> [ScreenName] {
    var screens = screens
    if numbers[2] % 2 == 0 { screens.reverse() }
    if numbers[3] % 3 == 0, !screens.isEmpty { screens.remove(at: numbers[4] % screens.count) }
    if numbers[3] % 2 == 0 {
      screens.insert(newScreen(numbers[5]), at: numbers[4] % (screens.count + 1))
    }
    return screens
  }
}

extension Command.Kind {
  /// The kinds of actions inside a transaction.
  fileprivate static let parts: [Self] = [
    .push, .present, .appendTab, .replaceRoot, .showTwice, .fill, .pop, .popTo, .popToRoot,
    .popToQuery, .bringToFront, .bringToFrontOrShow, .bringFlowToFront,
    .setScreens, .showDetail, .showDetail, .showOnSplit, .selectColumn,
    .replaceTop, .dismiss, .selectTab, .removeTab, .selectLazyTab, .addLazyTab,
    .back, .start, .throwingStart, .replaceInStart,
    .add, .finish, .finishThenCall, .remove, .removeAll, .replace, .reportOutcome,
  ]
}

func pick<Elements: RandomAccessCollection>(
  _ elements: Elements, _ number: Int
) -> Elements.Element? {
  elements.isEmpty
    ? nil : elements[elements.index(elements.startIndex, offsetBy: number % elements.count)]
}
