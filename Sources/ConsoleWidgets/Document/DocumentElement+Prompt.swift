internal import ConsoleUI

/// `/` opens a line below the document for the words to find, and `f` one for the number of a link.
extension DocumentElement: FindingControl, TextInput {
  var canFind: Bool { state.visible.map { !$0.layout.texts.isEmpty } ?? false }

  func startFinding() {
    guard let (visible, layout) = state.visible else { return }
    state.linkNumber = nil
    state.finder = DocumentFinder(origin: state.firstRow(of: layout, visible: visible))
  }

  var isSearching: Bool { false }

  func continueSearch() {}

  var takesText: Bool { state.linkNumber != nil || state.finder?.prompt.isTyping == true }

  func paste(_ text: String) {
    guard let layout = state.visible?.layout else { return }
    if state.linkNumber != nil {
      state.linkNumber?.insert(text.filter { $0.isASCII && $0.isNumber })
    } else {
      state.finder?.insert(text, in: layout)
      showHit()
    }
  }

  /// What a key does while one of the lines is open; `nil` leaves the key to the document.
  func promptAction(for key: KeyPress) -> (() -> Void)? {
    if let number = state.linkNumber { return linkAction(for: key, number: number) }
    guard let finder = state.finder,
      let command = finder.prompt.command(for: key, hasMatch: finder.current != nil)
    else { return nil }
    return {
      switch command {
      case .close: state.finder = nil
      case .endTyping: state.finder?.prompt.endTyping()
      case .move(let step): move(by: step)
      case .edit(let edit):
        guard let layout = state.visible?.layout else { return }
        if state.finder?.perform(edit, in: layout) == true { showHit() }
      }
    }
  }

  func drawPrompt(in rect: Rect, of context: inout DrawingContext) {
    let isFocused = context.isFocused
    if let number = state.linkNumber {
      let link = link(number)
      PromptLine(
        prompt: "f ", query: number, isTyping: true,
        status: link.map { ($0.description, StyledText.Meaning.link.style) }
          ?? (number.text.isEmpty ? "" : context.strings.notFound, .error),
        fieldColumns: 6
      ).draw(in: rect, isFocused: isFocused, of: &context)
    } else if let finder = state.finder {
      PromptLine(
        prompt: "/", query: finder.prompt.query, isTyping: finder.prompt.isTyping,
        status: finder.hasNoMatch
          ? (context.strings.notFound, .error) : (finder.position ?? "", .muted)
      ).draw(in: rect, isFocused: isFocused, of: &context)
    }
  }

  private func linkAction(for key: KeyPress, number: EditedText) -> (() -> Void)? {
    switch key {
    case .escape: return { state.linkNumber = nil }
    case .enter, .backspace:
      if number.text.isEmpty { return { state.linkNumber = nil } }
      guard key == .enter else { break }
      // Where there is no such link, the line says so, and stays for another number.
      return {
        guard let link = link(number) else { return }
        state.linkNumber = nil
        didOpenLink?(link)
      }
    case .up, .down, .pageUp, .pageDown, .home, .end: return nil
    default: break
    }
    guard let edit = EditedText.Edit(key) else { return nil }
    if case .insert(let character) = edit, !(character.isASCII && character.isNumber) { return {} }
    return { _ = state.linkNumber?.perform(edit) }
  }

  private func link(_ number: EditedText) -> LinkURL? {
    guard let number = Int(number.text), (1...max(1, choiceCount)).contains(number),
      choiceCount > 0
    else { return nil }
    return document.numbers.links[number - 1]
  }

  private func move(by step: Int) {
    state.finder?.move(by: step)
    showHit()
  }

  /// Scrolls until the current hit is visible.
  private func showHit() {
    guard let (visible, layout) = state.visible, let finder = state.finder,
      let current = finder.current
    else { return }
    let row = layout.row(of: finder.hits[current])
    let first = state.firstRow(of: layout, visible: visible)
    // The line of the search takes the last row.
    guard !(first..<first + max(1, visible - 1)).contains(row) else { return }
    scroll(to: row - visible / 3)
  }
}

extension DocumentFinder {
  /// Which of the hits the user is at, such as `2/7`.
  fileprivate var position: String? { current.map { "\($0 + 1)/\(hits.count)" } }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    prompt.hints(strings, hasMatch: current != nil)
  }
}
