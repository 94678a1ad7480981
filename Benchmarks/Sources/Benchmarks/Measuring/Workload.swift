/// Operations of one kind, which a measurement repeats.
///
/// Workloads of the same group and work do the same by different means; the first of them is Sternik's.
@MainActor
struct Workload {
  let group: String
  let work: String
  let name: String
  /// The number of operations of one round.
  let operations: Int
  /// Does what is not measured, and returns what is.
  let prepare: @MainActor () throws -> Rounds

  init(
    _ group: String, _ work: String, _ name: String, operations: Int = 1,
    prepare: @escaping @MainActor () throws -> Rounds
  ) {
    (self.group, self.work, self.name) = (group, work, name)
    self.operations = operations
    self.prepare = prepare
  }

  var id: String { "\(group)/\(work)/\(name)" }

  /// Prints one sample as JSON: nanoseconds of processor time per operation, and what else was measured.
  func time() throws {
    let rounds = try prepare()
    if !rounds.isMeasuredOnce { _ = try rounds.run(1) }  // Performs what is done only once.
    var count = 1
    while true {
      let sample = try rounds.run(count)
      if rounds.isMeasuredOnce || sample.nanoseconds > 50_000_000 {
        print(columns(of: sample, rounds: count).json)
        return
      }
      count *= sample.nanoseconds > 5_000_000 ? Int(60_000_000 / sample.nanoseconds) + 1 : 10
    }
  }

  private func columns(of sample: Sample, rounds: Int) -> Columns {
    var columns = Columns()
    columns["ns"] = sample.nanoseconds / Double(rounds * operations)
    if let bytes = sample.bytesRead {
      columns["MB/s"] = Double(bytes * rounds) * 1_000 / sample.nanoseconds
    }
    if let bytes = sample.bytesWritten {
      columns["bytes"] = Double(bytes) / Double(rounds * operations)
    }
    if let memory = sample.memory { columns["× file"] = memory }
    return columns
  }
}

/// What `Workload.prepare` has made.
@MainActor
struct Rounds {
  /// Performs a number of rounds.
  let run: @MainActor (Int) throws -> Sample
  /// What the operations found, as lines in any order; empty if there is nothing to compare.
  var answer: @MainActor () -> String = { "" }
  /// Whether the first round alone counts.
  var isMeasuredOnce = false

  /// Times a round whose result depends on all of its operations, so that the optimizer keeps them.
  ///
  /// A round reads `bytes` bytes.
  init(
    bytes: Int? = nil, answer: @escaping @MainActor () -> String = { "" },
    _ round: @escaping @MainActor () -> Int
  ) {
    self.answer = answer
    run = { count in
      let start = ProcessorTime.now
      for _ in 0..<count { keep(round()) }
      return Sample(nanoseconds: ProcessorTime.now - start, bytesRead: bytes)
    }
  }

  init(isMeasuredOnce: Bool = false, run: @escaping @MainActor (Int) throws -> Sample) {
    self.isMeasuredOnce = isMeasuredOnce
    self.run = run
  }
}

struct Sample {
  /// The processor time of all rounds.
  var nanoseconds: Double
  /// The number of bytes that one round reads.
  var bytesRead: Int?
  /// The number of bytes that all rounds wrote.
  var bytesWritten: Int?
  /// The memory that a round keeps, as a multiple of the file that it read.
  var memory: Double?
}

@MainActor private var kept = 0

/// Prevents the optimizer from removing the computation of a value.
@inline(never) @MainActor
func keep(_ value: Int) { kept &+= value }
