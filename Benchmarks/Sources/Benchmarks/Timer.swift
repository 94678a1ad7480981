/// Times an operation and prints nanoseconds per operation: the median of five runs, and their extremes.
///
/// Machines differ and are never idle: compare lines of one run with each other.
@MainActor
struct Timer {
  let group: String

  /// Times `body`, which carries out `operations` operations of one kind each time it is called.
  func measure(_ name: String, operations: Int = 1, _ body: () -> Void) {
    body()  // Whatever is done once is done now.
    let repetitions = repetitions(of: body)
    let samples = (0..<5).map { _ in
      nanoseconds { for _ in 0..<repetitions { body() } } / Double(repetitions * operations)
    }.sorted()
    print(
      "\(group)/\(name)".padded(to: 46), format(samples[2]), "ns  (",
      format(samples[0]), "-", format(samples[4]), ")")
  }

  /// How often to call `body` so that a run takes long enough to be timed.
  private func repetitions(of body: () -> Void) -> Int {
    var repetitions = 1
    while true {
      let spent = nanoseconds { for _ in 0..<repetitions { body() } }
      if spent > 50_000_000 { return repetitions }
      repetitions *= spent > 5_000_000 ? Int(60_000_000 / spent) + 1 : 10
    }
  }

  private func nanoseconds(_ body: () -> Void) -> Double {
    let spent = ContinuousClock().measure(body)
    return Double(spent.components.seconds) * 1e9 + Double(spent.components.attoseconds) / 1e9
  }

  private func format(_ nanoseconds: Double) -> String {
    let tenths = Int(nanoseconds * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}

/// Keeps the optimizer from dropping what was computed.
@inline(never)
func keep<Value>(_ value: Value) {}
