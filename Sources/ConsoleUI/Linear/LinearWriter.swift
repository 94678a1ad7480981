/// Writes elements as lines, in reading order.
@MainActor struct LinearWriter {
  private(set) var lines: [LinearLine] = []
  let choices: LinearChoices
  let focus: ViewPath?
  let words: LinearStrings

  init(choices: LinearChoices, focus: ViewPath?, words: LinearStrings) {
    self.choices = choices
    self.focus = focus
    self.words = words
  }

  mutating func write(_ element: any Element) {
    if let control = element as? any Control { return write(control) }
    if element.semantics.role == .line { return writeBeside(element.children) }
    writeOwn(element)
    for child in element.children { write(child) }
  }

  /// The controls of a screen stand alone; those in rows are only told of.
  private mutating func write(_ control: any Control) {
    if control.choiceCount != nil {
      writeOwn(control, marks: focusMark(control))
      writeParts(of: control)
    } else if control.isChoosable {
      let number = choices.number(of: 0, at: control.path)
      write([control], number: number, marks: focusMark(control))
    } else {
      for child in control.children { write(child) }
    }
  }

  private mutating func writeParts(of control: any Control) {
    guard let position = control.semantics.position else { return }
    // What stands in place of the parts.
    if position.count == 0 { for child in control.children { write(child) } }
    let shown = LinearPage(position).rows
    for index in shown {
      if let heading = control.heading(above: index, isFirst: index == shown.lowerBound) {
        write(heading)
      }
      let part = control.choice(at: index)
      let isMarked = part.semantics.isSelected && control.isChoosable
      write(
        [part], number: choices.number(of: index, at: control.path),
        marks: isMarked ? [words.selected] : [])
    }
  }

  /// One line for all that stands beside each other, unless there is more than a line of something.
  private mutating func writeBeside(_ elements: [any Element]) {
    let columns = elements.map { element in
      var writer = LinearWriter(choices: choices, focus: focus, words: words)
      writer.write(element)
      return writer.lines
    }
    if columns.allSatisfy({ $0.count <= 1 && $0.first?.number == nil }) {
      write(elements, number: nil)
    } else {
      lines += columns.joined()
    }
  }

  /// What an element says of itself; each line of a text is one.
  private mutating func writeOwn(_ element: any Element, marks: [String] = []) {
    let (said, gist) = (phrase(element), phrase(element, isCoarse: true))
    guard element.semantics.role == .text else {
      return append(LinearLine(said, marks: marks, gist: gist))
    }
    for line in said.split(whereSeparator: \.isNewline) { append(LinearLine(String(line))) }
  }

  /// Elements with all that is in them on one line.
  private mutating func write(_ elements: [any Element], number: Int?, marks: [String] = []) {
    let said = elements.flatMap { fragments(of: $0, isCoarse: false) }
    let gist = elements.flatMap { fragments(of: $0, isCoarse: true) }
    append(
      LinearLine(
        said.joined(separator: LinearPhrase.pause), number: number, label: said.first ?? "",
        marks: marks, gist: gist.joined(separator: LinearPhrase.pause)))
  }

  private mutating func append(_ line: LinearLine) {
    if !line.body.isEmpty || line.number != nil { lines.append(line) }
  }

  private func focusMark(_ control: any Control) -> [String] {
    control.path == focus ? [words.focused] : []
  }

  private func phrase(_ element: any Element, isCoarse: Bool = false) -> String {
    LinearPhrase(semantics: element.semantics, words: words, isCoarse: isCoarse).joined
  }

  /// What is said of an element and of all that is in it.
  private func fragments(of element: any Element, isCoarse: Bool) -> [String] {
    let phrase = LinearPhrase(semantics: element.semantics, words: words, isCoarse: isCoarse)
    // What a picker could hold is told when it is asked for.
    let children = element.semantics.role == .picker ? [] : element.children
    return phrase.parts + children.flatMap { fragments(of: $0, isCoarse: isCoarse) }
  }
}
