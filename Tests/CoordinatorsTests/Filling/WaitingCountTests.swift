import Testing

@testable import Coordinators

/// How many coordinators wait in what covers a container.
@MainActor
struct `Coordinators that wait in a detail` {
  @Test func `also wait in what the detail belongs to, as many as there are`() {
    let modal = Modal(over: NavigationController())
    let outer = Detail(of: modal)
    let inner = Detail(of: outer)

    for (own, others) in [(1, 0), (3, 0), (2, 2), (0, 1), (0, 0)] {
      inner.waitingCount = own
      outer.waitingCount = own + others

      #expect(modal.waitingCount == own + others)
    }
  }

  @Test func `leave the other details alone`() {
    let modal = Modal(over: NavigationController())
    let (first, second) = (Detail(of: modal), Detail(of: modal))

    for (ofFirst, ofSecond) in [(1, 0), (1, 2), (3, 1), (0, 1), (0, 0)] {
      first.waitingCount = ofFirst
      second.waitingCount = ofSecond

      #expect(modal.waitingCount == ofFirst + ofSecond)
    }
  }
}
