extension AsyncStream where Element: Sendable {
  /// The elements in batches: each batch has everything that arrived since the previous one.
  func batched() -> some AsyncSequence<[Element], Never> {
    let batch = Batch<Element>()
    let signals = AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { signals in
      let forwarding = Task {
        for await element in self {
          await batch.add(element)
          signals.yield()
        }
        signals.finish()
      }
      signals.onTermination = { _ in forwarding.cancel() }
    }
    return signals.map { await batch.takeAll() }.filter { !$0.isEmpty }
  }
}

/// The elements that arrived since the last batch.
private actor Batch<Element: Sendable> {
  private var elements: [Element] = []

  func add(_ element: Element) { elements.append(element) }

  func takeAll() -> [Element] {
    defer { elements = [] }
    return elements
  }
}
