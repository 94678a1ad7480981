package import ConsoleUI

extension HeadlessConsole {
  /// Clicks the first cell of a text in what is in front.
  ///
  /// - Throws: ``StepError`` if the text is not there, or if what has this label is covered.
  public func click(text: String) throws(StepError) {
    let place = try place(of: text)
    click(column: place.column, row: place.row)
  }

  /// The first cells of a text, from the top.
  package func places(of text: String) -> [Point] {
    let rows = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().flatMap { row, line in
      line.ranges(of: text).map { range in
        let column = AmbiguousWidth.$current.withValue(terminal.capabilities.ambiguousWidth) {
          String(line[..<range.lowerBound]).columns
        }
        return Point(column: column, row: row)
      }
    }
  }

  private func place(of text: String) throws(StepError) -> Point {
    let text = text.withoutMarks
    let places = places(of: text)
    let frame = console.frame
    if let place = places.first(where: { frame?.isInFront($0) == true }) { return place }
    if !places.isEmpty {
      let title = frame?.activeTitle.withoutMarks ?? ""
      let front = title.isEmpty ? "what is in front" : "\"\(title)\", which is in front"
      throw StepError("\"\(text)\" is covered by \(front)")
    }
    let controls = frame?.controlSemantics ?? []
    guard let control = controls.first(where: { $0.label.withoutMarks == text }) else {
      throw StepError("\"\(text)\" is not on the screen")
    }
    throw StepError("the \(control.role.rawValue) \"\(text)\" is covered, cut or out of sight")
  }
}
