internal import ConsoleUI

/// A screen of a walk in one language and at one size, as a gallery shows it.
struct GalleryScreen {
  /// The name of the walkthrough.
  let walk: String
  let stop: WalkthroughStop
  /// The anchor of the first screen of steps with one name.
  let firstID: String
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
  /// The number of the screen among those of steps with the same name, one-based.
  var number = 1
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
  var id: String { number == 1 ? firstID : "\(firstID)_\(number)" }
}

extension GalleryScreen {
  /// The keys of texts that the screen in the development language shows and this one does not.
  func missingKeys(comparedTo source: GalleryScreen?) -> [String] {
    Set((source?.texts ?? []).map(\.key)).subtracting(texts.map(\.key)).sorted()
  }
}

extension [GalleryScreen] {
  /// The screens with a number for each step that has the name of an earlier one.
  var numbered: [GalleryScreen] {
    var counts: [String: Int] = [:]
    return map { screen in
      var screen = screen
      counts[screen.firstID, default: 0] += 1
      screen.number = counts[screen.firstID, default: 1]
      return screen
    }
  }
}

extension WalkthroughStop {
  /// The anchor of the screen of a walk.
  func anchor(in walk: String) -> String {
    "\(walk.anchor)-\(name.anchor)-\(language.tag)-\(size.columns)x\(size.rows)"
  }
}

extension String {
  /// The name as a part of an id, which no other name has.
  var anchor: String {
    unicodeScalars.map { scalar in
      let isPlain =
        scalar == "." || scalar.isASCII && scalar != "_" && scalar.properties.isIDContinue
      return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
  }
}
