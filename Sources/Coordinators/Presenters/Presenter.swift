/// A place where a coordinator can show its screens, without knowing which kind of place it is.
///
/// A ``Window`` makes the screen its root, a ``NavigationController`` pushes it, a ``TabBarController``
/// appends it as a tab and a ``Modal`` lays it over what is there.
@MainActor
public protocol Presenter: AnyObject {
  /// Shows `screen` here, owned by `coordinator`.
  ///
  /// A screen is in one place at a time: one that is shown already is refused, reported through
  /// ``CoordinatorDiagnostic/handler``, and changes nothing.
  func show(_ screen: any Presentable, for coordinator: Coordinator?)
}

extension Presenter {
  /// Shows a screen that no coordinator owns: it stays until its place lets it go.
  public func show(_ screen: any Presentable) { show(screen, for: nil) }
}
