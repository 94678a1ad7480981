import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

/// The commands of the linear form and their answers.
@Suite @MainActor struct LinearConsoleTests {
  @Test func `a number activates its row, and back goes back`() {
    let console = HeadlessLinearConsole(FruitShop().window)

    console.enter("2")
    console.enter("back")

    console.expectSnapshot(named: "there and back")
  }

  @Test func `a number presses its button`() {
    var pressed: [String] = []
    let window = Window()
    window.show(
      SampleScreen {
        for name in ["One", "Two"] { Button(name) { pressed.append(name) } }
      })
    let console = HeadlessLinearConsole(window)

    console.enter("2")
    console.enter("enter")
    console.enter("1")

    #expect(pressed == ["Two", "Two", "One"])
  }

  @Test func `a name or an unambiguous beginning chooses`() {
    var opened: [String] = []
    let console = show {
      List(["Save", "Save as", "Pears", "3 ways"]) {
        Text($0)
      } didSelect: {
        opened.append($0)
      }
    }

    let ambiguous = console.enter("sav")
    for line in ["SAVE", "save a", "pe", "3 ways", "p"] { console.enter(line) }

    #expect(ambiguous == "1 Save, selected\n2 Save as")
    #expect(opened == ["Save", "Save as", "Pears", "3 ways"])
  }

  @Test func `a long list has pages, and the number of any row activates it`() {
    var opened: [Int] = []
    let console = show {
      List(1...45) {
        Text("row \($0)")
      } didSelect: {
        opened.append($0)
      }
    }

    #expect(console.enter("next").hasPrefix("list, rows 21 to 40 of 45\n21 row 21, selected\n22 "))
    #expect(console.enter("next").hasSuffix("45 row 45\nType: 1 to 45, previous, quit, help"))
    #expect(console.enter("next") == "Nothing has changed.")
    #expect(
      console.enter("previous").hasPrefix("list, rows 21 to 40 of 45\n21 row 21, selected\n"))
    console.enter("7")
    console.enter("44")
    #expect(opened == [7, 44])
  }

  @Test func `a number or a title selects a tab`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["Home", "Search for"] { tabs.show(SampleScreen(name) { Text("on " + name) }) }
    let console = HeadlessLinearConsole(window)

    let answers = ["tab 2", "home", "TAB  search for", "tab 3", "ctrl-n"].map { console.enter($0) }

    #expect(answers.map { $0.contains("on Search for") } == [true, false, true, false, false])
    #expect(answers[1].contains("on Home") && answers[4].contains("on Home"))
    #expect(answers[3].hasPrefix("Unknown command: tab 3"))
    #expect(console.enter("search  for").contains("on Search for"))
  }

  @Test func `the word for tabs alone may be the title of one`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["Home", "Tab"] { tabs.show(SampleScreen(name) { Text("on " + name) }) }
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("tab").contains("on Tab"))
    #expect(console.enter("tab home").contains("on Home"))
  }

  @Test func `a command is typed by its key or its label`() {
    var done: [String] = []
    let window = Window()
    let screen = SampleScreen { TextField("Text") }
    screen.commands = [
      KeyCommand(.control("s"), "save") { done.append("save") },
      KeyCommand(.character("d"), "delete all") { done.append("delete") },
    ]
    window.show(screen)
    let console = HeadlessLinearConsole(window)

    for line in ["ctrl-s", "Save", "d", "delete  all"] { console.enter(line) }

    #expect(done == ["save", "save", "delete", "delete"])
  }

  @Test func `the number of a field prompts for its text`() {
    var texts: [String] = []
    let console = show {
      TextField("Name:", text: "Anna", didChange: { texts.append($0) })
    }

    console.enter("1")
    let kept = console.enter("")
    console.enter("1")
    let filled = console.enter("Żaneta 1")
    let prompt = console.enter("1  ")
    let empty = console.enter(" ")
    let atOnce = console.enter("1 Ewa Nowak")

    #expect(
      console.transcript.contains("Name, new text. Enter keeps Anna; a space clears it\n> \n"))
    #expect(kept == "Nothing has changed.")
    #expect(filled == "1 Name, text field, Żaneta 1")
    #expect(prompt == "Name, new text. Enter keeps Żaneta 1; a space clears it")
    #expect(empty == "1 Name, text field, empty")
    #expect(atOnce == "1 Name, text field, Ewa Nowak")
    #expect(texts.last == "Ewa Nowak")
  }

  @Test func `the answer to a prompt is submitted`() {
    var submitted: [String] = []
    let console = show { TextField("Find", didSubmit: { submitted.append($0) }) }

    console.enter("1 storks")
    console.enter("1")
    console.enter("trains")

    #expect(submitted == ["storks", "trains"])
  }

  @Test func `a picker lists its options and accepts a number or a name`() {
    var chosen: [Int] = []
    var selection = 1
    let console = show {
      Picker("Theme", ["Light", "Dark", "Blue"], selection: selection) {
        chosen.append($0)
        selection = $0
      }
    }

    let question = console.enter("1")
    let answer = console.enter("3")
    let atOnce = console.enter("1 light")
    let wrong = console.enter("1 7")

    #expect(question == "Theme, a number\n1 Light\n2 Dark, selected\n3 Blue")
    #expect(answer == "1 Theme, choice, Blue, 3 of 3")
    #expect(atOnce == "1 Theme, choice, Light, 1 of 3")
    #expect(wrong == "There is no number 7; the last one is 3.")
    #expect(chosen == [2, 0])
  }

  @Test func `a single letter is not typed into a field`() {
    var text = ""
    let console = show { TextField("Name", didChange: { text = $0 }) }

    let answer = console.enter("x")
    console.enter("q")

    #expect(answer.hasPrefix("Unknown command: x") && text.isEmpty)
    #expect(console.outcome == .closed)
  }

  @Test func `the answer to an unknown command names the command that the program calls help`() {
    let console = HeadlessLinearConsole(
      FruitShop().window,
      strings: {
        var strings = ConsoleStrings()
        strings.linear.help = "assist"
        return strings
      })

    let answer = console.enter("gibberish")

    #expect(answer == "Unknown command: gibberish. Type assist for a list of commands.")
    #expect(console.enter("assist").contains("repeats the whole screen"))
  }

  @Test func `every line is answered`() {
    let console = HeadlessLinearConsole(FruitShop().window)

    #expect(console.enter("") == "Fruit\nType: 1 to 2, quit, help")
    #expect(
      console.enter("gibberish, \u{1B}[2J")
        == "Unknown command: gibberish, \u{FFFD}[2J. Type help for a list of commands.")
    #expect(console.enter("3") == "There is no number 3; the last one is 2.")
    #expect(console.enter("-1") == "There is no number -1; the last one is 2.")
    #expect(console.enter("99999999999999999999").hasPrefix("Unknown command: 9"))
    #expect(console.enter("back") == "Nothing has changed.")
    #expect(console.enter("up") == "Nothing has changed.")
    #expect(console.enter("again").hasPrefix("Fruit\nlist, 2 rows\n1 Apples, selected\n"))
  }

  @Test func `help explains the commands of the screen`() {
    let console = HeadlessLinearConsole(FruitShop().window)
    let atFirst = console.enter("?")
    console.enter("1")

    #expect(
      atFirst == """
        1 to 2: opens, presses or changes the item with that number
        a name, or its beginning, does the same as its number
        /: finds the text typed after it
        again: repeats the whole screen
        quit: quits the program
        the name of a key, such as down or enter, presses that key
        """)
    #expect(console.enter("help").contains("back: returns to the previous screen\n"))
  }

  @Test func `commands work in the user's language and in English`() {
    var strings = ConsoleStrings()
    strings.back = "wstecz"
    strings.linear.help = "pomoc"
    let shop = FruitShop()
    let console = HeadlessLinearConsole(shop.window) { strings }

    for back in ["Wstecz", "back"] {
      console.enter("1")
      #expect(console.enter(back).contains("Fruit"))
    }
    #expect(console.enter("pomoc") == console.enter("help"))
  }

  @Test func `an alert closes an open prompt`() {
    var text = ""
    let window = Window()
    window.show(SampleScreen { TextField("Name", didChange: { text = $0 }) })
    let console = HeadlessLinearConsole(window)
    console.enter("1")

    let modal = Modal(over: window)
    modal.show(AlertScreen(title: "Lost", actions: [AlertAction("OK") { modal.dismiss() }]))
    let answer = console.enter("Anna")

    #expect(answer.hasPrefix("Unknown command: Anna") && text.isEmpty)
    #expect(console.transcript.contains("\nalert: Lost\n1 OK, button\n"))
    #expect(console.enter("ok").contains("\n1 Name, text field, empty\n"))
  }

  @Test func `back performs the cancel action of an alert`() {
    var answers: [String] = []
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Below") { Text("text") })
    AlertScreen(
      title: "Remove?",
      actions: [
        AlertAction("Remove") { answers.append("remove") },
        AlertAction("Cancel", role: .cancel) { answers.append("cancel") },
      ]
    ).show(over: stack)
    let console = HeadlessLinearConsole(window)

    let answer = console.enter("back")

    #expect(answers == ["cancel"])
    #expect(answer.contains("Below\ntext\n"))
  }

  @Test func `the end of input closes the window`() {
    let shop = FruitShop()
    let console = HeadlessLinearConsole(shop.window)

    console.send(.endOfInput)

    #expect(console.outcome == .endOfInput && console.outcome?.exitStatus == 0)
    #expect(shop.window.isClosed)
  }

  @Test func `changes made before an event are announced before it`() {
    var fruit = "Apples"
    let console = show { Text(fruit) }

    fruit = "Pears"
    let answer = console.send(.focus(true))

    #expect(answer == "Type: quit, help")
    #expect(console.transcript.hasSuffix("\nPears\nType: quit, help"))
  }

  @Test func `when the terminal is back, the location and the prompt are repeated`() {
    let console = show { TextField("Name") }

    let atFirst = console.send(.focus(true))
    console.enter("1")

    #expect(atFirst == "Type: 1, quit, help")
    #expect(console.send(.focus(true)) == "Name, new text")
  }

  private func show(@ViewBuilder _ content: @escaping () -> Views) -> HeadlessLinearConsole {
    let window = Window()
    window.show(SampleScreen(content: content))
    return HeadlessLinearConsole(window)
  }
}
