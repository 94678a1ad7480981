/// A window after some random commands, to see what holds wherever the reader is.
@MainActor
package final class Law {
  private let stage: Stage
  private var simulation = Simulation()

  package init(seed: UInt64) throws {
    stage = try Stage()
    for command in Round(seed: seed, count: 40).commands where command.kind.isDoneAtOnce {
      guard let issue = simulation.play(command) else { continue }
      stage.play(issue, inside: simulation.issued)
    }
    // A stack with something in it is there in any case, over everything else.
    let stack = simulation.newContainer(1)
    play(.show(stack, in: simulation.newModal(over: simulation.state.window), for: 0))
    for _ in 0..<3 {
      play(.show(simulation.newScreen(11), in: PlaceName(container: stack), for: 0))
    }
  }

  isolated deinit { stage.leave() }

  package var picture: [Int] { stage.picture }

  /// The stacks, by number, in which a pushed screen is the one to go back from.
  package var stacksInSight: [Int] {
    simulation.state.activePath
      .filter { $0.screen.kind == .stack && $0.modals.isEmpty && !$0.content.isEmpty }.map(\.id)
  }

  package func push(in stack: Int) {
    play(.show(simulation.newScreen(11), in: PlaceName(container: name(stack)), for: nil))
  }

  package func back() { play(.back) }

  /// The stacks, by number, with how many screens are in each.
  package var depths: [(stack: Int, depth: Int)] {
    simulation.state.window.all.filter { $0.screen.kind == .stack }
      .map { ($0.id, $0.content.count) }
  }

  package func pop(_ stack: Int) { play(.pop(name(stack))) }

  package func pop(to index: Int, in stack: Int) {
    guard let node = simulation.state.find(stack), node.content.indices.contains(index)
    else { return }
    play(.popTo(node.content[index].screen, in: node.screen))
  }

  private func name(_ stack: Int) -> ScreenName { ScreenName(id: stack, kind: .stack) }

  private func play(_ move: Move) {
    let issue = Issued(kind: nil, move: move, isForced: true)
    simulation.play(issue)
    stage.play(issue, inside: [:])
  }
}

extension Command.Kind {
  /// Whether nobody waits for what comes of it.
  fileprivate var isDoneAtOnce: Bool {
    switch self {
    case .await, .cancel, .orphan: false
    default: true
    }
  }
}
