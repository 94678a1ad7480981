import ConsoleUI
import Foundation

/// Prints frames of random canvases for `compare.py`, one per line: the bytes sent to a terminal, and what it
/// must show afterwards.
///
///     swift run EmulatorComparison 40 [seed]
@main
struct Main {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = numbers.first ?? 40
    let first = numbers.dropFirst().first ?? 1
    let encoder = JSONEncoder()
    for seed in first..<first + count {
      var sequence = FrameSequence(seed: seed)
      for _ in 0..<FrameSequence.length {
        let line = try encoder.encode(sequence.next()) + Data("\n".utf8)
        try FileHandle.standardOutput.write(contentsOf: line)
      }
    }
  }
}
