/// A value that one task waits for; only the first one counts.
@MainActor
final class PendingOutcome<Child: Coordinator, Value>: AwaitedOutcome {
  private(set) var value: Value?
  private(set) var isResolved = false
  private var continuation: CheckedContinuation<Void, Never>?
  private weak var child: Child?
  private let done: ReferenceWritableKeyPath<Child, (Value) -> Void>

  init(of child: Child, _ done: ReferenceWritableKeyPath<Child, (Value) -> Void>) {
    (self.child, self.done) = (child, done)
  }

  func wait() async {
    guard !isResolved else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func observe() {
    guard let child else { return }
    let previous = child[keyPath: done]
    child[keyPath: done] = { value in
      self.resolve(value)
      previous(value)
    }
  }

  func resolveWithoutValue() { resolve(nil) }

  private func resolve(_ value: Value?) {
    guard !isResolved else { return }
    isResolved = true
    self.value = value
    continuation?.resume()
    continuation = nil
  }
}
