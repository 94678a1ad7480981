/// A request for the text of a field or the value of a picker; the next line is the answer.
@MainActor struct LinearPrompt {
  /// The number of the screen's state.
  let screenNumber: Int
  /// The path of the control to fill in; `nil` if the answer is a text to find on the screen.
  let path: ViewPath?
  /// The index of the line to replace in a text of several lines.
  let line: Int?
  /// The announcement of the prompt.
  let lines: [String]
  /// Whether the terminal must not echo the answer.
  let isSecret: Bool

  /// Asks for a text to find on the screen.
  init(findingOn active: ActiveScreen, strings: ConsoleStrings) {
    screenNumber = active.state.number
    path = nil
    line = nil
    isSecret = false
    lines = [strings.linear.newText(strings.find)]
  }

  /// Asks for the value of a control; the default label is for one that has none.
  init(
    _ control: ControlNode, line: Int? = nil, on active: ActiveScreen, defaultLabel: String = "",
    strings: ConsoleStrings.Linear
  ) {
    screenNumber = active.state.number
    path = control.path
    self.line = line
    isSecret = control.hidesText
    let part = line.flatMap { control.listedChoices?.choice(at: $0).semantics }
    let semantics = part ?? control.semantics
    let ownLabel = ElementDescription(semantics: control.semantics, strings: strings).label
    let partLabel = part?.role == .newTextLine ? strings.newLine : ""
    let label = [ownLabel.isEmpty ? defaultLabel : ownLabel, partLabel]
      .filter { !$0.isEmpty }.joined(separator: ElementDescription.separator)
    if control.takesText {
      let value = isSecret ? "" : semantics.value ?? ""
      let keepHint = value.isEmpty ? nil : strings.keep(value)
      lines = [[strings.newText(label), keepHint].compactMap(\.self).joined(separator: ". ")]
    } else {
      let options = (control.askedChoices ?? []).enumerated().map { index, option in
        LinearLine(
          ElementDescription(semantics: option.semantics, strings: strings).text,
          number: index + 1,
          marks: option.semantics.isSelected ? [strings.selected] : []
        ).text
      }
      let hint = control.semantics.hint
      lines = [strings.newChoice(label)] + (options.isEmpty && !hint.isEmpty ? [hint] : options)
    }
  }
}
