import ConsoleTesting
import ConsoleUI
import Testing

extension HeadlessConsole {
  /// Clicks the first cell of a text that may be behind a panel or no control, as a user can but a test means only rarely.
  func clickAnyway(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let place = places(of: text).first else {
      Issue.record("\"\(text)\" is not on the screen", sourceLocation: sourceLocation)
      return
    }
    click(column: place.column, row: place.row)
  }
}
