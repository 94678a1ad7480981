import Synchronization

/// A number that any thread may read and set.
final class SharedNumber: Sendable {
  private let number = Atomic(0)

  var value: Int {
    get { number.load(ordering: .relaxed) }
    set { number.store(newValue, ordering: .relaxed) }
  }
}
