import ConsoleTesting
import Sternik
import Testing

/// Where a click on a text goes: to what is in front.
@MainActor
struct `A click on a text` {
  @Test func `presses the button of a box, not the one behind it`() {
    let (console, _, events) = askingConsole()

    console.click(on: "Save")

    #expect(events.all == ["saved in the box"])
  }

  @Test func `on the status line works while a box is in front`() {
    let (console, window, _) = askingConsole()

    console.click(on: "esc")

    #expect(!console.screen.contains("Sure?"))
    #expect(window.modals.isEmpty)
  }

  @Test func `goes to the control, not to a title with the same words`() {
    let (console, _, events) = askingConsole(title: "Save?")

    console.click(on: "Save")

    #expect(events.all == ["saved in the box"])
  }

  @Test func `is an issue if it does nothing`() {
    let (console, _, events) = askingConsole()

    withKnownIssue {
      console.click(on: "Sure?")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "a click on \"Sure?\" does nothing; the screen is\n") == true
    }

    #expect(events.all == [])
  }

  @Test func `is an issue if the text is behind a box`() {
    let (console, _, events) = askingConsole()

    withKnownIssue {
      console.click(on: "Delete")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "\"Delete\" is covered by \"Sure?\", which is in front; the screen is\n") == true
    }

    #expect(events.all == [])
  }

  @Test func `is an issue if a message covers the button`() {
    let window = Window()
    window.show(TextScreen { for number in 1...7 { Button("Number \(number)") {} } })
    window.toast("A message that is longer than any button")
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    withKnownIssue {
      console.click(on: "Number 6")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "the button \"Number 6\" is covered, cut or out of sight") == true
    }
  }

  @Test func `chooses an item of an open menu, not the row below it`() {
    let events = Events()
    let window = Window()
    window.show(
      TextScreen {
        Menu("Sort", [Menu.Item("Newest") { events.add("sorted") }])
        List(["One", "Two", "Newest"]) {
          Text($0)
        } didSelect: { _ in
          events.add("opened")
        }
      })
    let console = HeadlessConsole(window, columns: 40, rows: 12)

    console.press("enter")
    console.click(on: "Newest")

    #expect(events.all == ["sorted"])
  }

  /// A list of buttons, and a question over it with the text of one of them.
  private func askingConsole(title: String = "Sure?") -> (HeadlessConsole, Window, Events) {
    let (window, events) = (Window(), Events())
    window.show(
      TextScreen {
        Button("Save") { events.add("saved behind the box") }
        Button("Delete") { events.add("deleted") }
      })
    AlertScreen(
      title: title,
      actions: [
        AlertAction("Save") { events.add("saved in the box") },
        AlertAction("No", role: .cancel) { events.add("no") },
      ]
    ).show(over: window)
    return (HeadlessConsole(window, columns: 60, rows: 16), window, events)
  }
}

/// What happened, in order.
@MainActor final class Events {
  private(set) var all: [String] = []

  func add(_ event: String) { all.append(event) }
}
