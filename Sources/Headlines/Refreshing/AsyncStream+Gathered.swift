extension AsyncStream where Element: Sendable {
  /// Whatever has come since it was asked for last, together.
  func gathered() -> some AsyncSequence<[Element], Never> {
    let waiting = Gathering<Element>()
    let signals = AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { signals in
      let forwarding = Task {
        for await element in self {
          await waiting.add(element)
          signals.yield()
        }
        signals.finish()
      }
      signals.onTermination = { _ in forwarding.cancel() }
    }
    return signals.map { await waiting.takeAll() }.filter { !$0.isEmpty }
  }
}

/// What has come and was not asked for yet.
private actor Gathering<Element: Sendable> {
  private var elements: [Element] = []

  func add(_ element: Element) { elements.append(element) }

  func takeAll() -> [Element] {
    defer { elements = [] }
    return elements
  }
}
