internal import ConsoleDriver
package import ConsoleUI

extension Console {
  /// The first cell of a text in what is in front, on the canvas that the terminal shows.
  package func place(of text: String, on canvas: Canvas) throws(GalleryStep.ClickError) -> Point {
    let text = text.withoutMarks
    let places = places(of: text, on: canvas)
    if let place = places.first(where: isInFront) { return place }
    if !places.isEmpty {
      let title = activeTitle.withoutMarks
      let front = title.isEmpty ? "what is in front" : "\"\(title)\", which is in front"
      throw GalleryStep.ClickError(description: "\"\(text)\" is covered by \(front)")
    }
    let control = controlSemantics.first { $0.label.withoutMarks == text }
    guard let role = control?.role else {
      throw GalleryStep.ClickError(description: "\"\(text)\" is not on the screen")
    }
    throw GalleryStep.ClickError(
      description: "the \(role.rawValue) \"\(text)\" is covered, cut or out of sight")
  }

  /// The first cells of a text, from the top.
  package func places(of text: String, on canvas: Canvas) -> [Point] {
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
}
