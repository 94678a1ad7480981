internal import ConsoleUI
internal import LocalizableStrings

/// The markup of a gallery.
@MainActor struct GalleryPage {
  /// `nil` for a page that does not reload itself.
  var following: GalleryFollowing?
  private let gallery: Gallery
  private var styles = GalleryStyles()
  /// The numbers of the keys on the screens.
  private var keyNumbers: [String: Int] = [:]
  private var keys: [String] = []

  init(_ gallery: Gallery) {
    self.gallery = gallery
    keys = Set(gallery.screens.flatMap { $0.texts.map(\.key) }).sorted()
    for (number, key) in keys.enumerated() { keyNumbers[key] = number }
  }

  var html: String {
    var page = self
    let screens = page.screens
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(GalleryAssets.css)
      \(page.styles.css)
      </style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the findings</a>
      <header>
      <h1>\(title)</h1>
      <nav aria-label="Parts of the page"><a href="#findings">Findings</a> <a href="#screens">Screens</a> \
      <a href="#keys">Keys</a>\(remarks.isEmpty ? "" : " <a href=\"#remarks\">Remarks</a>")</nav>
      \(GalleryAssets.controls)
      </header>
      <main id="main">
      \(GalleryFailureList(failures: gallery.failures).html)
      \(findings)
      \(remarkList)
      \(composed)
      \(screens)
      \(keyList)
      \(unseenKeys)
      \(GalleryApartList(gallery).html)
      </main>
      <script>
      \(GalleryAssets.script)\(following?.script ?? "")
      </script>
      </body>
      </html>

      """
  }

  private var title: String { gallery.title.escapedForXML }

  private func link(to key: String) -> String { keyNumbers[key].map { "#k\($0)" } ?? "#keys" }

  private var findings: String {
    GalleryFindingList(screens: gallery.screens, link: link).html
  }

  private var remarkList: String {
    GalleryRemarkList(
      remarks: remarks, screens: gallery.screens,
      link: { [keyNumbers] key in keyNumbers[key].map { "#k\($0)" } }
    ).html
  }

  /// The remarks about the languages on the page, and about those that lend them texts.
  private var remarks: [GalleryRemark] {
    let tags = gallery.screens.flatMap { [$0.stop.language.tag, $0.languageTag] }.unique
    let shown = Set(tags + tags.compactMap { Language($0)?.code })
    return shown.isEmpty
      ? gallery.remarks : gallery.remarks.filter { $0.language.map(shown.contains) ?? true }
  }

  private var composed: String {
    let items = gallery.screens.flatMap { screen in
      screen.composed.map {
        "<li>“\($0.escapedForXML)” on <a href=\"#\(screen.id)\">\(screen.label.escapedForXML)</a></li>"
      }
    }
    guard !items.isEmpty else { return "" }
    return
      "<section id=\"composed\"><h2>Texts that have lost their key (\(items.count))</h2>\n"
      + "<p>They contain a text of a key, but the program has changed or shortened it, so that it leads to no key. If they are "
      + "data, the program can say so.</p>\n<ul>\n"
      + items.joined(separator: "\n") + "\n</ul></section>"
  }

  /// The screens by step; in each, the sizes, and the languages side by side.
  private var screens: String {
    mutating get {
      var parts: [String] = []
      for title in gallery.screens.map(\.title).unique {
        let screens = gallery.screens.filter { $0.title == title }
        parts.append("<article><h3>\(title.escapedForXML)</h3>")
        for size in screens.map(\.stop.size).unique {
          parts.append("<h4>\(size.columns) by \(size.rows) cells</h4>\n<div class=\"row\">")
          for screen in screens where screen.stop.size == size {
            parts.append(screen.figure.html(of: screen, &styles, keyNumbers: keyNumbers))
          }
          parts.append("</div>")
        }
        parts.append("</article>")
      }
      return "<section id=\"screens\"><h2>Screens</h2>\n" + parts.joined(separator: "\n")
        + "\n</section>"
    }
  }

  /// The keys, each with its texts, where they are written, and the screens with it.
  private var keyList: String {
    let items = keys.map { key in
      let screens = gallery.screens.filter { $0.texts.contains { $0.key == key } }
      let texts = screens.flatMap { screen in
        screen.texts.filter { $0.key == key }.map {
          "<dt>\(screen.stop.language.tag.escapedForXML)</dt>"
            + "<dd lang=\"\(screen.languageTag)\">\($0.text.escapedForXML)</dd>"
        }
      }.unique
      let sources =
        (gallery.sources[key] ?? []).map {
          "<li><code>\($0.place.escapedForXML)</code></li>"
        }
        + remarks.filter { $0.key == key }.map { remark in
          let language = remark.language.map { "\($0.escapedForXML): " } ?? ""
          return "<li class=\"remark\">\(language)\(remark.message.escapedForXML)</li>"
        }
      let links = screens.map {
        "<li><a href=\"#\($0.id)\">\($0.label.escapedForXML)</a></li>"
      }
      return """
        <article id="k\(keyNumbers[key] ?? 0)" class="key"><h3>\(key.escapedForXML)</h3>
        <dl>\(texts.joined())</dl>
        \(sources.isEmpty ? "" : "<ul>\(sources.joined())</ul>")
        <details><summary>\(links.count) screens<span class="hidden"> with \(key.escapedForXML)</span></summary>\
        <ul>\(links.joined())</ul></details>
        </article>
        """
    }
    return "<section id=\"keys\"><h2>Keys (\(keys.count))</h2>\n"
      + items.joined(separator: "\n") + "\n</section>"
  }

  /// The keys of the texts that no screen shows, which the page cannot check.
  private var unseenKeys: String {
    let found = gallery.screens.flatMap { $0.findings.map(\.key) }
    let unseen = Set(gallery.sources.keys).subtracting(keys).subtracting(found)
      .subtracting(GalleryApartList(gallery).keys).sorted()
    guard !unseen.isEmpty else { return "" }
    let items = unseen.map { key in
      let places = (gallery.sources[key] ?? []).map { " <code>\($0.place.escapedForXML)</code>" }
      return "<li>\(key.escapedForXML)\(places.joined())</li>"
    }
    return "<section id=\"unseen\"><h2>Texts on no screen (\(unseen.count))</h2>\n"
      + "<details><summary>\(unseen.count) keys<span class=\"hidden\"> on no screen</span></summary><ul>\n"
      + items.joined(separator: "\n") + "\n</ul></details></section>"
  }
}

extension GalleryScreen {
  /// The screen in words, such as `Purchase: pears, pl, 40 by 20`.
  var label: String {
    "\(title), \(stop.language.tag), \(stop.size.columns) by \(stop.size.rows)"
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order.
  var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
