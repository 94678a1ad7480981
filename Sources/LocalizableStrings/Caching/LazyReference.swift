internal import Synchronization

/// A reference to an object that is created on first use, without a lock.
///
/// If two threads create the object at the same time, the first one stored is kept. Unlike
/// `AtomicLazyReference`, reading it does not change the object's reference count.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of the object; 0 if it was not created yet.
  private let address = Atomic<UInt>(0)

  deinit {
    // Safe because nothing else can reach the pointer any more.
    loaded?.release()
  }

  /// The object if it was created; it lives as long as this reference.
  @inline(__always)
  var loaded: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
      .map { Unmanaged.fromOpaque($0) }
  }

  /// The object, created if necessary; it lives as long as this reference.
  @inline(__always)
  func load(_ create: () -> Object) -> Unmanaged<Object> {
    loaded ?? store(create())
  }

  private func store(_ object: Object) -> Unmanaged<Object> {
    let new = Unmanaged.passRetained(object)
    let (exchanged, earlier) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !exchanged, let earlier = UnsafeRawPointer(bitPattern: earlier) else { return new }
    new.release()
    return Unmanaged.fromOpaque(earlier)
  }
}
