/// Lays screens over a place, where they take all keys until they are dismissed.
///
/// A modal lies over the window, stack or tab bar that it was made for and leaves with it. Each screen
/// that it shows lies over those before.
@MainActor
public final class Modal: Presenter {
  /// Is called once for each screen of this modal that has left, whoever took it away.
  public var didDismiss: () -> Void = {}

  private let container: Container?

  /// Makes a modal over what `presenter` shows.
  public init(over presenter: any Presenter) {
    container = ((presenter as? Window)?.root ?? presenter as? any EnginePlace)?.place?.container
  }

  /// Lays a screen over what is there.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }

  /// Takes away the screen that this modal showed last, with all that lies over it.
  public func dismiss() {
    let operation = Operation.dismiss(self)
    guard let container else {
      return operation.refusal(.presenterNotInWindow, about: self).report()
    }
    Engine.issue(operation, at: container)
  }
}

extension Modal: EnginePlace {
  var place: Place? { container.map { Place(container: $0, layer: .modals, modal: self) } }
}
