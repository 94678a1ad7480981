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
  /// For each cell of a text with a key, its index in ``texts``.
  let cells: [Point: Int]
  /// The cells behind a panel.
  let inertCells: Set<Point>
  var findings: [FitFinding]
  /// The keys of the texts that the user can read whole.
  let readableKeys: Set<String>
  /// Texts that contain a text of a key but have lost its marks.
  let composed: [String]
  let origin: GalleryScreenOrigin
  /// The markup of this screen, which copies of the screen share.
  let figure: GalleryFigure

  /// A text that comes from a key.
  struct Text: Hashable {
    let key: String
    let text: String
  }

  /// What the screens of a step have in common.
  var title: String { "\(walk): \(stop.name)" }

  /// The anchor of the screen for links within the page.
  var id: String {
    "\(walk)-\(stop.name)-\(stop.language.tag)-\(stop.size.columns)x\(stop.size.rows)"
      .unicodeScalars.map { scalar in
        let isPlain = scalar == "-" || scalar.isASCII && scalar.properties.isIDContinue
        return isPlain ? String(scalar) : "-\(String(scalar.value, radix: 16))-"
      }.joined()
  }
}
