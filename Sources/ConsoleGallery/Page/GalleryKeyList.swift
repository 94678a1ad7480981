internal import ConsoleUI
internal import LocalizableStrings

/// The part of a gallery with its keys, each with its texts, where they are written, and the screens with it.
@MainActor struct GalleryKeyList {
  private let sources: [String: [GallerySource]]
  private let remarks: [String?: [GalleryRemark]]
  private let screens: [String: [GalleryScreen]]
  /// The keys of the texts on the screens.
  private let keys: Set<String>

  init(_ gallery: Gallery, _ remarks: [GalleryRemark]) {
    sources = gallery.sources
    self.remarks = Dictionary(grouping: remarks, by: \.key)
    screens = gallery.screens.reduce(into: [:]) { screens, screen in
      for key in Set(screen.texts.map(\.key) + screen.emptyTexts.map(\.key)) {
        screens[key, default: []].append(screen)
      }
    }
    keys = Set(gallery.screens.flatMap { $0.texts.map(\.key) })
  }

  /// The keys that screens show, or look up with an empty text.
  var shownKeys: some Sequence<String> { screens.keys }

  /// The screens that show a key, or look it up with an empty text.
  func screens(with key: String) -> [GalleryScreen] { screens[key] ?? [] }

  /// What a link to a key leads to; `nil` if no screen shows it.
  func link(to key: String) -> String? { keys.contains(key) ? key.keyLink : nil }

  var html: String {
    "<section id=\"keys\"><h2>Keys (\(keys.count))</h2>\n"
      + keys.sorted().map(item).joined(separator: "\n") + "\n</section>"
  }

  private func item(_ key: String) -> String {
    let screens = screens(with: key)
    let texts = screens.flatMap { screen in
      screen.texts.filter { $0.key == key }.map {
        "<dt>\(screen.stop.language.tag.escapedForXML)</dt>"
          + "<dd lang=\"\(screen.languageTag)\" dir=\"auto\">\($0.text.escapedForXML)</dd>"
      }
    }.unique
    let notes =
      (sources[key] ?? []).map { "<li><code>\($0.place.escapedForXML)</code></li>" }
      + (remarks[key] ?? []).map { remark in
        let language = remark.language.map { "\($0.escapedForXML): " } ?? ""
        return "<li class=\"remark\">\(language)\(remark.message.escapedForXML)</li>"
      }
    let links = screens.map { "<li><a href=\"#\($0.id)\">\($0.label.escapedForXML)</a></li>" }
    return """
      <article id="\(key.keyAnchor)" class="key part"><h3>\(key.escapedForXML)</h3>
      <dl>\(texts.joined())</dl>
      \(notes.isEmpty ? "" : "<ul>\(notes.joined())</ul>")
      <details><summary>\(links.count) screens<span class="hidden"> with \(key.escapedForXML)</span></summary>\
      <ul>\(links.joined())</ul></details>
      </article>
      """
  }
}

extension String {
  /// The anchor of this key, which is the same on all pages.
  fileprivate var keyAnchor: String { "key-\(anchor)" }

  /// The link to this key, which is on the page.
  var keyLink: String { "#\(keyAnchor)" }
}
