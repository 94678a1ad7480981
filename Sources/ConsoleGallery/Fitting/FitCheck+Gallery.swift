internal import ConsoleDriver
internal import ConsoleUI
internal import LocalizableStrings

extension FitCheck {
  /// The screen that a console shows or has shown last, in both themes, with its findings and the keys of its texts.
  func galleryScreen(
    of console: Console, showing drawn: Canvas, in walk: String
  ) -> GalleryScreen {
    let lookupCount = trace.lookups.count
    let drawing = DrawingRecorder()
    var light = drawn
    var lookups = trace.lookups {
      light = console.spareCanvas(in: .day, recordedBy: drawing) ?? drawn
    }
    let dark = console.spareCanvas(in: .night) ?? drawn
    var texts: [GalleryScreen.Text] = []
    var cells: [Point: Int] = [:]
    for (mark, marked) in drawing.markedCells.grouped(by: \.mark) {
      guard let lookup = trace.lookup(of: mark) else { continue }
      let text = GalleryScreen.Text(key: lookup.key, text: lookup.text)
      let index = texts.firstIndex(of: text) ?? texts.count
      if index == texts.count { texts.append(text) }
      for cell in marked { cells[cell.point] = index }
    }
    // Texts that are kept from frame to frame, such as those of the console, are not looked up again.
    let marks = drawing.marks.union(drawing.faults.compactMap(\.mark))
    lookups.formUnion(marks.compactMap(trace.lookup))
    let unmarkedTexts = drawing.textsWithoutMark.map(\.text)
    return GalleryScreen(
      walk: walk, stop: stop, firstID: stop.anchor(in: walk), languageTag: language.tag,
      type: console.frame?.activeScreenType ?? "",
      light: light, dark: dark, texts: texts, cells: cells,
      inertCells: drawing.coveredCells,
      findings: findings(in: drawing, of: console.frame?.activeScreenType ?? ""),
      readableKeys: readableKeys(in: drawing),
      composed: composedTexts(among: unmarkedTexts),
      origin: GalleryScreenOrigin(
        drawn: drawn, lookups: lookups, lookupCount: lookupCount, unmarkedTexts: unmarkedTexts),
      figure: GalleryFigure())
  }

  /// The texts that contain a text of a key but have lost its marks, and are no data.
  private func composedTexts(among texts: [String]) -> [String] {
    let words = trace.lookups.map(\.text).filter { $0.count >= GalleryScreenOrigin.shortestPart }
    return texts.filter { text in !isData(text) && words.contains(where: text.containsWords) }
  }
}
