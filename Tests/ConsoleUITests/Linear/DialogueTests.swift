import ConsoleTesting
import Coordinators
import Testing

@testable import ConsoleUI

/// What can be typed, and what comes of it.
@Suite @MainActor struct DialogueTests {
  @Test func `a number opens the row that has it, and back leads back`() {
    let dialogue = HeadlessDialogue(Shop().window)

    dialogue.enter("2")
    dialogue.enter("back")

    dialogue.expectSnapshot(named: "there and back")
  }

  @Test func `a number presses, as keys do`() {
    var pressed: [String] = []
    let window = Window()
    window.show(
      SampleScreen {
        for name in ["One", "Two"] { Button(name) { pressed.append(name) } }
      })
    let dialogue = HeadlessDialogue(window)

    dialogue.enter("2")
    dialogue.enter("enter")
    dialogue.enter("1")

    #expect(pressed == ["Two", "Two", "One"])
  }

  @Test func `a name chooses, or how it begins if nothing else does`() {
    var opened: [String] = []
    let dialogue = dialogue {
      List(["Save", "Save as", "Pears", "3 ways"]) {
        Text($0)
      } didSelect: {
        opened.append($0)
      }
    }

    let several = dialogue.enter("sav")
    for line in ["SAVE", "save a", "pe", "3 ways", "p"] { dialogue.enter(line) }

    #expect(several == "1 Save, selected\n2 Save as")
    #expect(opened == ["Save", "Save as", "Pears", "3 ways"])
  }

  @Test func `a long list is turned by pages, and any of its rows opens by its number`() {
    var opened: [Int] = []
    let dialogue = dialogue {
      List(1...45) {
        Text("row \($0)")
      } didSelect: {
        opened.append($0)
      }
    }

    #expect(dialogue.enter("next").hasPrefix("list, rows 21 to 40 of 45\n21 row 21, selected\n22 "))
    #expect(dialogue.enter("next").hasSuffix("45 row 45\nType: 1 to 45, previous, quit, help"))
    #expect(dialogue.enter("next") == "Nothing has changed.")
    #expect(
      dialogue.enter("previous").hasPrefix("list, rows 21 to 40 of 45\n21 row 21, selected\n"))
    dialogue.enter("7")
    dialogue.enter("44")
    #expect(opened == [7, 44])
  }

  @Test func `tabs are named by their number or title`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["Home", "Search for"] { tabs.show(SampleScreen(name) { Text("on " + name) }) }
    let dialogue = HeadlessDialogue(window)

    let answers = ["tab 2", "home", "TAB  search for", "tab 3", "ctrl-n"].map { dialogue.enter($0) }

    #expect(answers.map { $0.contains("on Search for") } == [true, false, true, false, false])
    #expect(answers[1].contains("on Home") && answers[4].contains("on Home"))
    #expect(answers[3].hasPrefix("Unknown: tab 3"))
  }

  @Test func `keys of the screen are typed by their name or by what they do`() {
    var done: [String] = []
    let window = Window()
    let screen = SampleScreen { TextField("Text") }
    screen.commands = [
      KeyCommand(.control("s"), "save") { done.append("save") },
      KeyCommand(.character("d"), "delete all") { done.append("delete") },
    ]
    window.show(screen)
    let dialogue = HeadlessDialogue(window)

    for line in ["ctrl-s", "Save", "d", "delete  all"] { dialogue.enter(line) }

    #expect(done == ["save", "save", "delete", "delete"])
  }

  @Test func `a field asks for its text`() {
    var texts: [String] = []
    let dialogue = dialogue {
      TextField("Name:", text: "Anna", didChange: { texts.append($0) })
    }

    dialogue.enter("1")
    let kept = dialogue.enter("")
    dialogue.enter("1")
    let filled = dialogue.enter("Żaneta 1")
    let asked = dialogue.enter("1  ")
    let empty = dialogue.enter(" ")
    let atOnce = dialogue.enter("1 Ewa Nowak")

    #expect(
      dialogue.transcript.contains("Name, new text. Enter keeps Anna, a space clears it\n> \n"))
    #expect(kept == "Nothing has changed.")
    #expect(filled == "1 Name, text field, Żaneta 1")
    #expect(asked == "Name, new text. Enter keeps Żaneta 1, a space clears it")
    #expect(empty == "1 Name, text field, empty")
    #expect(atOnce == "1 Name, text field, Ewa Nowak")
    #expect(texts.last == "Ewa Nowak")
  }

  @Test func `a text is submitted as by Enter`() {
    var submitted: [String] = []
    let dialogue = dialogue { TextField("Find", didSubmit: { submitted.append($0) }) }

    dialogue.enter("1 storks")
    dialogue.enter("1")
    dialogue.enter("trains")

    #expect(submitted == ["storks", "trains"])
  }

  @Test func `a choice tells its values and takes one by number or name`() {
    var chosen: [Int] = []
    var selection = 1
    let dialogue = dialogue {
      Picker("Theme", ["Light", "Dark", "Blue"], selection: selection) {
        chosen.append($0)
        selection = $0
      }
    }

    let question = dialogue.enter("1")
    let answer = dialogue.enter("3")
    let atOnce = dialogue.enter("1 light")
    let wrong = dialogue.enter("1 7")

    #expect(question == "Theme, a number\n1 Light\n2 Dark, selected\n3 Blue")
    #expect(answer == "1 Theme, choice, Blue, 3 of 3")
    #expect(atOnce == "1 Theme, choice, Light, 1 of 3")
    #expect(wrong == "There is no 7; the last is 3.")
    #expect(chosen == [2, 0])
  }

  @Test func `letters that are keys elsewhere are not typed into a field`() {
    var text = ""
    let dialogue = dialogue { TextField("Name", didChange: { text = $0 }) }

    let answer = dialogue.enter("x")
    dialogue.enter("q")

    #expect(answer.hasPrefix("Unknown: x") && text.isEmpty)
    #expect(dialogue.outcome == .closed)
  }

  @Test func `whatever is typed is answered`() {
    let dialogue = HeadlessDialogue(Shop().window)

    #expect(dialogue.enter("") == "Fruit\nType: 1 to 2, quit, help")
    #expect(
      dialogue.enter("gibberish, \u{1B}[2J")
        == "Unknown: gibberish, \u{FFFD}[2J. Type help to hear what can be typed.")
    #expect(dialogue.enter("3") == "There is no 3; the last is 2.")
    #expect(dialogue.enter("-1") == "There is no -1; the last is 2.")
    #expect(dialogue.enter("99999999999999999999").hasPrefix("Unknown: 9"))
    #expect(dialogue.enter("back") == "Nothing has changed.")
    #expect(dialogue.enter("up") == "Nothing has changed.")
    #expect(dialogue.enter("again").hasPrefix("Fruit\nlist, 2 rows\n1 Apples, selected\n"))
  }

  @Test func `help says what can be typed here`() {
    let dialogue = HeadlessDialogue(Shop().window)
    let atFirst = dialogue.enter("?")
    dialogue.enter("1")

    #expect(
      atFirst == """
        1 to 2: opens, presses or changes what has it
        a name, or how it begins, does what its number does
        again: says the whole screen
        quit: ends the program
        the name of a key, such as down or enter, presses it
        """)
    #expect(dialogue.enter("help").contains("back: to the screen before\n"))
  }

  @Test func `words are understood in the reader's language, and in English`() {
    var words = ConsoleStrings()
    words.back = "wstecz"
    words.linear.help = "pomoc"
    let shop = Shop()
    let dialogue = HeadlessDialogue(shop.window) { words }

    for back in ["Wstecz", "back"] {
      dialogue.enter("1")
      #expect(dialogue.enter(back).contains("Fruit"))
    }
    #expect(dialogue.enter("pomoc") == dialogue.enter("help"))
  }

  @Test func `an alert that comes takes back what was asked`() {
    var text = ""
    let window = Window()
    window.show(SampleScreen { TextField("Name", didChange: { text = $0 }) })
    let dialogue = HeadlessDialogue(window)
    dialogue.enter("1")

    let modal = Modal(over: window)
    modal.show(AlertScreen(title: "Lost", actions: [AlertAction("OK") { modal.dismiss() }]))
    let answer = dialogue.enter("Anna")

    #expect(answer.hasPrefix("Unknown: Anna") && text.isEmpty)
    #expect(dialogue.transcript.contains("\nalert: Lost\n1 OK, button\n"))
    #expect(dialogue.enter("ok").contains("\n1 Name, text field, empty\n"))
  }

  @Test func `back gives the answer of an alert that cancels`() {
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
    let dialogue = HeadlessDialogue(window)

    let answer = dialogue.enter("back")

    #expect(answers == ["cancel"])
    #expect(answer.contains("Below\ntext\n"))
  }

  @Test func `the end of input ends`() {
    let shop = Shop()
    let dialogue = HeadlessDialogue(shop.window)

    dialogue.send(.endOfInput)

    #expect(dialogue.outcome == .endOfInput && dialogue.outcome?.exitStatus == 0)
    #expect(shop.window.isClosed)
  }

  @Test func `somebody who comes back hears where they are, and what they are asked`() {
    let dialogue = dialogue { TextField("Name") }

    let atFirst = dialogue.send(.focus(true))
    dialogue.enter("1")

    #expect(atFirst == "Type: 1, quit, help")
    #expect(dialogue.send(.focus(true)) == "Name, new text")
  }

  private func dialogue(@ViewBuilder _ content: @escaping () -> Views) -> HeadlessDialogue {
    let window = Window()
    window.show(SampleScreen(content: content))
    return HeadlessDialogue(window)
  }
}

/// A list of fruit that leads to a screen for each.
@MainActor final class Shop {
  let window = Window()
  private let stack = NavigationController()

  init() {
    window.show(stack)
    let stack = stack
    stack.show(
      SampleScreen("Fruit") {
        List(["Apples", "Pears"]) {
          Text($0)
        } didSelect: { fruit in
          stack.show(SampleScreen(fruit) { Text("Fresh " + fruit) })
        }
      })
  }
}
