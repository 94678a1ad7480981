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
      let list = GalleryItemList(
        id: "findings-\(tag)",
        items: found.map {
          GalleryItemList.Item(kind: "\($0.kind)", html: line($0, on: places[$0] ?? []))
        })
      return """
        <div class="group"><h3>\(tag.escapedForXML) (\(found.count))</h3>
        \(found.isEmpty ? "<p>None.</p>" : list.html)</div>
        """
    }
    return "<section id=\"findings\"><h2>Findings (\(items.count))</h2>\n"
      + lists.joined(separator: "\n") + "\n</section>"
  }

  private func line(_ item: Item, on screens: [GalleryScreen]) -> String {
    let key =
      item.key.isEmpty
      ? "no key" : "<a href=\"\(link(item.key))\">\(item.key.escapedForXML)</a>"
    let kind = "\(item.kind)".escapedForXML
    let links = screens.links("finding", item.language, "\(item.kind)", item.key, item.text)
    return "\(key): \(kind), “\(item.text.escapedForXML)” on \(links)"
  }
}
