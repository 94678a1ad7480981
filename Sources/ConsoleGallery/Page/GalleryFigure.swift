internal import ConsoleUI

/// The markup of a screen, kept from page to page while its findings, its id, its missing texts, and the numbers of its
/// classes are the same.
@MainActor final class GalleryFigure {
  private struct Version: Equatable {
    var styles: [Int]
    var missingKeys: [String]
    var findings: [FitFinding]
    var id: String
  }

  /// The looks of the cells, in the order of their first use.
  private var looks: [GalleryStyles.Look] = []
  private var version: Version?
  private var html = ""

  /// The markup of the screen, which must be the same in each call except for its findings and its id.
  ///
  /// `source` is the screen in the development language.
  func html(
    of screen: GalleryScreen, comparedTo source: GalleryScreen?, _ styles: inout GalleryStyles
  ) -> String {
    let missingKeys = screen.missingKeys(comparedTo: source)
    var version = Version(
      styles: looks.map { styles.number(of: $0) }, missingKeys: missingKeys,
      findings: screen.findings, id: screen.id)
    if self.version == version { return html }
    let markup = GalleryFigureMarkup(screen: screen, missingKeys: missingKeys)
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
