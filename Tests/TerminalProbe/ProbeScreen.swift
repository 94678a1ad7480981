import ConsoleUI
import Coordinators
import Observation

/// Shows what became of the program that was run, and what was typed.
@Observable final class ProbeScreen: Screen {
  @ObservationIgnored var didAskForProgram: () -> Void = {}
  var story = "nothing was run"
  private var typed = ""
  private var numbers: [Int] = []

  var commands: [KeyCommand] {
    [
      KeyCommand(.control("r"), "Run") { self.didAskForProgram() },
      KeyCommand(.control("t"), "Trap") { self.numbers[0] += 1 },
    ]
  }

  var body: some View {
    VStack {
      Text(story)
      Text(typed)
      TextField("Input", didSubmit: { self.typed = "typed <\($0)>" })
    }
  }
}
