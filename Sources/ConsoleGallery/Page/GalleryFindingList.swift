internal import ConsoleUI

/// The part of a gallery with the findings of each language; those of one text are one item with links to the screens.
@MainActor struct GalleryFindingList {
  let screens: [GalleryScreen]
  /// What a link to a key leads to.
  let link: (String) -> String

  private struct Item: Hashable {
    let language: String
    let kind: FitFinding.Kind
    let key: String
    let text: String
  }

  var html: String {
    var places: [Item: [GalleryScreen]] = [:]
    var items: [Item] = []
    for screen in screens {
      for finding in screen.findings {
        let item = Item(
          language: screen.stop.language.tag, kind: finding.kind, key: finding.key,
          text: finding.text)
        if places[item] == nil { items.append(item) }
        if places[item]?.last?.id != screen.id { places[item, default: []].append(screen) }
      }
    }
    let lists = screens.map(\.stop.language.tag).unique.map { tag in
      let found = items.filter { $0.language == tag }
      let lines = found.map { line($0, on: places[$0] ?? []) }
      let list = lines.isEmpty ? "<p>None.</p>" : "<ul>\n\(lines.joined(separator: "\n"))\n</ul>"
      return "<h3>\(tag.escapedForXML) (\(lines.count))</h3>\n\(list)"
    }
    return "<section id=\"findings\"><h2>Findings (\(items.count))</h2>\n"
      + lists.joined(separator: "\n") + "\n</section>"
  }

  private func line(_ item: Item, on screens: [GalleryScreen]) -> String {
    let key =
      item.key.isEmpty
      ? "no key" : "<a href=\"\(link(item.key))\">\(item.key.escapedForXML)</a>"
    let links = screens.map { "<a href=\"#\($0.id)\">\($0.label.escapedForXML)</a>" }
    return "<li>\(key): \("\(item.kind)".escapedForXML), “\(item.text.escapedForXML)” on "
      + links.joined(separator: "; ") + "</li>"
  }
}
