import ConsoleUI
import Coordinators
import Observation

/// Shows one text, and runs the steps of the program when the user types `x`.
@Observable final class ScriptedScreen: Screen, LeaveGuard {
  @ObservationIgnored var didPress: () -> Void = {}
  /// The text to show instead of leaving, as a question that the user never answers; nil to leave.
  @ObservationIgnored var question: String?
  @ObservationIgnored private var answer: ((Bool) -> Void)?
  var text = "ready"
  /// What the next frame fails with; nil for none.
  var overflow: StackOverflow?

  var commands: [KeyCommand] {
    [KeyCommand(.character("x"), "Run") { self.didPress() }]
  }

  var body: some View {
    Text(overflow == .getter ? endlessText : text)
    if overflow == .view { EndlessView() }
  }

  private var endlessText: String { "\(endlessPart)." }
  private var endlessPart: String { "\(endlessText)," }

  var leaveDecision: LeaveDecision {
    guard let question else { return .allowed }
    return .asks {
      self.answer = $0
      self.text = question
    }
  }
}
