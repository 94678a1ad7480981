internal import ConsoleUI

/// The markup of a screen, kept from page to page as long as its classes and links have the same numbers.
@MainActor final class GalleryFigure {
  private struct Numbers: Equatable {
    var styles: [Int]
    /// The key of each text; `nil` for one without a link.
    var keys: [Int?]
  }

  /// The looks of the cells, in the order of their first use.
  private var looks: [GalleryStyles.Look] = []
  private var numbers: Numbers?
  private var html = ""

  /// The markup of the screen, which must be the same in each call.
  func html(
    of screen: GalleryScreen, _ styles: inout GalleryStyles, keyNumbers: [String: Int]
  ) -> String {
    var numbers = Numbers(
      styles: looks.map { styles.number(of: $0) }, keys: screen.texts.map { keyNumbers[$0.key] })
    if self.numbers == numbers { return html }
    let markup = GalleryFigureMarkup(screen: screen, keyNumbers: keyNumbers)
    let rows = markup.rows
    looks = rows.flatMap { $0.map(\.look) }.unique
    numbers.styles = looks.map { styles.number(of: $0) }
    let names = Dictionary(
      uniqueKeysWithValues: zip(looks, numbers.styles.map { "s\($0)" }))
    html = markup.html(rows) { names[$0] ?? "" }
    self.numbers = numbers
    return html
  }
}
