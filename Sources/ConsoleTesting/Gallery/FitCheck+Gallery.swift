internal import ConsoleUI
internal import LocalizableStrings

extension FitCheck {
  /// The screen of a console in both themes, with its findings and the keys of its texts.
  func galleryScreen(of headless: HeadlessConsole, in walk: String) -> GalleryScreen {
    let console = headless.console
    console.redrawIfChanged()
    let drawing = DrawingRecorder()
    let light = console.spareCanvas(in: .day, recordedBy: drawing) ?? headless.canvas
    let dark = console.spareCanvas(in: .night) ?? headless.canvas
    var texts: [GalleryScreen.Text] = []
    var cells: [Point: Int] = [:]
    for (point, mark) in drawing.markedCells {
      guard let lookup = trace.lookup(of: mark) else { continue }
      let text = GalleryScreen.Text(key: lookup.key, text: lookup.text)
      let index = texts.firstIndex(of: text) ?? texts.count
      if index == texts.count { texts.append(text) }
      cells[point] = index
    }
    return GalleryScreen(
      walk: walk, stop: stop, languageTag: language.tag, type: console.activeScreenType,
      light: light, dark: dark, texts: texts, cells: cells,
      inertCells: drawing.coveredCells,
      findings: findings(in: drawing, of: console.activeScreenType),
      composed: composedTexts(in: drawing), figure: GalleryFigure())
  }

  /// The texts that contain a text of a key but have lost its marks.
  private func composedTexts(in drawing: DrawingRecorder) -> [String] {
    let words = trace.lookups.map(\.text).filter { $0.count >= Self.shortestPart }
    return drawing.textsWithoutMark.map(\.text).filter { text in
      words.contains { text.contains($0) }
    }
  }

  /// Shorter texts are parts of other texts by chance.
  private static let shortestPart = 4
}
