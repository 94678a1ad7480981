/// A request for the text of a field or the value of a picker; the next line is the answer.
@MainActor struct LinearPrompt {
  /// The number of the screen's state.
  let screenNumber: Int
  /// The path of the control to fill in.
  let path: ViewPath
  /// The announcement of the prompt.
  let lines: [String]
  /// Whether the terminal must not echo the answer.
  let isSecret: Bool

  /// Asks for the value of a control; the default label is for one that has none.
  init(
    _ control: ControlNode, on active: ActiveScreen, defaultLabel: String = "",
    strings: LinearStrings
  ) {
    screenNumber = active.state.number
    path = control.path
    isSecret = control.hidesText
    let semantics = control.semantics
    let ownLabel = ElementDescription(semantics: semantics, strings: strings).label
    let label = ownLabel.isEmpty ? defaultLabel : ownLabel
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
      lines = [strings.newChoice(label)] + options
    }
  }
}
