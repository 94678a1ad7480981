import ConsoleTesting
import Coordinators
import Observation
import Testing

@testable import ConsoleUI

/// What is said to somebody who has heard the screen before.
@Suite @MainActor struct LinearNewsTests {
  @Observable final class Model {
    var isOn = false
    var done = 0.0
    var news = ["first"]
    var note = ""
  }

  private func makeDialogue(_ model: Model) -> HeadlessDialogue {
    let window = Window()
    window.show(
      SampleScreen("Settings") {
        Toggle("Sound", isOn: model.isOn) { model.isOn = $0 }
        ProgressBar(model.done, label: "Loading")
        List(model.news) {
          Text($0)
        } didSelect: { _ in
        }
        if !model.note.isEmpty { Text(model.note) }
      })
    return HeadlessDialogue(window)
  }

  @Test func `a switch that was thrown is one line`() {
    let dialogue = makeDialogue(Model())

    let answers = [dialogue.enter("1"), dialogue.enter("1")]

    #expect(answers == ["1 Sound, switch, on, focused", "1 Sound, switch, off, focused"])
  }

  @Test func `the row that is selected now is said, not the one that was`() {
    let model = Model()
    model.news = ["first", "second", "third"]
    let dialogue = makeDialogue(model)
    dialogue.enter("tab")

    let answers = [dialogue.enter("down"), dialogue.enter("up")]

    #expect(answers == ["3 second, selected", "2 first, selected"])
  }

  @Test func `what changes in the background is said once`() {
    let model = Model()
    let dialogue = makeDialogue(model)
    let before = dialogue.transcript

    model.note = "The network is gone."
    let once = dialogue.transcript
    let again = dialogue.transcript

    #expect(once == before + "\nThe network is gone.")
    #expect(again == once)
  }

  @Test func `progress is said at every tenth, not at every step`() {
    let model = Model()
    let dialogue = makeDialogue(model)
    let before = dialogue.transcript

    for percent in 1...25 {
      model.done = Double(percent) / 100
      _ = dialogue.transcript
    }

    #expect(dialogue.transcript == before + "\nLoading, 10 %\nLoading, 20 %")
  }

  @Test func `a row that came is said with the number of rows, one that only moved on too`() {
    let model = Model()
    let dialogue = makeDialogue(model)
    let before = dialogue.transcript

    model.news.insert("newest", at: 0)

    #expect(
      dialogue.transcript == before + """

        list, 2 rows
        2 newest, selected
        3 first
        Type: 1 to 3, quit, help
        """)
  }

  @Test func `a screen that changes its title is said in full, as is a new one`() {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("One") { Text("text") })
    let dialogue = HeadlessDialogue(window)

    stack.show(SampleScreen("Two") { Text("text") })

    #expect(
      dialogue.transcript == """
        One
        text
        Type: quit, help

        Two, back to One
        text
        Type: back, help
        """)
  }

  @Test func `of two lines that are alike the second is said when it comes`() {
    let model = Model()
    model.note = "line"
    let dialogue = makeDialogue(model)
    let before = dialogue.transcript

    model.note = "line\nline"

    #expect(dialogue.transcript == before + "\nline")
  }

  @Test func `what moves for the eyes is not said`() {
    let window = Window()
    window.show(SampleScreen { Spinner("Loading") })
    let console = HeadlessConsole(window)
    let before = console.linearText

    console.advanceAnimation()

    #expect(console.linearText == before)
    #expect(before == "Loading, busy\nType: quit, help")
  }
}
