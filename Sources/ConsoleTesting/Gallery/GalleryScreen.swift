internal import ConsoleUI

/// A screen of a walk in one language and at one size, as a gallery shows it.
struct GalleryScreen {
  /// The name of the walkthrough.
  let walk: String
  let stop: WalkthroughStop
  /// The tag of the language for a browser.
  let languageTag: String
  /// The type of the screen with the keys.
  let type: String
  /// The screen in the light and in the dark theme, with the same characters.
  let light: Canvas
  let dark: Canvas
  /// The texts of keys on the screen.
  let texts: [Text]
  /// The index in ``texts`` of what the cells show.
  let cells: [Point: Int]
  /// The cells behind a panel.
  let inertCells: Set<Point>
  let findings: [FitFinding]
  /// Texts that contain that of a key without being made of it.
  let composed: [String]
  /// The markup of this screen, which copies of the screen share.
  let figure: GalleryFigure

  /// A text that comes from a key.
  struct Text: Hashable {
    let key: String
    let text: String
  }

  /// What the screens of a step have in common.
  var title: String { "\(walk): \(stop.name)" }

  /// What a link within the page leads to.
  var id: String {
    "\(walk)-\(stop.name)-\(stop.language.tag)-\(stop.size.columns)x\(stop.size.rows)"
      .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
  }
}
