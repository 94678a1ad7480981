import Synchronization

extension AsyncStream where Element: Sendable {
  /// Whatever has come since it was asked for last, together.
  func gathered() -> some AsyncSequence<[Element], Never> {
    let waiting = Gathering<Element>()
    let signals = AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { signals in
      let forwarding = Task {
        for await element in self {
          waiting.add(element)
          signals.yield()
        }
        signals.finish()
      }
      signals.onTermination = { _ in forwarding.cancel() }
    }
    return signals.map { waiting.takeAll() }.filter { !$0.isEmpty }
  }
}

/// What has come and was not asked for yet.
private final class Gathering<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  func add(_ element: Element) { elements.withLock { $0.append(element) } }

  func takeAll() -> [Element] {
    elements.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }
}
