/// A window after random commands, to check laws that hold in every state.
@MainActor
package final class RandomWindow {
  private let driver: WindowDriver
  var simulation = Simulation(windowCount: 1)

  package init(seed: UInt64) throws {
    driver = try WindowDriver(windowCount: 1)
    for var command in Scenario(seed: seed, count: 40, windowCount: 1).commands
    where command.kind.completesAtOnce {
      command.reactions.removeAll { !$0.command.kind.completesAtOnce }
      guard let issuedAction = simulation.play(command) else { continue }
      driver.play(issuedAction, inCallbacks: simulation.issued)
    }
    // A modal with a stack of three screens makes sure that there is a visible stack.
    let stack = simulation.newContainer(1)
    play(.show(stack, in: simulation.newModal(over: simulation.state.windows[0]), for: 0))
    for _ in 0..<3 {
      play(.show(simulation.newScreen(11), in: PresenterName(container: stack), for: 0))
    }
  }

  isolated deinit { driver.releaseWindows() }

  package var snapshot: [Int] { driver.snapshot }

  /// The ids of the stacks in which a pushed screen would be the one to go back from.
  package var visibleStacks: [Int] {
    simulation.state.activePath(in: 0)
      .filter { $0.screen.kind == .stack && $0.modals.isEmpty && !$0.content.isEmpty }.map(\.id)
  }

  package func push(in stack: Int) {
    play(.show(simulation.newScreen(11), in: PresenterName(container: name(stack)), for: nil))
  }

  package func back() { play(.back(in: 0)) }

  /// The id and number of screens of each stack.
  package var depths: [(stack: Int, depth: Int)] {
    simulation.state.windows[0].all.filter { $0.screen.kind == .stack }
      .map { ($0.id, $0.content.count) }
  }

  package func pop(_ stack: Int) { play(.pop(name(stack))) }

  package func pop(to index: Int, in stack: Int) {
    guard let node = simulation.state.find(stack), node.content.indices.contains(index)
    else { return }
    play(.popTo(node.content[index].screen, in: node.screen))
  }

  private func name(_ stack: Int) -> ScreenName { ScreenName(id: stack, kind: .stack) }

  func play(_ action: Action) {
    let issuedAction = IssuedAction(kind: nil, action: action, bypassesGuards: true)
    simulation.play(issuedAction)
    driver.play(issuedAction, inCallbacks: [:])
  }
}

extension Command.Kind {
  /// Whether it needs no task and no coordinator that has been removed, and keeps the window open.
  fileprivate var completesAtOnce: Bool {
    switch self {
    case .await, .cancel, .useRemoved, .close: false
    default: true
    }
  }
}
