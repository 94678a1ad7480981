internal import ConsoleUI

/// The markup of a screen, kept from page to page while its findings, its id, and the numbers of its classes and links are the same.
@MainActor final class GalleryFigure {
  private struct Version: Equatable {
    var styles: [Int]
    /// The key of each text; `nil` for one without a link.
    var keys: [Int?]
    var findings: [FitFinding]
    var id: String
  }

  /// The looks of the cells, in the order of their first use.
  private var looks: [GalleryStyles.Look] = []
  private var version: Version?
  private var html = ""

  /// The markup of the screen, which must be the same in each call except for its findings and its id.
  func html(
    of screen: GalleryScreen, _ styles: inout GalleryStyles, keyNumbers: [String: Int]
  ) -> String {
    var version = Version(
      styles: looks.map { styles.number(of: $0) }, keys: screen.texts.map { keyNumbers[$0.key] },
      findings: screen.findings, id: screen.id)
    if self.version == version { return html }
    let markup = GalleryFigureMarkup(screen: screen, keyNumbers: keyNumbers)
    let rows = markup.rows
    looks = rows.flatMap { $0.map(\.look) }.unique
    version.styles = looks.map { styles.number(of: $0) }
    let names = Dictionary(
      uniqueKeysWithValues: zip(looks, version.styles.map { "s\($0)" }))
    html = markup.html(rows) { names[$0] ?? "" }
    self.version = version
    return html
  }
}
