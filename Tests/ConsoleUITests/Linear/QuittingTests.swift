import ConsoleTesting
import Coordinators
import Testing

@testable import ConsoleUI

/// Leaving from anywhere by one word.
@Suite @MainActor struct QuittingTests {
  private final class Draft: Screen, LeaveGuard {
    var leaveDecision = LeaveDecision.allowed

    var title: String { "Draft" }
    var body: some View { Text("unsaved") }
  }

  private let window = Window()
  private let draft = Draft()
  private let dialogue: HeadlessDialogue

  init() {
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Home") { Text("home") })
    stack.show(draft)
    stack.show(SampleScreen("Picture") { Text("context") })
    dialogue = HeadlessDialogue(window)
  }

  @Test func `quit leaves everything`() {
    dialogue.enter("quit")

    #expect(dialogue.outcome == .closed)
    #expect(window.isClosed)
  }

  @Test func `quit stops where something must not be left`() {
    draft.leaveDecision = .refused

    let answer = dialogue.enter("quit")

    #expect(dialogue.outcome == nil)
    #expect(answer.hasPrefix("\nDraft, back to Home\nunsaved\n"))
  }
}
