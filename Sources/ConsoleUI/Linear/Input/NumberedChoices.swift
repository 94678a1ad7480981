/// What the user can choose on a screen, numbered from one in reading order.
///
/// Every row of a list has a number, also those outside of the current page.
@MainActor struct NumberedChoices {
  struct Choice {
    let control: ControlNode
    /// The zero-based index of the part of the control, such as a row.
    let index: Int
  }

  /// The number of choices, which is also the greatest number.
  let count: Int
  private let controls: [(control: ControlNode, numbers: Range<Int>)]

  init(_ all: [ControlNode]) {
    var controls: [(control: ControlNode, numbers: Range<Int>)] = []
    var next = 1
    for control in all where control.isChoosable {
      let (end, isTooMany) = next.addingReportingOverflow(control.listedChoices?.choiceCount ?? 1)
      guard !isTooMany else { break }
      controls.append((control, next..<end))
      next = end
    }
    self.controls = controls
    count = next - 1
  }

  subscript(number: Int) -> Choice? {
    guard let found = controls.first(where: { $0.numbers.contains(number) }) else { return nil }
    return Choice(control: found.control, index: number - found.numbers.lowerBound)
  }

  /// The number of a part of the control at a path; `nil` if the user cannot choose it.
  func number(of index: Int, at path: ViewPath) -> Int? {
    guard let found = controls.first(where: { $0.control.path == path }) else { return nil }
    let number = found.numbers.lowerBound + index
    return found.numbers.contains(number) ? number : nil
  }
}
