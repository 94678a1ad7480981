import Synchronization

/// A value that is made when it is first asked for, on whichever thread that is, and then read without a
/// lock.
final class Lazy<Value: AnyObject & Sendable>: Sendable {
  private let reference = AtomicLazyReference<Value>()
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Two threads that ask at once may both make it; one of the two is kept.
  var value: Value { reference.load() ?? reference.storeIfNil(make()) }
}
