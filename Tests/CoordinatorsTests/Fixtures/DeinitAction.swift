import Coordinators

/// A screen that calls a closure in its deinit.
@MainActor
final class DeinitAction: Presentable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  isolated deinit { action() }
}
