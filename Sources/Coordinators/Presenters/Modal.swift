/// Presents screens over another presenter; they receive all keys until they are dismissed.
///
/// A modal covers the window, stack, tab bar or split view that it was created for and leaves with it. Each screen that it
/// shows covers the previous ones.
///
/// It keeps what it covers alive, but not while its screens wait in a container that is in no window: hold that container
/// until you show it.
@MainActor
public final class Modal: Presenter {
  /// Called once for each screen of this modal that has left, whether the user or the program dismissed it.
  public var didDismiss: () -> Void = {}

  private var covered: CoveredContainer
  var waitingCount = 0 { didSet { covered.hold(waitingCount == 0) } }

  /// Creates a modal over `presenter`; over a ``Detail``, it covers the stack that the detail means now.
  public init(over presenter: any Presenter) {
    let presenter = (presenter as? Window)?.state.root ?? presenter as? any BuiltInPresenter
    covered = CoveredContainer(presenter?.modalContainer)
  }

  /// Presents a screen over the current ones.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }

  /// Dismisses the screen that this modal showed last, and all screens above it.
  public func dismiss() {
    let operation = Operation.dismiss(self)
    guard covered.container != nil else {
      return operation.refusal(.presenterNotInWindow, about: self).report(in: nil)
    }
    Engine.shared.issue(operation)
  }
}

extension Modal: CoveringPresenter {
  var baseContainer: Container? { covered.container }

  var target: PresentationTarget? {
    covered.container.map { PresentationTarget(container: $0, layer: .modals, modal: self) }
  }
}
