/// Shows the screens of coordinators, which need not know what kind of presenter it is.
///
/// A ``Window`` replaces its root, a ``NavigationController`` pushes the screen, a ``TabBarController``
/// appends it as a tab, a ``Modal`` presents it over another presenter, and a ``Detail`` shows it beside another one.
@MainActor
public protocol Presenter: AnyObject {
  /// Shows `screen` on behalf of `coordinator`, or of no coordinator.
  ///
  /// A screen can be shown only once at a time: a second attempt is reported as a
  /// ``CoordinatorDiagnostic`` and changes nothing.
  func show(_ screen: any Presentable, for coordinator: Coordinator?)
}

extension Presenter {
  /// Shows a screen that belongs to no coordinator; it stays until the presenter removes it.
  ///
  /// What a coordinator's `start()` shows so in the coordinator's own presenter belongs to that coordinator, unless the
  /// program called `start()` directly.
  public func show(_ screen: any Presentable) { show(screen, for: nil) }
}

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
