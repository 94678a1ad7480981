import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation

/// Shows the result of the external program and the typed text.
@Observable final class ProbeScreen: Screen {
  @ObservationIgnored var didAskForProgram: () -> Void = {}
  @ObservationIgnored var didFlood: () -> Void = {}
  var result = "nothing was run"
  private var typed = ""
  private var numbers: [Int] = []

  /// The number of frames to show, each different in every cell.
  private static let floodFrames = 3_000
  private var digit: Int?

  var commands: [KeyCommand] {
    [
      KeyCommand(.control("g"), "Flood") { Task { await self.flood() } },
      KeyCommand(.control("o"), "Flood on") { Task { await self.floodWithoutEnd() } },
      KeyCommand(.control("r"), "Run") { self.didAskForProgram() },
      KeyCommand(.control("t"), "Trap") { self.numbers[0] += 1 },
    ]
  }

  var body: some View {
    VStack {
      Text(result)
      Text(typed)
      TextField("Input", didSubmit: { self.typed = "typed <\($0)>" })
      if let digit {
        for _ in 1...20 { Text(String(repeating: "\(digit)", count: 70)) }
      }
    }
  }

  /// Changes the screen faster than a terminal can draw it, then ends.
  private func flood() async {
    for number in 0..<Self.floodFrames { await show(number) }
    didFlood()
  }

  /// The same until something else ends the program.
  private func floodWithoutEnd() async {
    var number = 0
    while true {
      await show(number)
      number += 1
    }
  }

  private func show(_ number: Int) async {
    digit = number % 10
    await Task.yield()
  }
}
