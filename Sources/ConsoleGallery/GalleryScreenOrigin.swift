internal import ConsoleUI
internal import LocalizableStrings

/// What a screen of a gallery was made from, to which an update compares it.
struct GalleryScreenOrigin {
  /// What the console had on its terminal.
  let drawn: Canvas
  /// The lookups of the texts on the screen, also of those without room.
  let lookups: Set<LookupTrace.Lookup>
  /// The number of lookups of the walk before the screen.
  let lookupCount: Int
  /// The texts on the screen that come from no lookup.
  let unmarkedTexts: [String]

  /// Shorter texts are parts of other texts by chance.
  static let shortestPart = 4

  /// Whether a walk that has come to the screen again, and shows `canvas`, has the same screen.
  ///
  /// `before` are the lookups of the walk that drew the screen, and `now` those of the new walk.
  @MainActor func isValid(
    for canvas: Canvas, after change: GalleryChange, before: [LookupTrace.Lookup],
    now: [LookupTrace.Lookup]
  ) -> Bool {
    guard now.count == lookupCount, !change.concerns(lookups), canvas == drawn else {
      return false
    }
    // A text that was put together may contain a text of any key.
    let words = zip(before, now).filter { $0 != $1 }.flatMap { [$0.text, $1.text] }
      .filter { $0.count >= Self.shortestPart }
    return !unmarkedTexts.contains { text in words.contains { text.contains($0) } }
  }
}
