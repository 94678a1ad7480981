internal import ConsoleGallery
package import ConsoleUI
public import Testing

extension HeadlessConsole {
  /// Clicks the first cell of a text, in the first row that contains it.
  ///
  /// While a box, a sheet or a menu is in front, only that is searched, and the status line. It is an issue if the text is not
  /// there, or if what has this label is covered.
  public func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(GalleryStep.ClickError) {
      try click(on: text)
    } catch {
      Issue.record("\(error.description); the screen is\n\(screen)", sourceLocation: sourceLocation)
    }
  }

  /// Clicks the first cell of a text in what is in front.
  func click(on text: String) throws(GalleryStep.ClickError) {
    let place = try console.place(of: text, on: canvas)
    click(column: place.column, row: place.row)
  }

  /// The first cells of a text, from the top.
  package func places(of text: String) -> [Point] { console.places(of: text, on: canvas) }
}
