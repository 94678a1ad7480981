/// A list whose last visible row is highlighted, in a program that scrolls it by one row at the key `j`.
final class ScrolledList {
  /// A row whose whole text each frame writes, and no frame before.
  private enum NewRow {
    /// Of programs that write all rows.
    case highlighted
    /// Of programs that move rows up: the row has lost the highlight, and of the next one some digits are written.
    case previous
    /// Of programs that write the digits that changed in all rows.
    case none
  }

  let program: TerminalProgram
  private(set) var highlighted: Int
  private let newRow: NewRow

  /// Presses the key once to find out what the program writes.
  init(_ program: TerminalProgram, highlighted: Int) {
    self.program = program
    self.highlighted = highlighted + 1
    let length = program.byteCount
    program.type("j")
    program.waitForSilence(ofMilliseconds: 300)
    newRow =
      if program.hasWritten(Self.text(ofRow: highlighted + 1), since: length) {
        .highlighted
      } else if program.hasWritten(Self.text(ofRow: highlighted), since: length) {
        .previous
      } else { .none }
  }

  private static func text(ofRow number: Int) -> String {
    "Row \(number): the night train to the coast runs again after eleven years"
  }

  /// Presses the key and waits for the frame.
  func scroll() throws {
    highlighted += 1
    program.type("j")
    let isDrawn =
      switch newRow {
      case .highlighted: program.wait(for: Self.text(ofRow: highlighted))
      case .previous: program.wait(for: Self.text(ofRow: highlighted - 1))
      case .none: program.waitForOutput()
      }
    guard isDrawn else { throw Failure("the program does not draw row \(highlighted)") }
  }
}
