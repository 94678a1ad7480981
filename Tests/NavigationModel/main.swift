// Plays random operations on windows and on a model made of plain arrays until `count` were issued, with
// fresh seeds or from a given one; ends with 1 and the shortest failing list where they part.
//
//   swift run -c release NavigationModel 1000000 [seed]
import PlainNavigation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 100_000
let first = arguments.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 48)

@MainActor
func run() async throws {
  var seed = first
  var tally = Tally()
  var isHalfTold = false

  print("first seed \(first)")
  print("resident at the start: \(Memory.resident) KiB")
  while tally.count < count {
    let round = Round(seed: seed, count: 100)
    if let failure = try await round.play(counting: &tally) {
      print("seed \(seed) fails:\n\(failure)")
      let shortest = try await round.shrunk()
      var ignored = Tally()
      if let failure = try await shortest.play(counting: &ignored) {
        print("shortest:\n\(failure)")
      }
      exit(1)
    }
    seed += 1
    if !isHalfTold, tally.count >= count / 2 {
      isHalfTold = true
      print("resident in the middle: \(Memory.resident) KiB")
    }
  }
  print("resident at the end: \(Memory.resident) KiB")
  print("\(seed - first) windows, \(tally)")
  print("rarer than 2 %: \(tally.rareKinds)")
}

try await run()
