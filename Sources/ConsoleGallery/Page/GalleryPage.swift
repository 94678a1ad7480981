internal import ConsoleUI
internal import LocalizableStrings
internal import StringsFormats
internal import StringsSyntax

/// The markup of a gallery.
@MainActor struct GalleryPage {
  private let gallery: Gallery
  private var styles = GalleryStyles()
  /// The numbers of the keys on the screens.
  private var keyNumbers: [String: Int] = [:]
  private var keys: [String] = []
  private let remarks: [GalleryRemark]
  /// The screens with a text of a key, also with an empty one.
  private let screensOfKeys: [String: [GalleryScreen]]

  init(_ gallery: Gallery) {
    self.gallery = gallery
    screensOfKeys = gallery.screens.reduce(into: [:]) { screens, screen in
      for key in Set(screen.texts.map(\.key) + screen.emptyTexts.map(\.key)) {
        screens[key, default: []].append(screen)
      }
    }
    remarks = gallery.shownRemarks
    keys = Set(gallery.screens.flatMap { $0.texts.map(\.key) }).sorted()
    for (number, key) in keys.enumerated() { keyNumbers[key] = number }
  }

  var html: String { beginning + Self.end }

  /// The end of the page, after its script.
  static let end = """

    </script>
    </body>
    </html>

    """

  /// The page up to the end of its script, so that a page which reloads itself can add another.
  var beginning: String {
    var page = self
    let parts = [
      ("failures", "Walks that ended early", GalleryFailureList(failures: gallery.failures).html),
      ("findings", "Findings", findings), ("remarks", "Remarks of the check", remarkList),
      ("composed", "Texts that have lost their key", composed),
      ("screens", "Screens", page.screens),
      ("keys", "Keys", keyList), ("unseen", "Texts on no screen", unseenKeys),
      ("apart", "Texts that no screen can show", apartList.html),
    ].filter { !$0.2.isEmpty }
    let links = parts.map { "<a href=\"#\($0.0)\">\($0.1)</a>" }
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
      <nav aria-label="Parts of the page">\(links.joined(separator: " "))</nav>
      \(GalleryAssets.controls)
      </header>
      <main id="main">
      \(parts.map(\.2).joined(separator: "\n"))
      </main>
      <script>
      \(GalleryAssets.script)
      """
  }

  private var title: String { gallery.title.escapedForXML }

  private func link(to key: String) -> String { keyNumbers[key].map { "#k\($0)" } ?? "#keys" }

  private var findings: String {
    GalleryFindingList(screens: gallery.screens, link: link).html
  }

  private var remarkList: String {
    GalleryRemarkList(
      remarks: remarks, screens: { [screensOfKeys] in screensOfKeys[$0] ?? [] },
      link: { [keyNumbers] key in keyNumbers[key].map { "#k\($0)" } }
    ).html
  }

  private var composed: String {
    let texts = gallery.screens.flatMap(\.composed).unique
    guard !texts.isEmpty else { return "" }
    let items = texts.map { text in
      let screens = gallery.screens.filter { $0.composed.contains(text) }
      return
        "<li class=\"part\">“<bdi>\(text.escapedForXML)</bdi>” on \(screens.links("composed", text))</li>"
    }
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
        parts.append("<article class=\"group\"><h3>\(title.escapedForXML)</h3>")
        for size in screens.map(\.stop.size).unique {
          parts.append(
            "<div class=\"group\"><h4>\(size.columns) by \(size.rows) cells</h4>\n<div class=\"row\">"
          )
          for screen in screens where screen.stop.size == size {
            parts.append(screen.figure.html(of: screen, &styles, keyNumbers: keyNumbers))
          }
          parts.append("</div></div>")
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
      let screens = screensOfKeys[key] ?? []
      let texts = screens.flatMap { screen in
        screen.texts.filter { $0.key == key }.map {
          "<dt>\(screen.stop.language.tag.escapedForXML)</dt>"
            + "<dd lang=\"\(screen.languageTag)\" dir=\"auto\">\($0.text.escapedForXML)</dd>"
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
        <article id="k\(keyNumbers[key] ?? 0)" class="key part"><h3>\(key.escapedForXML)</h3>
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

  private var apartList: GalleryApartList {
    GalleryApartList(gallery, shownKeys: Set(screensOfKeys.keys))
  }

  /// The keys of the texts that no screen shows, which the page cannot check; empty if it lacks a part of the program.
  private var unseenKeys: String {
    guard gallery.listsUnseenTexts, gallery.hasAllWalks else { return "" }
    let found = gallery.screens.flatMap { $0.findings.map(\.key) }
    let unseen = Set(gallery.sources.keys).subtracting(screensOfKeys.keys).subtracting(found)
      .subtracting(apartList.keys).sorted()
    guard !unseen.isEmpty else { return "" }
    let items = unseen.map { key in
      let places = (gallery.sources[key] ?? []).map { " <code>\($0.place.escapedForXML)</code>" }
      return "<li class=\"part\">\(key.escapedForXML)\(places.joined())</li>"
    }
    return "<section id=\"unseen\"><h2>Texts on no screen (\(unseen.count))</h2>\n"
      + "<details class=\"group\"><summary>\(unseen.count) keys"
      + "<span class=\"hidden\"> on no screen</span></summary><ul>\n"
      + items.joined(separator: "\n") + "\n</ul></details></section>"
  }
}

extension Gallery {
  /// The remarks about the languages on the page and about those that lend them texts, and those about empty texts.
  fileprivate var shownRemarks: [GalleryRemark] {
    let tags = languageTags
    let shown = Set(tags + tags.compactMap { Language($0)?.code })
    let remarks =
      shown.isEmpty ? remarks : remarks.filter { $0.language.map(shown.contains) ?? true }
    let empty = Diagnostic.Code.emptyValue.rawValue
    let found = screens.flatMap(\.emptyTexts).unique.filter { text in
      // The check of a folder has a remark of its own.
      !remarks.contains {
        $0.check == empty && $0.key == text.key && $0.language == text.language?.tag
      }
    }
    return remarks
      + found.map { text in
        GalleryRemark(
          key: text.key, language: text.language?.tag,
          message: "this text is empty, so no place on a screen leads to it", severity: .warning,
          check: empty)
      }
  }
}

extension GalleryScreen {
  /// The lookups that found an empty text, which has no cells.
  fileprivate var emptyTexts: [LookupTrace.Lookup] {
    guard case .language = stop.language else { return [] }
    return origin.lookups.filter(\.text.isEmpty).sorted { $0.key < $1.key }
  }

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
