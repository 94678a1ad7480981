internal import ConsoleDriver
internal import LocalizableStrings

/// The part of a gallery with its keys, each with its texts, where they are written, and the screens with it.
@MainActor struct GalleryKeyList {
  private let sources: [String: [GallerySource]]
  private let remarks: [String?: [GalleryRemark]]
  private let screens: [String: [GalleryScreen]]
  /// The markup of the texts of each key, language by language.
  private let texts: [String: [String]]

  init(_ gallery: Gallery, _ remarks: [GalleryRemark]) {
    sources = gallery.sources
    self.remarks = Dictionary(grouping: remarks, by: \.key)
    screens = gallery.screens.reduce(into: [:]) { screens, screen in
      for key in Set(screen.texts.map(\.key) + screen.emptyTexts.map(\.key)) {
        screens[key, default: []].append(screen)
      }
    }
    texts = gallery.screens.reduce(into: [:]) { texts, screen in
      for text in screen.texts {
        texts[text.key, default: []].append(
          "<dt>\(screen.stop.language.tag.escapedForXML)</dt>"
            + "<dd lang=\"\(screen.languageTag)\" dir=\"auto\">\(text.text.escapedForXML)</dd>")
      }
    }
  }

  /// The keys that screens show, or look up with an empty text.
  var shownKeys: some Sequence<String> { screens.keys }

  /// The screens that show a key, or look it up with an empty text.
  func screens(with key: String) -> [GalleryScreen] { screens[key] ?? [] }

  /// What a link to a key leads to; `nil` if no screen shows it.
  func link(to key: String) -> String? { texts[key] == nil ? nil : key.keyLink }

  var html: String {
    "<section id=\"keys\"><h2>Keys (\(texts.count))</h2>\n"
      + texts.keys.sorted().map(item).joined(separator: "\n") + "\n</section>"
  }

  private func item(_ key: String) -> String {
    let screens = screens(with: key)
    let notes =
      (sources[key] ?? []).map { "<li><code>\($0.place.escapedForXML)</code></li>" }
      + (remarks[key] ?? []).map { remark in
        let language = remark.language.map { "\($0.escapedForXML): " } ?? ""
        return "<li class=\"remark\">\(language)\(remark.message.escapedForXML)</li>"
      }
    let links = screens.map { "<li><a href=\"#\($0.id)\">\($0.label.escapedForXML)</a></li>" }
    return """
      <article id="\(key.keyAnchor)" class="key part"><h3>\(key.escapedForXML)</h3>
      <dl>\((texts[key] ?? []).unique.joined())</dl>
      \(notes.isEmpty ? "" : "<ul>\(notes.joined())</ul>")
      <details><summary>\(links.count.counted("screen"))<span class="hidden"> with \(key.escapedForXML)</span></summary>\
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
