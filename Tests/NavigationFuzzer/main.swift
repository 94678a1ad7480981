// Compares windows with a model of plain arrays for `count` random actions, from a given or a random seed. At
// the first difference it prints the shortest failing scenario and exits with status 1.
//
//   swift run -c release NavigationFuzzer 1000000 [seed]
import CLibrary
import NavigationModel

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 100_000
let first = arguments.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 48)

@MainActor
func run() async throws {
  var seed = first
  var statistics = ActionStatistics()
  var hasReportedHalf = false

  print("first seed \(first)")
  print("resident at the start: \(Memory.resident) KiB")
  while statistics.count < count {
    let scenario = Scenario(seed: seed, count: 100)
    if let failure = try await scenario.play(counting: &statistics) {
      print("seed \(seed) fails:\n\(failure)")
      // A shorter scenario may crash.
      fflush(nil)
      let shortest = try await scenario.shrunk()
      var ignored = ActionStatistics()
      if let failure = try await shortest.play(counting: &ignored) {
        print("shortest:\n\(failure)")
      }
      exit(1)
    }
    seed += 1
    if !hasReportedHalf, statistics.count >= count / 2 {
      hasReportedHalf = true
      print("resident in the middle: \(Memory.resident) KiB")
    }
  }
  print("resident at the end: \(Memory.resident) KiB")
  print("\(seed - first) windows, \(statistics)")
  print("rarer than 2 %: \(statistics.rareKinds)")
}

try await run()
