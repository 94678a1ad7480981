package import ConsoleUI
public import Testing

extension HeadlessConsole {
  /// Clicks the first cell of a text, in the first row that contains it.
  ///
  /// While a box, a sheet or a menu is in front, only that is searched, and the status line. It is an issue if the text is not
  /// there, or if what has this label is covered.
  public func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(ClickError) {
      try click(on: text)
    } catch {
      Issue.record("\(error.message); the screen is\n\(screen)", sourceLocation: sourceLocation)
    }
  }

  /// Why a text cannot be clicked.
  struct ClickError: Error {
    let message: String
  }

  /// Clicks the first cell of a text in what is in front.
  func click(on text: String) throws(ClickError) {
    let text = text.withoutMarks
    let places = places(of: text)
    if let place = places.first(where: console.isInFront) {
      return click(column: place.column, row: place.row)
    }
    if !places.isEmpty {
      let title = console.activeTitle.withoutMarks
      let front = title.isEmpty ? "what is in front" : "\"\(title)\", which is in front"
      throw ClickError(message: "\"\(text)\" is covered by \(front)")
    }
    guard let role = console.roleOfControl(labelled: text) else {
      throw ClickError(message: "\"\(text)\" is not on the screen")
    }
    throw ClickError(message: "the \(role.rawValue) \"\(text)\" is covered, cut or out of sight")
  }

  /// The first cells of a text, from the top.
  package func places(of text: String) -> [Point] {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
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
