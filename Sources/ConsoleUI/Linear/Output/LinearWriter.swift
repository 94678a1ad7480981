/// Writes the elements of a screen as lines, in reading order.
@MainActor struct LinearWriter {
  private(set) var lines: [LinearLine] = []
  let choices: NumberedChoices
  let focus: ViewPath?
  let strings: ConsoleStrings.Linear

  init(choices: NumberedChoices, focus: ViewPath?, strings: ConsoleStrings.Linear) {
    self.choices = choices
    self.focus = focus
    self.strings = strings
  }

  mutating func write(_ element: any Element) {
    if let control = element as? ControlNode { return write(control) }
    if element.semantics.role == .line { return writeRow(of: element.children) }
    writeDescription(of: element)
    for child in element.children { write(child) }
  }

  /// Writes a control of the screen; a list also writes the rows of its current page.
  private mutating func write(_ control: ControlNode) {
    if let choices = control.listedChoices {
      writeDescription(of: control, marks: focusMark(control))
      write(choices, of: control)
    } else if control.isChoosable {
      let number = choices.number(of: 0, at: control.path)
      writeLine([control], number: number, marks: focusMark(control))
    } else {
      for child in control.children { write(child) }
    }
  }

  private mutating func write(_ parts: any ChoiceControl, of control: ControlNode) {
    let position = control.listPosition
    // Without parts the control has its placeholder as children.
    if position.count == 0 { for child in control.children { write(child) } }
    let page = ListPage(position).rows
    for index in page {
      if let heading = parts.heading(above: index, isFirst: index == page.lowerBound) {
        write(heading)
      }
      let part = parts.choice(at: index)
      let isMarked = part.semantics.isSelected && control.isChoosable
      writeLine(
        [part], number: choices.number(of: index, at: control.path),
        marks: isMarked ? [strings.selected] : [])
    }
  }

  /// Writes elements that stand side by side: in one line, unless one of them has a number or several lines.
  private mutating func writeRow(of elements: [any Element]) {
    let columns = elements.map { element in
      var writer = LinearWriter(choices: choices, focus: focus, strings: strings)
      writer.write(element)
      return writer.lines
    }
    if columns.allSatisfy({ $0.count <= 1 && $0.first?.number == nil }) {
      writeLine(elements, number: nil)
    } else {
      lines += columns.joined()
    }
  }

  /// Writes the description of an element without its children; a text of several lines keeps them and their indentation.
  private mutating func writeDescription(of element: any Element, marks: [String] = []) {
    let text = description(of: element).text
    guard element.semantics.role == .text else {
      let comparedText = description(of: element, roundsProgress: true).text
      return append(
        LinearLine(
          text, marks: marks, comparedText: comparedText,
          isValidationError: element.semantics.role == .validationError))
    }
    let lines = text.split(whereSeparator: \.isNewline)
    for line in lines where line.contains(where: { !$0.isWhitespace }) {
      append(LinearLine(String(line), keepsIndentation: lines.count > 1))
    }
  }

  /// Writes elements with all their descendants in one line.
  private mutating func writeLine(
    _ elements: [any Element], number: Int?, marks: [String] = []
  ) {
    let fragments = elements.flatMap { self.fragments(of: $0, roundsProgress: false) }
    let compared = elements.flatMap { self.fragments(of: $0, roundsProgress: true) }
    append(
      LinearLine(
        fragments.joined(separator: ElementDescription.separator), number: number,
        label: fragments.first ?? "", marks: marks,
        comparedText: compared.joined(separator: ElementDescription.separator)))
  }

  private mutating func append(_ line: LinearLine) {
    if !line.body.isEmpty || line.number != nil { lines.append(line) }
  }

  private func focusMark(_ control: ControlNode) -> [String] {
    control.path == focus ? [strings.focused] : []
  }

  private func description(
    of element: any Element, roundsProgress: Bool = false
  ) -> ElementDescription {
    ElementDescription(
      semantics: element.semantics, strings: strings, roundsProgress: roundsProgress)
  }

  /// The fragments of an element and its descendants.
  private func fragments(of element: any Element, roundsProgress: Bool) -> [String] {
    // What the linear form asks for it lists when it asks.
    let asks = (element as? ControlNode)?.askedChoices != nil
    let children = asks ? [] : element.children
    let description = description(of: element, roundsProgress: roundsProgress)
    return description.fragments
      + children.flatMap { fragments(of: $0, roundsProgress: roundsProgress) } + description.place
  }
}
