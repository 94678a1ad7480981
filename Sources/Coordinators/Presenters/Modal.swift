/// Presents screens over another presenter; they receive all keys until they are dismissed.
///
/// A modal covers the window, stack, tab bar or split view that it was created for and leaves with it. Each screen that it
/// shows covers the previous ones.
///
/// It does not keep what it covers alive, but a coordinator with this presenter does: hold a container until you show it.
@MainActor
public final class Modal: Presenter {
  /// Called once for each screen of this modal that has left, whether the user or the program dismissed it.
  public var didDismiss: () -> Void = {}

  /// The container that it covers; weak, since its screens are in there, and hold it.
  private weak var container: Container?

  /// Creates a modal over `presenter`; over a ``Detail``, it covers the stack that the detail means now.
  public init(over presenter: any Presenter) {
    let presenter = (presenter as? Window)?.state.root ?? presenter as? any BuiltInPresenter
    container = presenter?.modalContainer
  }

  /// Presents a screen over the current ones.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }

  /// Dismisses the screen that this modal showed last, and all screens above it.
  public func dismiss() {
    let operation = Operation.dismiss(self)
    guard container != nil else {
      return operation.refusal(.presenterNotInWindow, about: self).report(in: nil)
    }
    Engine.shared.issue(operation)
  }
}

extension Modal: BuiltInPresenter {
  var coveredContainer: Container? { container }

  var target: PresentationTarget? {
    container.map { PresentationTarget(container: $0, layer: .modals, modal: self) }
  }
}
