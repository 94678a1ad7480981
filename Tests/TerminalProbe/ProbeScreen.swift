import ConsoleUI
import Coordinators
import Observation

/// Shows what became of the program that was run, and what was typed.
@Observable final class ProbeScreen: Screen {
  @ObservationIgnored var didAskForProgram: () -> Void = {}
  @ObservationIgnored var didFlood: () -> Void = {}
  var story = "nothing was run"
  private var typed = ""
  private var numbers: [Int] = []

  /// So many pictures that differ in every cell.
  private static let flood = 3_000
  private var digit: Int?

  var commands: [KeyCommand] {
    [
      KeyCommand(.control("g"), "Flood") { Task { await self.flood() } },
      KeyCommand(.control("r"), "Run") { self.didAskForProgram() },
      KeyCommand(.control("t"), "Trap") { self.numbers[0] += 1 },
    ]
  }

  var body: some View {
    VStack {
      Text(story)
      Text(typed)
      TextField("Input", didSubmit: { self.typed = "typed <\($0)>" })
      if let digit {
        for _ in 1...20 { Text(String(repeating: "\(digit)", count: 70)) }
      }
    }
  }

  /// Changes the picture more often than anybody could look, then ends.
  private func flood() async {
    for number in 0..<Self.flood {
      digit = number % 10
      await Task.yield()
    }
    didFlood()
  }
}
