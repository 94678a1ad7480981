internal import Coordinators

extension Console {
  /// Performs what the user typed: the answer to a prompt, or a command.
  func handleLine(_ line: String) {
    guard let linearSession, let active else { return }
    endSearch()
    if let prompt = linearSession.didReceiveLine(), prompt.screenNumber == active.state.number {
      guard let path = prompt.path else { return line.isEmpty ? () : find(line) }
      if let control = active.controls.first(where: { $0.path == path }) {
        return answer(line, for: control, at: prompt.line)
      }
    }
    let command = LinearCommand(
      line, available: availableCommands(on: active), text: linearSession.announced,
      strings: currentStrings)
    perform(command, line)
  }

  private var currentStrings: ConsoleStrings { strings() }

  private func availableCommands(on active: ActiveScreen) -> AvailableCommands {
    AvailableCommands(
      active, at: frame?.breadcrumbs ?? Breadcrumbs(), columns: frame?.columns,
      windowCommands: chain.typedWindowCommands,
      canGoBack: window.canGoBack, strings: currentStrings)
  }

  private func perform(_ command: LinearCommand, _ line: String) {
    guard let linearSession, let active else { return }
    switch command {
    case .empty: linearSession.announceLocation()
    case .choose(let number, let text): choose(number, text, line)
    case .press(let key): press(typed: key, line)
    case .perform(let command): command.action()
    case .selectTab(let index): selectTab(index)
    case .selectColumn(let index): (frame?.columns).map { $0.split.select($0.split.columns[index]) }
    case .turnPage(let step): turnPage(of: availableCommands(on: active).pagedList, by: step)
    case .find(let text): find(text)
    case .back: goBack()
    case .quit: closing.quit(leaveRoot)
    case .repeatScreen: linearSession.announceScreen()
    case .help: announceHelp()
    case .ambiguous(let matches): linearSession.announce(matches.map(\.text))
    case .unknown: announceUnknown(line)
    }
  }

  /// Says what the user can type.
  func announceHelp() {
    guard let active else { return }
    linearSession?.announce(availableCommands(on: active).explanations)
  }

  private func choose(_ number: Int, _ text: String, _ line: String) {
    guard let linearSession, let active else { return }
    let choices = NumberedChoices(active.controls)
    guard let choice = choices[number] else {
      return announceNoChoice(number, count: choices.count)
    }
    let control = choice.control
    // A number of a field with a list of suggestions chooses one; text behind it fills in the field.
    let choosesPart = control.listedChoices != nil && !control.takesLines && text.isEmpty
    let takesAnswer = !choosesPart && (control.takesText || control.askedChoices != nil)
    if !text.isEmpty, !takesAnswer {
      let named = LinearCommand.choice(named: line.lowercased(), in: linearSession.announced)
      return perform(named ?? .unknown, line)
    }
    active.focus(choice.control)
    if takesAnswer {
      let index = choice.control.takesLines ? choice.index : nil
      if !text.isEmpty { return answer(text, for: choice.control, at: index) }
      return linearSession.ask(
        LinearPrompt(choice.control, line: index, on: active, strings: currentStrings.linear))
    }
    choice.control.choose(choice.index)
  }

  /// Fills in a field, or a line of a text, or chooses the value of a picker; an empty line keeps the old value.
  private func answer(_ line: String, for control: ControlNode, at index: Int?) {
    if control.canFind, control.takesText { return search(for: line) }
    guard !line.isEmpty else { return }
    if let index { return control.replaceLine(at: index, with: line) }
    guard !control.takesText else { return fill(control, with: line) }
    guard !control.takeAnswer(line) else { return }
    let labels = (control.askedChoices ?? []).map(\.semantics.label)
    if let number = Int(line) {
      guard labels.indices.contains(number &- 1) else {
        return announceNoChoice(number, count: labels.count)
      }
      return control.choose(number - 1)
    }
    let name = line.lowercased()
    let named = labels.indices.filter { labels[$0].lowercased() == name }
    let begun = labels.indices.filter { labels[$0].lowercased().hasPrefix(name) }
    switch (named.first, begun.count) {
    case (let index?, _): control.choose(index)
    case (nil, 0): announceUnknown(line)
    case (nil, 1): control.choose(begun[0])
    case (nil, _):
      linearSession?.announce(begun.map { LinearLine(labels[$0], number: $0 + 1).text })
    }
  }

  private func announceUnknown(_ line: String) {
    let strings = currentStrings.linear
    linearSession?.announce([strings.unknown(line, strings.help)])
  }

  private func announceNoChoice(_ number: Int, count: Int) {
    let strings = currentStrings.linear
    linearSession?.announce([
      count == 0 ? strings.nothingToChoose : strings.noChoice(number, count)
    ])
  }

  /// Replaces the text of a field and presses Enter; a line of blanks clears the field.
  private func fill(_ control: ControlNode, with line: String) {
    active?.focus(control)
    // The text may belong to the program, so each step sees what the one before has changed.
    func update(_ change: (ControlNode) -> Void) {
      guard let current = active?.controls.first(where: { $0.path == control.path }) else { return }
      change(current)
      linearSession?.withoutAnnouncing { redraw() }
    }
    for key in [KeyPress.end, .control("u")] { update { $0.press(key) } }
    if line.contains(where: { !$0.isWhitespace }) { update { $0.paste(line) } }
    press(.enter)
  }

  /// Presses a key that the user typed by its name.
  ///
  /// While a text field has the focus a letter would be text, so it is an unknown command; `q` still goes back.
  private func press(typed key: KeyPress, _ line: String) {
    guard case .character = key.key, key.modifiers.isEmpty, active?.focused?.takesText ?? false
    else {
      press(key)
      return
    }
    guard key == .character("q") else { return perform(.unknown, line) }
    chain.press(key, in: .back)
  }

  /// Finds a text in the control that has the focus, else in the lines of the screen; asks for one if it is empty.
  private func find(_ text: String) {
    guard let active, let linearSession else { return }
    let (key, strings) = (LinearCommand.findKey, currentStrings)
    let responder = chain.responder(to: key)
    // Each line of a text is announced, so that it needs no search of its own.
    if responder == .find, let control = active.focused, control.semantics.role != .text {
      press(key)
      guard control.takesText else { return }
      guard text.isEmpty else { return search(for: text) }
      return linearSession.ask(
        LinearPrompt(control, on: active, defaultLabel: strings.find, strings: strings.linear))
    }
    if !text.isEmpty {
      linearSession.search = LinearSession.Search(text: text)
    } else if [nil, .find, .editing].contains(responder) {
      linearSession.ask(LinearPrompt(findingOn: active, strings: strings))
    } else {
      press(key)
    }
  }

  /// Searches in the control whose input for a text is open; an empty text keeps what it has found before.
  private func search(for text: String) {
    guard let linearSession else { return }
    let isRepeated = !text.isEmpty && linearSession.search?.text == text
    let highlighted = active?.focused?.listPosition.index
    linearSession.search = LinearSession.Search(text: text, isRunning: true)
    redraw()
    if !text.isEmpty {
      press(.control("u"))
      redraw()
      if text.contains(where: { !$0.isWhitespace }) { active?.focused?.paste(text) }
      redraw()
    }
    if isRepeated, active?.focused?.listPosition.index == highlighted { press(.down) }
    endFinishedSearch()
  }

  /// Ends the search of the last line unless a control still searches.
  func endFinishedSearch() {
    if active?.controls.contains(where: \.isSearching) != true { endSearch() }
  }

  /// Closes the input of a search, whose keys would take the place of commands.
  private func endSearch() {
    guard linearSession?.search?.isRunning == true else { return }
    linearSession?.search?.isRunning = false
    press(.enter)
    active?.focused?.endFinding()
  }

  private func selectTab(_ index: Int) {
    guard let tabs = frame?.tabs, tabs.tabs.indices.contains(index) else { return }
    tabs.select(tabs.tabs[index])
  }

  private func turnPage(of list: ControlNode?, by step: Int) {
    guard let list else { return }
    let page = ListPage(list.listPosition)
    guard step > 0 ? page.hasMoreAfter : page.hasMoreBefore else { return }
    active?.focus(list)
    list.moveHighlight(to: page.rows.lowerBound + step * ListPage.length)
  }

  /// Does what Escape does on the screen, whichever control has the focus.
  private func goBack() {
    if let command = active?.commands.first(where: { $0.keys.contains(.escape) }) {
      command.action()
    } else {
      chain.press(.escape, in: .back)
    }
  }

  /// Goes on quitting after the user has answered the question of a guard with yes.
  func continueQuitting() { closing.continueQuitting(leaveRoot) }

  private func leaveRoot() { chain.press(.character("q"), in: .back) }
}

extension Console {
  /// The number of characters of an event that others may see; `nil` if all of them may.
  func visibleLength(of event: TerminalEvent) -> Int? {
    if case .line(let line) = event { return visiblePrefix(of: line) }
    return active?.focused?.hidesText == true ? 0 : nil
  }

  /// The number of characters of a line before those that a field hides; `nil` if it hides none.
  ///
  /// The whole line may answer the prompt of a field, or its number may come first, as in `2 open sesame`.
  private func visiblePrefix(of line: String) -> Int? {
    guard let linearSession, let active else { return nil }
    if linearSession.asksForSecret { return 0 }
    let command = LinearCommand(
      line, available: availableCommands(on: active), text: linearSession.announced,
      strings: currentStrings)
    switch command {
    case .choose(let number, let text):
      guard !text.isEmpty, NumberedChoices(active.controls)[number]?.control.hidesText == true
      else {
        return nil
      }
      let blanks = line.prefix(while: \.isWhitespace)
      return blanks.count + line.dropFirst(blanks.count).prefix { !$0.isWhitespace }.count + 1
    // Perhaps the user took the screen for the prompt.
    case .unknown, .ambiguous, .find: return active.controls.contains(where: \.hidesText) ? 0 : nil
    default: return nil
    }
  }
}
