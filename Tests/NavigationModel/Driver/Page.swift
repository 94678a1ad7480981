import Coordinators

/// A screen that emits its lifecycle events and holds its coordinator strongly, as the closures of a screen do.
@MainActor
class Page: Presentable {
  let name: ScreenName
  var didSelect: () -> Void = {}
  private var hasLeft = false
  private let emit: (Event) -> Void

  init(_ name: ScreenName, emit: @escaping (Event) -> Void) {
    (self.name, self.emit) = (name, emit)
  }

  func willAppear() { emit(.willAppear(name.id)) }
  func didAppear() { emit(.didAppear(name.id)) }
  func willDisappear() { emit(.willDisappear(name.id)) }
  func didDisappear() { emit(.didDisappear(name.id)) }
  func didLeave() {
    hasLeft = true
    emit(.didLeave(name.id))
  }

  /// A page that is shown again no longer holds its previous coordinator.
  final func releaseCoordinatorIfShownAgain() { if hasLeft { didSelect = {} } }

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
