/// A presenter of this module, which shows its screens through the engine.
@MainActor
protocol BuiltInPresenter: Presenter {
  /// The layer of a container that screens are shown in; `nil` for a modal over a presenter of another module.
  var target: PresentationTarget? { get }
  /// The container that a modal over this presenter covers.
  var modalContainer: Container? { get }
}

extension BuiltInPresenter {
  var modalContainer: Container? { target?.container }

  func present(_ screen: any Presentable, for coordinator: Coordinator?) {
    guard let target else {
      return CoordinatorDiagnostic(
        .presenterNotInWindow, subject: name(of: self), detail: "show(_:)"
      ).report(in: coordinator?.windowState)
    }
    target.show(screen, for: coordinator)
  }
}

extension Presenter {
  /// The container that a modal or a detail was made of, which it does not hold.
  var coveredContainer: Container? {
    (self as? Modal)?.coveredContainer ?? (self as? Detail)?.coveredContainer
  }
}
