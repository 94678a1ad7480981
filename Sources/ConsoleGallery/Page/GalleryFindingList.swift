internal import ConsoleDriver

/// The part of a gallery with the findings of each language; those of one text are one item with links to the screens.
@MainActor struct GalleryFindingList {
  let screens: [GalleryScreen]
  /// What a link to a key leads to; `nil` if no screen shows it.
  let link: (String) -> String?

  private struct Item: Hashable {
    let language: String
    let kind: FitFinding.Kind
    let key: String
    let text: String
  }

  var html: String {
    let found = screens.flatMap { screen in
      screen.findings.map { finding in
        let item = Item(
          language: screen.stop.language.tag, kind: finding.kind, key: finding.key,
          text: finding.printedText)
        return (item: item, screen: screen)
      }
    }
    let items = found.grouped(by: \.item)
    let itemsOfLanguages = Dictionary(grouping: items, by: \.value.language)
    let lists = screens.map(\.stop.language.tag).unique.map { tag in
      let found = itemsOfLanguages[tag] ?? []
      let list = GalleryItemList(
        id: "findings-\(tag.anchor)",
        items: found.map { item, places in
          GalleryItemList.Item(kind: "\(item.kind)", html: line(item, on: places.map(\.screen)))
        })
      return """
        <div class="group"><h3>\(tag.escapedForXML) (\(found.count))</h3>\(about(tag))
        \(found.isEmpty ? "<p>None.</p>" : list.html)</div>
        """
    }
    let kinds = items.map { Self.help(for: $0.value.kind) }.unique.map { "<li>\($0)</li>" }
    let help = kinds.isEmpty ? "" : "<ul>\(kinds.joined())</ul>\n"
    return "<section id=\"findings\"><h2>Findings (\(items.count))</h2>\n" + help
      + lists.joined(separator: "\n") + "\n</section>"
  }

  /// Explains a pseudo-language; empty for a language.
  private func about(_ tag: String) -> String {
    let language = screens.lazy.map(\.stop.language).first { $0.tag == tag }
    guard case .pseudo(let pseudo) = language else { return "" }
    return
      "\n<p>A test, not a language: each text is that of the development language, \(pseudo.summary).</p>"
  }

  /// What a kind of finding means, and what helps.
  private static func help(for kind: FitFinding.Kind) -> String {
    switch kind {
    case .cut: "cut: the end of the text is missing; shorten it, or make room for it"
    case .shortened: "shortened: the text ends with an ellipsis; shorten it, or make room for it"
    case .hidden: "hidden: there is no room for the text or the control at all"
    case .overlapped: "overlapped: another text is written over it"
    case .covered: "covered: a message or a line lies over the text wherever it is shown"
    case .control: "line break, control character: the text has a character that a row cannot show"
    case .untranslated: "left in another language: the key has no translation"
    case .missing: "no text: no language has a text for the key"
    case .withoutKey: "no key: the text is written in the program, and the same in each language"
    }
  }

  private func line(_ item: Item, on screens: [GalleryScreen]) -> String {
    let name = item.key.isEmpty ? "no key" : item.key.escapedForXML
    let key = name.linked(to: link(item.key))
    let kind = "\(item.kind)".escapedForXML
    let screens = screens.grouped(by: \.id).compactMap(\.elements.first)
    let links = screens.links("finding", item.language, "\(item.kind)", item.key, item.text)
    return "\(key): \(kind), “<bdi>\(item.text.escapedForXML)</bdi>” on \(links)"
  }
}
