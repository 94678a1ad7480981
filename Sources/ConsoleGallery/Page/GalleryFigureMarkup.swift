internal import ConsoleDriver
internal import ConsoleUI

/// Writes a screen with its caption and the list of its texts.
@MainActor struct GalleryFigureMarkup {
  let screen: GalleryScreen
  /// The keys of texts that the screen in the development language shows and this one does not.
  let missingKeys: [String]

  var rows: [[GalleryRun]] { (0..<screen.light.size.rows).map(screen.runs) }

  /// The figure with these rows; `className` returns the class of a look.
  func html(_ rows: [[GalleryRun]], className: (GalleryStyles.Look) -> String) -> String {
    let faultyKeys = Set(screen.findings.map(\.key))
    let lines = rows.map { runs in
      runs.map { html($0, className($0.look), faultyKeys) }.joined()
    }
    let count = screen.findings.count
    let mark = count == 0 ? "" : " <strong>\(count.counted("finding"))</strong>"
    let texts = screen.texts.sorted { ($0.key, $0.text) < ($1.key, $1.text) }.map {
      "<li><a href=\"\($0.key.keyLink)\">\($0.key.escapedForXML)</a>: <bdi>\($0.text.escapedForXML)</bdi></li>"
    }
    let missing = missingKeys.map { "<a href=\"\($0.keyLink)\">\($0.escapedForXML)</a>" }
    let missingCount = missing.isEmpty ? "" : ", \(missing.count) not shown"
    let missingTexts =
      missing.isEmpty
      ? ""
      : "<p>Only on the screen in the development language: \(missing.joined(separator: ", "))</p>"
    let label = screen.label.escapedForXML
    return """
      <figure id="\(screen.id)" class="part\(count == 0 ? "" : " faulty")">
      <figcaption>\(screen.stop.language.tag.escapedForXML)\(mark) \
      <span class="type">\(screen.type.escapedForXML)</span></figcaption>
      <pre lang="\(screen.languageTag)" tabindex="0" role="group" aria-label="\(label)">\
      \(lines.joined(separator: "\n"))</pre>
      <details><summary>\(texts.count.counted("text"))\(missingCount)<span class="hidden"> of \(label)</span></summary>\
      <ul lang="\(screen.languageTag)">
      \(texts.joined(separator: "\n"))
      </ul>\(missingTexts)</details>
      </figure>
      """
  }

  private func html(_ run: GalleryRun, _ className: String, _ faultyKeys: Set<String>) -> String {
    let content = run.content.escapedForXML
    var classes = className + (run.isBoxed ? " b" : "")
    var attributes = run.isBoxed ? " style=\"width:\(run.columns)ch\"" : ""
    if run.isShape { attributes += " aria-hidden=\"true\"" }
    // The user cannot reach what is behind a panel, and `inert` says so to checks of its pale colours.
    if run.isInert { attributes += " inert=\"\"" }
    guard let text = run.text else {
      return "<span class=\"\(classes)\"\(attributes)>\(content)</span>"
    }
    let key = screen.texts[text].key
    if faultyKeys.contains(key) { classes = "f " + classes }
    return "<a class=\"\(classes)\"\(attributes) href=\"\(key.keyLink)\""
      + " tabindex=\"-1\" title=\"\(key.escapedForXML)\">\(content)</a>"
  }
}
