import Coordinators
import Testing

/// Mistakes of other libraries: an answer counts for a later question, and what was requested while the user was asked
/// is lost.
@MainActor
struct `The question of a guard` {
  private let fixture: Fixture
  private let draft = Draft()
  private let flow: Flow
  private let answers = Answers()

  private final class Answers {
    var all: [(Bool) -> Void] = []
  }

  /// Pushes B with the draft, which asks, above the root.
  init() throws {
    fixture = try Fixture()
    let (draft, answers) = (draft, answers)
    draft.leaveDecision = .asks { answers.all.append($0) }
    flow = fixture.start(Flow("B", in: fixture.stack) { $0.show(draft) })
    fixture.clearLog()
  }

  @Test(arguments: [true, false])
  func `is not answered by the answer to an earlier one`(staleAnswer: Bool) {
    fixture.window?.back()
    fixture.window?.withoutGuards { fixture.stack.popToRoot() }
    fixture.stack.show(draft)
    fixture.window?.back()
    #expect(answers.all.count == 2)

    answers.all.first?(staleAnswer)
    #expect(fixture.stack.topScreen === draft)
    answers.all.last?(true)

    #expect(fixture.pages == ["root"])
  }

  @Test func `is answered by the first call only`() {
    fixture.window?.back()

    answers.all.first?(false)
    answers.all.first?(true)

    #expect(fixture.stack.topScreen === draft)
  }

  @Test func `is asked again if the screen was shown again since it approved`() {
    let upper = Draft()
    upper.leaveDecision = .asks { [answers] in answers.all.append($0) }
    fixture.stack.show(upper)
    fixture.stack.popToRoot()
    answers.all[0](true)
    fixture.window?.withoutGuards { fixture.stack.pop() }
    fixture.stack.show(upper)

    answers.all[1](true)
    #expect(fixture.stack.topScreen === upper && answers.all.count == 3)
    answers.all.last?(true)

    #expect(fixture.pages == ["root"])
  }

  @Test func `is followed by everything that a setScreens closure requests`() {
    let (side, other) = (Page("side"), Modal(over: fixture.stack))
    let finished = fixture.push("C", in: other)
    fixture.clearLog()

    fixture.stack.setScreens { [fixture] screens in
      other.show(side, for: fixture.app)
      finished.finish { fixture.note("called") }
      return [screens[0]]
    }
    #expect(answers.all.count == 1 && fixture.eventCount == 0)
    answers.all.first?(true)

    #expect(fixture.pages == ["root"])
    #expect(fixture.log == ["removed C", "removed B", "called"])
    #expect(names(fixture.stack.modals) == [] && !finished.isActive)
  }

  @Test func `is followed by the screens that a setScreens closure shows elsewhere`() {
    let side = Page("side")

    fixture.stack.setScreens { [fixture] screens in
      Modal(over: fixture.stack).show(side, for: fixture.app)
      return [screens[0]]
    }
    answers.all.first?(true)

    #expect(fixture.active == "side" && fixture.pages == ["root"])
    #expect(fixture.changes == [RecordedChange(shown: ["side"], removed: ["?"], activated: "side")])
  }

  @Test func `keeps all that a setScreens closure requests until the answer`() {
    fixture.stack.setScreens { [fixture] screens in
      Modal(over: fixture.stack).show(Page("side"))
      return [screens[0]]
    }
    answers.all.first?(false)

    #expect(fixture.eventCount == 0 && fixture.stack.modals.isEmpty)
  }

  @Test func `is one with that of a guard that a setScreens closure concerns`() {
    let over = Draft()
    over.leaveDecision = .asks { [answers] in answers.all.append($0) }
    let modal = Modal(over: fixture.stack)
    modal.show(over)

    fixture.stack.setScreens { screens in
      modal.dismiss()
      return [screens[0]]
    }
    answers.all.last?(true)
    #expect(answers.all.count == 2 && fixture.stack.modals.count == 1)
    answers.all.last?(true)

    #expect(fixture.pages == ["root"] && fixture.stack.modals.isEmpty)
  }

  @Test(arguments: [true, false])
  func `decides about a finish that was requested meanwhile`(mayLeave: Bool) {
    fixture.window?.back()

    flow.finish { [fixture] in fixture.note("called") }
    flow.finish { [fixture] in fixture.note("called again") }
    #expect(answers.all.count == 1 && fixture.log.isEmpty)
    answers.all.first?(mayLeave)

    #expect(fixture.log == (mayLeave ? ["removed B", "called"] : []))
    #expect(flow.isActive == !mayLeave && answers.all.count == 1)
  }

  @Test func `lets a finish that was requested meanwhile ask the other guards`() {
    let below = Draft()
    below.leaveDecision = .asks { [answers] in answers.all.append($0) }
    fixture.window?.withoutGuards { fixture.stack.popToRoot() }
    let flow = fixture.start(
      Flow("C", in: fixture.stack) { [draft] flow in
        flow.show(below)
        flow.show(draft)
      })
    fixture.clearLog()
    fixture.window?.back()

    flow.finish { [fixture] in fixture.note("called") }
    answers.all.last?(true)
    #expect(answers.all.count == 2 && fixture.stack.topScreen === below && fixture.log.isEmpty)
    answers.all.last?(true)

    #expect(fixture.log == ["removed C", "called"])
  }

  @Test func `about closing the window also decides about a finish`() {
    fixture.window?.close()

    flow.finish { [fixture] in fixture.note("called") }
    let reported = diagnostics { answers.all.first?(true) }

    #expect(fixture.log == ["removed B", "called"])
    #expect(reported.isEmpty && fixture.window?.isClosed == true)
  }
}
