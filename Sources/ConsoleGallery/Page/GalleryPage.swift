internal import ConsoleDriver
internal import ConsoleUI
internal import LocalizableStrings
internal import StringsFormats
internal import StringsSyntax

/// The markup of a gallery.
@MainActor struct GalleryPage {
  private let gallery: Gallery
  private var styles = GalleryStyles()
  private let remarks: [GalleryRemark]
  private let keys: GalleryKeyList

  init(_ gallery: Gallery) {
    self.gallery = gallery
    remarks = gallery.shownRemarks
    keys = GalleryKeyList(gallery, remarks)
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
    let unseen = GalleryUnseenTexts(gallery, shownKeys: keys.shownKeys)
    let parts = [
      ("failures", "Walks that ended early", GalleryFailureList(failures: gallery.failures).html),
      ("findings", "Findings", findings), ("remarks", "Remarks of the check", remarkList),
      ("copies", "Texts as in the development language", copies),
      ("composed", "Texts that have lost their key", composed),
      ("screens", "Screens", page.screens),
      ("keys", "Keys", keys.html), ("unseen", "Texts on no screen", unseen.html),
      ("apart", "Texts that no screen can show", unseen.apartHTML),
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

  private var findings: String {
    GalleryFindingList(screens: gallery.screens, link: keys.link).html
  }

  private var remarkList: String {
    GalleryRemarkList(remarks: remarks, screens: keys.screens, link: keys.link).html
  }

  private var copies: String {
    let tags = gallery.shownTags
    let found = gallery.copies.filter { tags.isEmpty || tags.contains($0.language) }
    return GalleryCopyList(copies: found, link: keys.link).html
  }

  private var composed: String {
    var screens: [String: [GalleryScreen]] = [:]
    for screen in gallery.screens {
      for text in screen.composed.unique { screens[text, default: []].append(screen) }
    }
    // A text that a pseudo-language shows as it is has never had a key.
    let textsWithoutKey = Set(
      gallery.screens.flatMap(\.findings).filter { $0.kind == .withoutKey }.map(\.text))
    let texts = gallery.screens.flatMap(\.composed).unique.filter { !textsWithoutKey.contains($0) }
    guard !texts.isEmpty else { return "" }
    let items = texts.map { text in
      let links = (screens[text] ?? []).links("composed", text)
      return "<li class=\"part\">“<bdi>\(text.escapedForXML)</bdi>” on \(links)</li>"
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
      for (title, screens) in gallery.screens.grouped(by: \.title) {
        parts.append("<article class=\"group\"><h3>\(title.escapedForXML)</h3>")
        for (size, screens) in screens.grouped(by: \.stop.size) {
          parts.append(
            "<div class=\"group\"><h4>\(size.columns) by \(size.rows) cells</h4>\n<div class=\"row\">"
          )
          for (_, screens) in screens.grouped(by: \.number) {
            let source = screens.first { [source = gallery.developmentLanguage] in
              $0.stop.language == source.map(WalkthroughLanguage.language)
            }
            parts += screens.map { $0.figure.html(of: $0, comparedTo: source, &styles) }
          }
          parts.append("</div></div>")
        }
        parts.append("</article>")
      }
      return "<section id=\"screens\"><h2>Screens</h2>\n" + parts.joined(separator: "\n")
        + "\n</section>"
    }
  }
}

extension Gallery {
  /// The tags of the languages on the page, and of those that lend them texts.
  fileprivate var shownTags: Set<String> {
    let tags = languageTags
    return Set(tags + tags.compactMap { Language($0)?.code })
  }

  /// The remarks about the languages on the page and about those that lend them texts, and those about empty texts.
  fileprivate var shownRemarks: [GalleryRemark] {
    let tags = shownTags
    let remarks = tags.isEmpty ? remarks : remarks.filter { $0.language.map(tags.contains) ?? true }
    let empty = Diagnostic.Code.emptyValue.rawValue
    // The check of a folder has remarks of its own.
    let known = Set(remarks.filter { $0.check == empty }.map { [$0.key, $0.language] })
    let found = screens.flatMap(\.emptyTexts).unique.filter {
      !known.contains([$0.key, $0.language?.tag])
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
  var emptyTexts: [LookupTrace.Lookup] {
    guard case .language = stop.language else { return [] }
    return origin.lookups.filter(\.text.isEmpty).sorted { $0.key < $1.key }
  }

  /// The screen in words, such as `Purchase: pears, pl, 40 by 20`.
  var label: String {
    "\(title), \(stop.language.tag), \(stop.size.columns) by \(stop.size.rows)"
  }
}
