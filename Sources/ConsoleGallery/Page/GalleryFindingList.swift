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
        <div class="group"><h3>\(tag.escapedForXML) (\(found.count))</h3>\(about(tag))
        \(found.isEmpty ? "<p>None.</p>" : list.html)</div>
        """
    }
    let kinds = items.map { Self.help(for: $0.kind) }.unique.map { "<li>\($0)</li>" }
    let help = kinds.isEmpty ? "" : "<ul>\(kinds.joined())</ul>\n"
    return "<section id=\"findings\"><h2>Findings (\(items.count))</h2>\n" + help
      + lists.joined(separator: "\n") + "\n</section>"
  }

  /// Explains a pseudo-language; empty for a language.
  private func about(_ tag: String) -> String {
    let language = screens.lazy.map(\.stop.language).first { $0.tag == tag }
    guard case .pseudo(let pseudo) = language else { return "" }
    return "\n<p>No language but a test: each text is the English one, \(pseudo.summary).</p>"
  }

  /// What a kind of finding means, and what helps.
  private static func help(for kind: FitFinding.Kind) -> String {
    switch kind {
    case .cut: "cut: the end of the text is missing; shorten it, or make room for it"
    case .shortened: "shortened: the text ends with an ellipsis; shorten it, or make room for it"
    case .hidden: "hidden: there is no room for the text or the control at all"
    case .overlapped: "overlapped: another text is written over it"
    case .covered: "covered: a message lies over the text wherever it is shown"
    case .control: "line break, control character: the text has a character that a row cannot show"
    case .untranslated: "left in another language: the key has no translation"
    case .missing: "no text: no language has a text for the key"
    case .withoutKey: "no key: the text is written in the program, and the same in each language"
    }
  }

  private func line(_ item: Item, on screens: [GalleryScreen]) -> String {
    let key =
      item.key.isEmpty
      ? "no key" : "<a href=\"\(link(item.key))\">\(item.key.escapedForXML)</a>"
    let kind = "\(item.kind)".escapedForXML
    let links = screens.links("finding", item.language, "\(item.kind)", item.key, item.text)
    return "\(key): \(kind), “<bdi>\(item.text.escapedForXML)</bdi>” on \(links)"
  }
}
