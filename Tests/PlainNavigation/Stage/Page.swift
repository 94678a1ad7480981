import Coordinators

/// A screen that tells everything it hears, and holds its coordinator as a screen's closures do.
@MainActor
class Page: Presentable {
  let name: ScreenName
  var didSelect: () -> Void = {}
  private var hasLeft = false
  private let tell: (Event) -> Void

  init(_ name: ScreenName, tell: @escaping (Event) -> Void) {
    (self.name, self.tell) = (name, tell)
  }

  func willAppear() { tell(.willAppear(name.id)) }
  func didAppear() { tell(.didAppear(name.id)) }
  func willDisappear() { tell(.willDisappear(name.id)) }
  func didDisappear() { tell(.didDisappear(name.id)) }
  func didLeave() {
    hasLeft = true
    tell(.left(name.id))
  }

  /// A page that comes back does not hold the coordinator with which it left.
  final func forgetIfBack() { if hasLeft { didSelect = {} } }

  final func tellRefusal() { tell(.refused(name.id)) }
}

/// A page that refuses to leave, or asks.
@MainActor
final class GuardedPage: Page, LeaveGuard {
  var didAsk: (@escaping @MainActor (Bool) -> Void) -> Void = { _ in }

  var leaveDecision: LeaveDecision {
    name.leaveDecision == .refused ? .refused : .asks { self.didAsk($0) }
  }

  func didRefuseToLeave() { tellRefusal() }
}
