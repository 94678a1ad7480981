import Coordinators

/// A screen that emits its lifecycle events and holds its coordinator strongly, as the closures of a screen do.
@MainActor
class Page: Presentable, PreservedObject {
  let name: ScreenName
  final var state: String?
  /// Held strongly, as by the closures of a screen.
  var coordinator: Coordinator?
  private let emit: (Event) -> Void

  final var id: Int { name.id }

  init(_ name: ScreenName, emit: @escaping (Event) -> Void) {
    (self.name, self.emit) = (name, emit)
  }

  func willAppear() { emit(.willAppear(name.id)) }
  func didAppear() { emit(.didAppear(name.id)) }
  func willDisappear() { emit(.willDisappear(name.id)) }
  func didDisappear() { emit(.didDisappear(name.id)) }
  func didLeave() { emit(.didLeave(name.id)) }

  final func reportRefusal() { emit(.refused(name.id)) }
}

/// A page that refuses to leave or asks.
@MainActor
final class GuardedPage: Page, LeaveGuard {
  var didAsk: (@escaping @MainActor (Bool) -> Void) -> Void = { _ in }

  var leaveDecision: LeaveDecision {
    name.leaveDecision == .refused ? .refused : .asks { self.didAsk($0) }
  }

  func didRefuseToLeave() { reportRefusal() }
}
