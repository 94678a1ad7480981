internal import ConsoleUI

/// The part of a gallery with its remarks by language, each with links to the screens with its text.
@MainActor struct GalleryRemarkList {
  let remarks: [GalleryRemark]
  let screens: [GalleryScreen]
  /// What a link to a key leads to; `nil` if no screen shows it.
  let link: (String) -> String?

  /// Empty without remarks.
  var html: String {
    guard !remarks.isEmpty else { return "" }
    let lists = remarks.map(\.language).unique.sorted { ($0 ?? "") < ($1 ?? "") }.map { language in
      let items = remarks.filter { $0.language == language }.map(item)
      return "<h3>\((language ?? "All languages").escapedForXML) (\(items.count))</h3>\n"
        + "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    }
    return "<section id=\"remarks\"><h2>Remarks of the check (\(remarks.count))</h2>\n"
      + lists.joined(separator: "\n") + "\n</section>"
  }

  private func item(_ remark: GalleryRemark) -> String {
    var item = "<li>"
    if let key = remark.key {
      let name = "<code>\(key.escapedForXML)</code>"
      item += (link(key).map { "<a href=\"\($0)\">\(name)</a>" } ?? name) + ": "
    }
    item += "<span class=\"remark\">\(remark.severity.rawValue)</span>: "
    item += remark.message.escapedForXML
    if let place = remark.place { item += " <code>\(place.escapedForXML)</code>" }
    let links = screens.filter(remark.concerns).map {
      "<a href=\"#\($0.id)\">\($0.label.escapedForXML)</a>"
    }
    if !links.isEmpty { item += " on " + links.joined(separator: "; ") }
    return item + "</li>"
  }
}

extension GalleryRemark {
  /// Whether a screen shows the text in the language of the remark.
  @MainActor fileprivate func concerns(_ screen: GalleryScreen) -> Bool {
    (language == nil || language == screen.stop.language.tag)
      && screen.texts.contains { $0.key == key }
  }
}
