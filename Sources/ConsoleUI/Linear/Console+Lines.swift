internal import Coordinators

extension Console {
  /// Does what a line asks for that the reader typed.
  func take(_ line: String) {
    guard let reading, let active else { return }
    if let question = reading.takeLine(), question.screen == ObjectIdentifier(active.screen),
      let control = active.controls.first(where: { $0.path == question.path })
    {
      return answer(line, for: control)
    }
    perform(LinearCommand(line, ways: ways(on: active), text: reading.heard, words: words), line)
  }

  private var words: ConsoleStrings { strings() }

  private func ways(on active: ActiveScreen) -> LinearWays {
    LinearWays(active, in: place, canGoBack: window.canGoBack, words: words)
  }

  private func perform(_ command: LinearCommand, _ line: String) {
    guard let reading, let active else { return }
    switch command {
    case .nothing: reading.sayWhere()
    case .choose(let number, let text): choose(number, text, line)
    case .press(let key): press(typed: key, line)
    case .perform(let command): command.action()
    case .selectTab(let index): selectTab(index)
    case .turnPage(let step): turnPage(of: ways(on: active).pagedList, by: step)
    case .back: goBack()
    case .quit: quit()
    case .again: reading.sayAll()
    case .help: reading.say(ways(on: active).explanations)
    case .several(let lines): reading.say(lines.map(\.text))
    case .unknown: reading.say([words.linear.unknown(line)])
    }
  }

  private func choose(_ number: Int, _ text: String, _ line: String) {
    guard let reading, let active else { return }
    let choices = LinearChoices(active.controls)
    guard let choice = choices[number] else { return sayNoChoice(number, last: choices.last) }
    let takesAnswer = choice.control.takesText || choice.control.semantics.role == .picker
    if !text.isEmpty, !takesAnswer {
      let named = LinearCommand.choice(named: line.lowercased(), in: reading.heard)
      return perform(named ?? .unknown, line)
    }
    active.focus(choice.control)
    if takesAnswer {
      if !text.isEmpty { return answer(text, for: choice.control) }
      return reading.ask(LinearQuestion(choice.control, on: active, words: words.linear))
    }
    choice.control.choose(choice.part)
  }

  /// Fills in a field, or chooses a value; an empty line leaves everything as it is.
  private func answer(_ line: String, for control: any Control) {
    guard !line.isEmpty else { return }
    guard !control.takesText else { return fill(control, with: line) }
    let labels = control.children.map(\.semantics.label)
    let name = line.lowercased()
    let index = Int(line).map { $0 &- 1 } ?? labels.firstIndex { $0.lowercased() == name }
    guard let index, labels.indices.contains(index) else {
      return sayNoChoice(Int(line) ?? 0, last: labels.count)
    }
    control.choose(index)
  }

  private func sayNoChoice(_ number: Int, last: Int) {
    let linear = words.linear
    reading?.say([last == 0 ? linear.nothingToChoose : linear.noChoice(number, last)])
  }

  /// Types a text into a field in place of what is there, then Enter; blanks alone clear it.
  private func fill(_ control: any Control, with line: String) {
    active?.focus(control)
    for key in [KeyPress.end, .control("u")] { _ = control.handle(key) }
    if line.contains(where: { !$0.isWhitespace }) { _ = control.paste(line) }
    press(.enter)
  }

  /// Presses a key that was typed by its name; where letters are text, one alone is none.
  private func press(typed key: KeyPress, _ line: String) {
    guard case .character = key.key, key.modifiers.isEmpty, active?.focused?.takesText ?? false
    else { return press(key) }
    guard key == .character("q") else { return perform(.unknown, line) }
    pressAround(key)
  }

  private func selectTab(_ index: Int) {
    guard let tabs, tabs.tabs.indices.contains(index) else { return }
    tabs.select(tabs.tabs[index])
  }

  private func turnPage(of list: (any Control)?, by step: Int) {
    guard let list, let position = list.semantics.position else { return }
    let page = LinearPage(position)
    guard step > 0 ? page.hasMoreAfter : page.hasMoreBefore else { return }
    active?.focus(list)
    let first = page.rows.lowerBound + step * LinearPage.length
    _ = list.scroll(by: first - position.index)
  }

  /// Does what Escape does on the screen, whatever has the focus there.
  private func goBack() {
    if let command = active?.commands.first(where: { $0.key == .escape }) {
      command.action()
    } else {
      pressAround(.escape)
    }
  }

  /// Goes back as far as that goes, then leaves, unless a guard wants something to stay.
  private func quit() {
    var left = 0
    while let screen = window.activeScreen, window.canGoBack, left < Self.mostScreens {
      window.back()
      guard window.position(of: screen) == nil else { return }
      left += 1
    }
    pressAround(.character("q"))
  }

  /// A program that shows a screen more for each that is left could go on for ever.
  private static let mostScreens = 1_000
}
