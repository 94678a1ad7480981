/// Anything that can be shown in a place.
///
/// The core knows screens by identity only. What a screen looks like is the matter of a user interface
/// that refines this protocol, as ConsoleUI does with its `Screen`.
///
/// A screen appears when it becomes the one that takes keys, and disappears when it no longer is: it was
/// covered, its tab was hidden, or it left. When one takes over from another, the order is: the old one
/// will disappear, the new one will appear, the old one did disappear, what left is told that it did
/// leave, the new one did appear. All are told after the change, so that they see it done.
@MainActor
public protocol Presentable: AnyObject {
  /// The screen is the one that takes keys from now on.
  func willAppear()
  /// The screen takes keys, and all that gave way to it has been told.
  func didAppear()
  /// The screen is no longer the one that takes keys.
  func willDisappear()
  /// The screen takes no keys any more, and the one that does has been told.
  func didDisappear()
  /// The screen is in no place any more.
  func didLeave()
}

extension Presentable {
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
  public func didLeave() {}
}
