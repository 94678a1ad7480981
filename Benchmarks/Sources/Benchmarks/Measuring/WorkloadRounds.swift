/// Runs a workload a given number of times, for scripts that count instructions.
@MainActor
enum WorkloadRounds {
  /// Handles the arguments `names` and `rounds NUMBER COUNT`; returns false for others.
  static func run(_ arguments: [String]) -> Bool {
    switch arguments.first {
    case "names":
      for (number, workload) in workloads.enumerated() { print(number, workload.name) }
    case "rounds":
      let numbers = arguments.dropFirst().compactMap { Int($0) }
      guard numbers.count == 2, workloads.indices.contains(numbers[0]) else {
        print("usage: rounds NUMBER COUNT; `names` lists the numbers")
        return true
      }
      let workload = workloads[numbers[0]]
      var sum = 0
      for _ in 0..<numbers[1] { sum &+= workload.run() }
      print(workload.operations * numbers[1], "operations, sum", sum)
    default: return false
    }
    return true
  }

  private static var workloads: [Workload] {
    LookupBenchmarks().workloads + PluralBenchmarks().workloads + ParsingBenchmarks.workloads
      + NavigationBenchmarks.workloads
  }
}
