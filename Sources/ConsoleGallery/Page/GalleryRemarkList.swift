internal import ConsoleDriver
internal import StringsFormats
internal import StringsSyntax

/// The part of a gallery with its remarks by language, each with links to the screens with its text.
@MainActor struct GalleryRemarkList {
  let remarks: [GalleryRemark]
  /// The screens that show or look up a key.
  let screens: (String) -> [GalleryScreen]
  /// What a link to a key leads to; `nil` if no screen shows it.
  let link: (String) -> String?

  /// Empty without remarks.
  var html: String {
    guard !remarks.isEmpty else { return "" }
    let byLanguage = Dictionary(grouping: remarks, by: \.language)
    let parts = byLanguage.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { language, own in
      let title = (language ?? "All languages").escapedForXML
      let list = GalleryItemList(
        id: "remarks-\((language ?? "").anchor)",
        items: own.map { GalleryItemList.Item(kind: $0.checkInWords, html: html($0)) })
      return """
        <div class="group"><h3>\(title) (\(own.count))</h3>
        \(list.html)</div>
        """
    }
    return "<section id=\"remarks\"><h2>Remarks of the check (\(remarks.count))</h2>\n"
      + parts.joined(separator: "\n") + "\n</section>"
  }

  private func html(_ remark: GalleryRemark) -> String {
    var item = ""
    if let key = remark.key {
      item += "<code>\(key.escapedForXML)</code>".linked(to: link(key)) + ": "
    }
    item += "<span class=\"remark\">\(remark.severity.rawValue)</span>: "
    item += remark.message.escapedForXML
    if let place = remark.place { item += " <code>\(place.escapedForXML)</code>" }
    let screens = (remark.key.map(screens) ?? []).filter { screen in
      remark.language.map { $0 == screen.stop.language.tag } ?? true
    }
    if !screens.isEmpty {
      item +=
        " on " + screens.links("remark", remark.language, remark.key, remark.message, remark.place)
    }
    return item
  }
}

extension GalleryRemark {
  /// The name of the check and what it finds.
  fileprivate var checkInWords: String? {
    check.map { name in
      name + (Check.named(Diagnostic.Code(rawValue: name)).map { ": \($0.summary)" } ?? "")
    }
  }
}
