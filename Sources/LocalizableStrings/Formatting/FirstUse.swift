internal import Synchronization

/// An object made when it is first needed and kept from then on, without a lock.
///
/// Two threads that need it at once may both make it; the first one's is kept.
struct FirstUse<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of the object; 0 for none yet.
  private let address = Atomic<UInt>(0)

  deinit {
    // Safe because nobody else can reach the pointer any more.
    made?.release()
  }

  /// The object if it was made; its reference count is not touched, it lives as long as this.
  @inline(__always)
  var made: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
      .map { Unmanaged.fromOpaque($0) }
  }

  @inline(__always)
  func object(_ make: () -> Object) -> Unmanaged<Object> {
    made ?? store(make())
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
