/// What can be chosen on a screen, numbered in reading order from one.
///
/// The number of a thing stays the same whichever rows of a list are told.
@MainActor struct LinearChoices {
  struct Choice {
    let control: any Control
    /// Which part of it, zero-based.
    let part: Int
  }

  /// The greatest number.
  let last: Int
  private let controls: [(control: any Control, numbers: Range<Int>)]

  init(_ all: [any Control]) {
    var controls: [(control: any Control, numbers: Range<Int>)] = []
    var next = 1
    for control in all where control.isChoosable {
      let (end, isTooMany) = next.addingReportingOverflow(control.choiceCount ?? 1)
      guard !isTooMany else { break }
      controls.append((control, next..<end))
      next = end
    }
    self.controls = controls
    last = next - 1
  }

  subscript(number: Int) -> Choice? {
    guard let entry = controls.first(where: { $0.numbers.contains(number) }) else { return nil }
    return Choice(control: entry.control, part: number - entry.numbers.lowerBound)
  }

  /// The number of a part of the control at a path, zero-based; `nil` if it cannot be chosen.
  func number(of part: Int, at path: ViewPath) -> Int? {
    guard let entry = controls.first(where: { $0.control.path == path }) else { return nil }
    let number = entry.numbers.lowerBound + part
    return entry.numbers.contains(number) ? number : nil
  }
}
