/// What a reader of lines was asked for: the next line is the answer.
@MainActor struct LinearQuestion {
  let screen: ObjectIdentifier
  let path: ViewPath
  /// The question, as it is said.
  let lines: [String]
  /// Whether the answer is not to be seen by others.
  let isSecret: Bool

  /// Asks for the text of a field, or which of its values a picker should have.
  init(_ control: any Control, on active: ActiveScreen, words: LinearStrings) {
    screen = ObjectIdentifier(active.screen)
    path = control.path
    isSecret = control.hidesText
    let semantics = control.semantics
    let phrase = LinearPhrase(semantics: semantics, words: words)
    if control.takesText {
      let value = isSecret ? "" : semantics.value ?? ""
      let keeping = value.isEmpty ? nil : words.keep(value)
      lines = [[words.newText(phrase.label), keeping].compactMap(\.self).joined(separator: ". ")]
    } else {
      let options = control.children.enumerated().map { index, option in
        LinearLine(
          option.semantics.label, number: index + 1,
          marks: option.semantics.isSelected ? [words.selected] : []
        ).text
      }
      lines = [words.newChoice(phrase.label)] + options
    }
  }
}
