import ConsoleUI
import Coordinators
import Observation

/// Shows one text, and runs the steps of the program when the user types `x`.
@Observable final class ScriptedScreen: Screen {
  @ObservationIgnored var didPress: () -> Void = {}
  var text = "ready"

  var commands: [KeyCommand] {
    [KeyCommand(.character("x"), "Run") { self.didPress() }]
  }

  var body: some View { Text(text) }
}
