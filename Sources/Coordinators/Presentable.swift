/// Anything that can be shown in a place.
///
/// The core knows screens by identity only. What a screen looks like is the matter of a user interface
/// that refines this protocol, as ConsoleUI does with its `Screen`.
@MainActor
public protocol Presentable: AnyObject {}
