internal import ConsoleUI

extension DocumentRow {
  /// Draws the row from a point on, with what a search has found in it.
  @MainActor func draw(
    at point: Point, width: Int, finder: DocumentFinder?, of context: inout DrawingContext
  ) {
    let line = Style(foreground: .line)
    let characters = context.characters
    for bar in 0..<quotes {
      context.write(
        String(characters.vertical),
        at: Point(column: point.column + bar * DocumentLayout.quoteColumns, row: point.row),
        style: Style(foreground: .quote))
    }
    if let code {
      let surface = Style(background: .surface)
      context.fill(rect(code, at: point), style: surface)
      if isContinued {
        context.write(
          String(characters.continuation),
          at: Point(column: point.column + code.lowerBound, row: point.row),
          style: surface.laid(over: Style(foreground: .muted)))
      }
    }
    for rule in rules {
      context.fill(rect(rule, at: point), with: characters.horizontal, style: line)
    }
    for separator in separators {
      let crossing: Character = characters.horizontal == "─" ? "┼" : "+"
      context.write(
        String(rules.isEmpty ? characters.vertical : crossing),
        at: Point(column: point.column + separator, row: point.row), style: line)
    }
    for piece in pieces {
      var content = piece.content
      if let finder, let (text, range) = piece.source { content.mark(finder, in: text, at: range) }
      let style = code == nil ? piece.style : Style(background: .surface).laid(over: piece.style)
      context.write(
        content, at: Point(column: point.column + piece.column, row: point.row), style: style)
    }
  }

  private func rect(_ columns: Range<Int>, at point: Point) -> Rect {
    Rect(
      column: point.column + columns.lowerBound, row: point.row, columns: columns.count, rows: 1)
  }
}

extension StyledText {
  /// Marks what a search has found in a part of a text.
  fileprivate mutating func mark(_ finder: DocumentFinder, in text: Int, at range: Range<Int>) {
    let hits = finder.hits(in: text)
    for index in hits.indices where hits[index].range.overlaps(range) {
      let part = hits[index].range.clamped(to: range)
      let offsets = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      if index == finder.current { mark(offsets, style: .focus) } else { mark(offsets, .hit) }
    }
  }
}
