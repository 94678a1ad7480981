import Coordinators
import TestCases
import Testing

/// Programs that fill containers and start coordinators directly, in different orders of the same steps.
@MainActor
struct `Order of attachment` {
  @Test(arguments: Seed.few(20, many: 200))
  func `the parents do not depend on the order in which containers were filled`(seed: Seed) throws {
    let orders = try (UInt64(0)..<4).map { try FilledProgram(seed: seed.value).parents(order: $0) }
    #expect(Set(orders).count == 1, "\(orders)")
  }

  @Test func `a coordinator belongs to the one that showed its container, wherever it shows first`()
    throws
  {
    for isInnerFirst in [true, false] {
      let fixture = try Fixture()
      let (outer, inner) = (NavigationController(), NavigationController())
      let host = Flow("host", in: outer) { $0.presenter.show(inner, for: $0) }
      let guest = Flow("guest", in: inner) { outer.show(Page("over"), for: $0) }

      let reported = try diagnostics {
        for flow in isInnerFirst ? [host, guest] : [guest, host] { try flow.start() }
        fixture.stack.show(outer, for: fixture.app)
      }

      #expect(reported.isEmpty)
      #expect(guest.parent === host && host.parent === fixture.app)
    }
  }

  @Test func `coordinators that hold each other's containers both belong to the one around`() throws
  {
    for isReversed in [false, true] {
      let fixture = try Fixture()
      let (outer, left, right) = (
        TabBarController(), NavigationController(), NavigationController()
      )
      let a = Flow("A", in: right) { outer.show(left, for: $0) }
      let b = Flow("B", in: left) { outer.show(right, for: $0) }

      for flow in isReversed ? [b, a] : [a, b] { try flow.start() }
      fixture.stack.show(outer, for: fixture.app)

      #expect(a.parent === fixture.app && b.parent === fixture.app)
    }
  }
}

/// A tree of containers and coordinators; its steps can be made in any order.
@MainActor
private struct FilledProgram {
  private enum Step {
    /// Shows a container in an outer one, for a coordinator or for none.
    case nest(Int, in: Int, for: Int?)
    /// Shows a page for a coordinator in some container.
    case show(in: Int, for: Int)
    case add(Int, under: Int)
  }

  private let seed: UInt64
  private var steps: [Step] = []
  /// The containers of the coordinators' presenters.
  private var presenters: [Int] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    let containerCount = Int.random(in: 2...6, using: &random)
    presenters = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      Int.random(in: 0..<containerCount, using: &random)
    }
    for container in 1..<containerCount {
      let owner = Int.random(in: -1..<presenters.count, using: &random)
      steps.append(
        .nest(
          container, in: Int.random(in: 0..<container, using: &random),
          for: owner < 0 ? nil : owner))
    }
    for flow in presenters.indices {
      steps.append(.show(in: Int.random(in: 0..<containerCount, using: &random), for: flow))
      if flow > 0, Int.random(in: 0..<4, using: &random) == 0 {
        steps.append(.add(flow, under: Int.random(in: 0..<flow, using: &random)))
      }
    }
  }

  /// Makes the steps in a random order, then shows everything, and names the parent of each coordinator.
  func parents(order: UInt64) throws -> [String] {
    var random = SeededGenerator(seed: seed << 8 + order)
    let fixture = try Fixture()
    let containers = (0...6).map { _ in TabBarController() }
    let flows = presenters.enumerated().map { Flow("\($0)", in: containers[$1]) }
    let reported = diagnostics {
      for step in steps.shuffled(using: &random) {
        switch step {
        case .nest(let inner, let outer, let owner):
          containers[outer].show(containers[inner], for: owner.map { flows[$0] })
        case .show(let container, let flow):
          containers[container].show(Page("page"), for: flows[flow])
        case .add(let flow, let parent): flows[parent].add(child: flows[flow])
        }
      }
      fixture.stack.show(containers[0], for: fixture.app)
    }
    #expect(reported.isEmpty)
    return flows.map { ($0.parent as? Flow)?.name ?? ($0.parent === fixture.app ? "app" : "none") }
  }
}
