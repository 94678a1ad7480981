internal import ConsoleDriver

/// The parts of a gallery with the texts that no screen shows: those that none can show, and all others.
@MainActor struct GalleryUnseenTexts {
  private let sources: [String: [GallerySource]]
  private let groupsApart: [(name: String, keys: [String])]
  private let keys: [String]

  /// Finds them among the sources; screens show or look up the `shownKeys`.
  init(_ gallery: Gallery, shownKeys: some Sequence<String>) {
    sources = gallery.sources
    let unshown = Set(sources.keys).subtracting(shownKeys).sorted()
    groupsApart = gallery.keysApart.map { name, patterns in
      (name, unshown.filter { key in patterns.contains(where: key.matches) })
    }.filter { !$0.keys.isEmpty }
    // A page with a part of the program does not know.
    let isWhole = gallery.listsUnseenTexts && gallery.hasAllWalks
    let known = Set(
      groupsApart.flatMap(\.keys) + gallery.screens.flatMap { $0.findings.map(\.key) })
    keys = isWhole ? unshown.filter { !known.contains($0) } : []
  }

  /// The texts that the page cannot check; empty without any.
  var html: String {
    guard !keys.isEmpty else { return "" }
    return "<section id=\"unseen\"><h2>Texts on no screen (\(keys.count))</h2>\n"
      + group(
        keys, id: "unseen-keys", title: keys.count.counted("key"), hiddenTitle: " on no screen")
      + "</section>"
  }

  /// The texts that no screen can show; empty without any.
  var apartHTML: String {
    guard !groupsApart.isEmpty else { return "" }
    let count = Set(groupsApart.flatMap(\.keys)).count
    let groups = groupsApart.map { name, keys in
      group(keys, id: "apart-\(name.anchor)", title: "\(name) (\(keys.count))")
    }
    return "<section id=\"apart\"><h2>Texts that no screen can show (\(count))</h2>\n"
      + groups.joined(separator: "\n") + "\n</section>"
  }

  private func group(
    _ keys: [String], id: String, title: String, hiddenTitle: String = ""
  ) -> String {
    let items = keys.map { key in
      let places = (sources[key] ?? []).map { " <code>\($0.place.escapedForXML)</code>" }
      return key.escapedForXML + places.joined()
    }
    return items.group(id: id, title: title, hiddenTitle: hiddenTitle)
  }
}
