import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@testable import ConsoleUI

/// The announcements of changes on a screen that was announced before.
@Suite @MainActor struct LinearAnnouncementTests {
  @Observable final class Model {
    var isOn = false
    var done = 0.0
    var rows = ["first"]
    var note = ""
  }

  private func makeConsole(_ model: Model) -> HeadlessLinearConsole {
    let window = Window()
    window.show(
      SampleScreen("Settings") {
        Toggle("Sound", isOn: model.isOn) { model.isOn = $0 }
        ProgressBar(model.done, label: "Loading")
        List(model.rows) {
          Text($0)
        } didSelect: { _ in
        }
        if !model.note.isEmpty { Text(model.note) }
      })
    return HeadlessLinearConsole(window)
  }

  @Test func `a changed toggle is one line`() {
    let console = makeConsole(Model())

    let answers = [console.enter("1"), console.enter("1")]

    #expect(answers == ["1 Sound, switch, on, focused", "1 Sound, switch, off, focused"])
  }

  @Test func `only the newly highlighted row is announced`() {
    let model = Model()
    model.rows = ["first", "second", "third"]
    let console = makeConsole(model)
    console.enter("tab")

    let answers = [console.enter("down"), console.enter("up")]

    #expect(answers == ["3 second, selected", "2 first, selected"])
  }

  @Test func `a change in the background is announced once`() {
    let model = Model()
    let console = makeConsole(model)
    let before = console.transcript

    model.note = "The network is gone."
    let once = console.transcript
    let again = console.transcript

    #expect(once == before + "\nThe network is gone.")
    #expect(again == once)
  }

  @Test func `progress is announced every ten percent`() {
    let model = Model()
    let console = makeConsole(model)
    let before = console.transcript

    for percent in 1...25 {
      model.done = Double(percent) / 100
      _ = console.transcript
    }

    #expect(console.transcript == before + "\nLoading, 10%\nLoading, 20%")
  }

  @Test func `progress in a row is read exactly, and announced every ten percent`() {
    let model = Model()
    model.done = 0.37
    let window = Window()
    window.show(
      SampleScreen("Downloads") {
        List(["Storks"]) { name in
          HStack {
            Text(name)
            ProgressBar(model.done)
          }
        }
        HStack {
          Text("All")
          ProgressBar(model.done, label: "of three")
        }
      })
    let console = HeadlessLinearConsole(window)
    let before = console.transcript

    #expect(before.contains("Storks, 37%\nAll, of three, 37%\n"), "\(before)")
    for percent in 38...41 {
      model.done = Double(percent) / 100
      _ = console.transcript
    }

    #expect(console.transcript == before + "\nStorks, 40%\nAll, of three, 40%")
  }

  @Test func `an inserted row is announced with the row count and the renumbered rows`() {
    let model = Model()
    let console = makeConsole(model)
    let before = console.transcript

    model.rows.insert("newest", at: 0)

    #expect(
      console.transcript == before + """

        list, 2 rows
        2 newest, selected
        3 first
        Type: 1 to 3, quit, help
        """)
  }

  @Test func `a screen with a new title is announced in full`() {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("One") { Text("text") })
    let console = HeadlessLinearConsole(window)

    stack.show(SampleScreen("Two") { Text("text") })

    #expect(
      console.transcript == """
        One
        text
        Type: quit, help

        Two, back to One
        text
        Type: back, help
        """)
  }

  @Test func `a second equal line is announced when it appears`() {
    let model = Model()
    model.note = "line"
    let console = makeConsole(model)
    let before = console.transcript

    model.note = "line\nline"

    #expect(console.transcript == before + "\nline")
  }

  @Test func `an animation is not announced`() {
    let window = Window()
    window.show(SampleScreen { Spinner("Loading") })
    let console = HeadlessConsole(window)
    let before = console.linearText

    console.advance(by: .milliseconds(120))

    #expect(console.linearText == before)
    #expect(before == "Loading, in progress\nType: quit, help")
  }
}
