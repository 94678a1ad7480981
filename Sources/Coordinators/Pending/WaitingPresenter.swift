/// Held by a screen that waits in a container: its modal or detail does not keep that container alive meanwhile.
///
/// The container holds the screen and the screen its presenter, so the three would keep each other alive for good.
@MainActor
final class WaitingPresenter {
  private let presenter: any CoveringPresenter

  init(_ presenter: any CoveringPresenter) {
    self.presenter = presenter
    presenter.waitingCount += 1
  }

  isolated deinit { presenter.waitingCount -= 1 }
}

/// A presenter that is no container: a modal or a detail.
@MainActor
protocol CoveringPresenter: BuiltInPresenter {
  /// How many of its screens wait in a container that is in no window.
  var waitingCount: Int { get set }
  /// The container that it was made of.
  var baseContainer: Container? { get }
}

/// A container that is kept alive by a presenter, but not while screens of that presenter wait in it.
struct CoveredContainer {
  private(set) weak var container: Container?
  private var strong: Container?

  init(_ container: Container?) { (self.container, strong) = (container, container) }

  mutating func hold(_ isHeld: Bool) { strong = isHeld ? container : nil }
}
