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
