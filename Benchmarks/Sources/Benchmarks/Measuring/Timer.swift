/// Times an operation and prints nanoseconds per operation: the median, minimum and maximum of five runs.
///
/// The time is processor time, because no machine is idle. Machines differ: compare lines of the same run only.
@MainActor
struct Timer {
  let group: String

  /// Times `body`, each call of which performs `operations` operations.
  ///
  /// `bytes` is the number of bytes that a call reads; it adds a throughput to the line.
  @discardableResult
  func measure(
    _ name: String, operations: Int = 1, bytes: Int? = nil,
    remark: (Double) -> String = { _ in "" },
    _ body: () -> Void
  ) -> Double {
    body()  // Performs what is done only once.
    let repetitions = repetitions(of: body)
    let samples = (0..<5).map { _ in
      nanoseconds { for _ in 0..<repetitions { body() } } / Double(repetitions * operations)
    }
    let speed = bytes.map {
      "\(format(Double($0) * 1_000 / median(samples) / Double(operations))) MB/s"
    }
    report(name, samples, speed ?? remark(median(samples)))
    return median(samples)
  }

  /// Times workloads that do the same, and prints the factor between each and the first.
  func measure(_ workloads: [Workload]) {
    var first: Double?
    for workload in workloads {
      let time = measure(
        workload.name, operations: workload.operations,
        remark: { time in first.map { "\(format(time / $0)) times the first" } ?? "" },
        { keep(workload.run()) })
      first = first ?? time
    }
  }

  /// Prints the throughput of two threads as a multiple of that of one.
  func compareThreads(_ name: String, _ keys: [String], _ body: @Sendable ([String]) -> Int) {
    let one = Threads.rounds(on: 1, keys, body)
    let two = Threads.rounds(on: 2, keys, body)
    print("\(group)/\(name), two threads".padded(to: 46), format(two / one), "times one thread")
  }

  /// Prints samples in nanoseconds per operation.
  func report(_ name: String, _ samples: [Double], _ remark: String = "") {
    print(
      "\(group)/\(name)".padded(to: 46), format(median(samples)), "ns  (",
      format(samples.min() ?? 0), "-", format(samples.max() ?? 0), ") ", remark)
  }

  private func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

  /// The number of calls of `body` that take at least 50 ms.
  private func repetitions(of body: () -> Void) -> Int {
    var repetitions = 1
    while true {
      let spent = nanoseconds { for _ in 0..<repetitions { body() } }
      if spent > 50_000_000 { return repetitions }
      repetitions *= spent > 5_000_000 ? Int(60_000_000 / spent) + 1 : 10
    }
  }

  private func nanoseconds(_ body: () -> Void) -> Double {
    let start = ProcessorTime.now
    body()
    return ProcessorTime.now - start
  }

  private func format(_ nanoseconds: Double) -> String {
    let tenths = Int(nanoseconds * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}

@MainActor private var kept = 0

/// Prevents the optimizer from removing the computation of a value.
@inline(never) @MainActor
func keep(_ value: Int) { kept &+= value }
