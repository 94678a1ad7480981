/// An object that a presenter can show: a screen or a container.
///
/// The engine knows screens by identity only. A user interface refines this protocol to draw them, as
/// ConsoleUI does with its `Screen`.
///
/// A screen appears when it becomes the active one, which receives the keys. It disappears when it is
/// covered, its tab is hidden, or it leaves. When one screen replaces another, the calls are, in order:
/// `willDisappear` of the old one, `willAppear` of the new one, `didDisappear` of the old one, `didLeave` of
/// each screen that left, `didAppear` of the new one. All are called after the change, so that they see the
/// finished tree.
@MainActor
public protocol Presentable: AnyObject {
  /// Called when the screen becomes the active one.
  func willAppear()
  /// Called when the screen is active and the previous one has disappeared.
  func didAppear()
  /// Called when the screen stops being the active one.
  func willDisappear()
  /// Called when the screen is no longer active and the new one will appear.
  func didDisappear()
  /// Called when the screen has left its presenter.
  func didLeave()
}

extension Presentable {
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
  public func didLeave() {}
}
