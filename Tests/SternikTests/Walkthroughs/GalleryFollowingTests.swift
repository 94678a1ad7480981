import ConsoleTesting
import Foundation
import Sternik
import Testing

/// The page of a translation folder that somebody edits.
@MainActor
struct `A gallery of a folder` {
  private let folder = ShopTexts.makeFolder()
  private let texts = ShopTexts.ofProgram

  @Test func `shows the texts of the folder, and those of the program that it lacks`() async throws
  {
    let html = await gallery().html

    #expect(html.contains("title=\"save\">Speichern</a>"))
    #expect(html.contains("title=\"title\">Title</a>"))
    #expect(html.contains("<code>pl.lproj/Localizable.strings:1</code>"))
    #expect(html.contains("<section id=\"remarks\">"))
  }

  @Test func `renders the language alone of which a text has changed`() async throws {
    var gallery = await gallery()
    let before = gallery.html
    try folder.write("save = \"Zachowaj\"; title = \"Tytuł\";", to: "pl.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.languages == ["pl"])
    #expect(update.errors == [])
    #expect(gallery.html.contains(">Zachowaj</a>"))
    #expect(Self.withoutPolishScreens(gallery.html) == Self.withoutPolishScreens(before))
  }

  @Test func `renders what is made of the development language with it, but no translation`()
    async throws
  {
    var gallery = await gallery()
    try folder.write("save = \"Keep\"; title = \"Title\";", to: "en.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.languages == ["en", "longer", "right-to-left", "wide"])
  }

  @Test func `renders a language with the one that it takes a text from`() async throws {
    var gallery = await gallery()
    try folder.write("save = \"Save\"; title = \"Heading\";", to: "en.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.languages == ["de", "en", "longer", "right-to-left", "wide"])
    #expect(gallery.html.contains("<dt>de</dt><dd lang=\"de\" dir=\"auto\">Heading</dd>"))
  }

  @Test func `renders only the screens that depend on a changed text`() async throws {
    var gallery = await galleryOfPages()
    try folder.write("save = \"Zachowaj\"; title = \"Tytuł\";", to: "pl.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.languages == ["pl"])
    #expect(update.screenCount == 6)
    #expect(update.description == "pl: 6 screens")
  }

  @Test(arguments: [
    "save = \"Zachowaj\"; title = \"Tytuł\";", "save = \"Zapisz\"; title = \"Nagłówek\";",
    "save = \"Z\"; title = \"Nagłówek\";", "title = \"Zapisz\";",
    "save = \"Zapisz to zamówienie\"; title = \"Tytuł\";",
    "save = \"Zapisz to wszystko\"; title = \"Tytuł\"; sternik.quit = \"wyjdź\";",
  ])
  func `has the page of a new gallery wherever the changed text is`(polish: String) async throws {
    var gallery = await galleryOfPages()

    try folder.write(polish, to: "pl.lproj/Localizable.strings")
    _ = await gallery.update()
    let edited = gallery.html
    try folder.write("save = \"Zapisz\"; title = \"Tytuł\";", to: "pl.lproj/Localizable.strings")
    _ = await gallery.update()
    let restored = gallery.html

    let before = await galleryOfPages().html
    try folder.write(polish, to: "pl.lproj/Localizable.strings")
    #expect(await galleryOfPages().html == edited)
    #expect(restored == before)
  }

  @Test func `renders nothing for a text that no screen shows`() async throws {
    var gallery = await gallery()
    try folder.write(
      "save = \"Zapisz\"; title = \"Tytuł\"; other = \"Inny\";", to: "pl.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.languages == [])
  }

  @Test func `renders nothing for a comment, but has the new lines`() async throws {
    var gallery = await gallery()
    try folder.write(
      "/* The button. */\n\nsave = \"Zapisz\"; title = \"Tytuł\";",
      to: "pl.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.languages == [])
    #expect(gallery.html.contains("<code>pl.lproj/Localizable.strings:3</code>"))
  }

  @Test func `names the line of a broken text, keeps the last one, and goes on`() async throws {
    var gallery = await gallery()
    try folder.write("title = \"Nagłówek\";\nsave = ;", to: "pl.lproj/Localizable.strings")

    let broken = await gallery.update()
    let page = gallery.html
    try folder.write(
      "title = \"Nagłówek\";\nsave = \"Zachowaj\";", to: "pl.lproj/Localizable.strings")
    let mended = await gallery.update()

    #expect(broken.languages == ["pl"])
    #expect(broken.errors.count == 1)
    #expect(broken.errors.first?.hasPrefix("pl.lproj/Localizable.strings:2:8: error: ") == true)
    #expect(broken.description.contains("\npl.lproj/Localizable.strings:2:8: error: "))
    #expect(page.contains("Nagłówek") && page.contains("Zapisz"))
    #expect(page.contains("<code>pl.lproj/Localizable.strings:2</code>"))
    #expect(mended.errors == [])
    #expect(gallery.html.contains("Zachowaj"))
  }

  @Test func `has a language that was added, and none that was removed`() async throws {
    var gallery = await gallery()
    try folder.write("save = \"Salva\"; title = \"Titolo\";", to: "it.lproj/Localizable.strings")
    try FileManager.default.removeItem(at: folder.url.appending(path: "de.lproj"))

    let update = await gallery.update()

    #expect(update.languages == ["it"])
    #expect(gallery.html.contains("id=\"Shop-start-it-40x4\""))
    #expect(!gallery.html.contains("Speichern"))
  }

  @Test func `has the page of a new gallery after each edit`() async throws {
    var gallery = await galleryOfTwoWalks()
    for (text, language) in [
      // The emphasis has a number between those of the styles that screens before and after it use.
      ("save = \"Zachowaj\"; title = \"Tytuł\";", "pl"),
      ("save = \"Zachowaj!!\"; title = \"\(String(repeating: "Tytuł ", count: 9))\";", "pl"),
      // Without letters of the first key the second key has another number.
      ("save = \" \";", "de"), ("save = \" \"; title = \"Tytuł\";", "pl"),
      ("save = \" \"; title = \"Title\";", "en"),
      ("save = \"Save\"; title = \"Title\";", "en"),
    ] {
      try folder.write(text, to: "\(language).lproj/Localizable.strings")
      _ = await gallery.update()

      let new = await galleryOfTwoWalks()
      #expect(gallery.html == new.html, "after \(text)")
    }
  }

  @Test func `is written after each change of a text, then the version that an open page asks for`()
    async throws
  {
    // Writing the page changes the folder.
    let page = folder.url.appending(path: "the page.html")
    let folder = folder
    let follower = Task {
      var gallery = await gallery()
      var updates: [[WalkthroughLanguage]] = []
      var versions: [Int] = []
      try folder.write(
        "save = \"Zachowaj\"; title = \"Tytuł\";", to: "pl.lproj/Localizable.strings")
      try await gallery.follow(writingTo: page) { update in
        updates.append(update.languages)
        let text = (try? folder.text(of: "the page.version.js")) ?? ""
        versions.append(Int(text.filter(\.isNumber)) ?? 0)
        if updates.count == 3 { return withUnsafeCurrentTask { $0?.cancel() } }
        guard updates.count == 2 else { return }
        try? folder.write("save = \"Sichern\";", to: "de.lproj/Localizable.strings")
      }
      return (updates, versions)
    }

    let (updates, versions) = try await follower.value

    let html = try String(contentsOf: page, encoding: .utf8)
    let version = try #require(html.firstMatch(of: /newest === (\d+)/)).1
    #expect(updates.first?.contains("wide") == true)
    #expect(updates.dropFirst() == [["pl"], ["de"]])
    #expect(versions == [versions[0], versions[0] + 1, versions[0] + 2])
    #expect(html.contains("Zachowaj") && html.contains("Sichern"))
    #expect(html.contains("decodeURIComponent(\"the%20page%2eversion%2ejs\")"))
    #expect(
      try String(contentsOf: folder.url.appending(path: "the page.version.js"), encoding: .utf8)
        == "galleryVersion(\(version))\n")
  }

  @Test func `that cannot be written is an error of the update, and is written with the next one`()
    async throws
  {
    let (folder, pages) = (folder, TemporaryFolder())
    let page = pages.url.appending(path: "pages/page.html")
    let parent = page.deletingLastPathComponent()
    let follower = Task {
      var gallery = await gallery()
      var areFailures: [Bool] = []
      try folder.write("save = \"0\";", to: "de.lproj/Localizable.strings")
      try await gallery.follow(writingTo: page) { update in
        areFailures.append(!update.errors.isEmpty)
        if areFailures.count == 4 { return withUnsafeCurrentTask { $0?.cancel() } }
        guard areFailures.count > 1 else { return }
        try? FileManager.default.removeItem(at: parent)
        if areFailures.count == 2 { try? Data().write(to: parent) }
        try? folder.write(
          "save = \"Text \(areFailures.count)\";", to: "de.lproj/Localizable.strings")
      }
      return areFailures
    }

    #expect(try await follower.value == [false, false, true, false])
    #expect(try String(contentsOf: page, encoding: .utf8).contains("Text 3"))
  }

  /// The page without the screens and the texts of the list of keys that are Polish.
  private static func withoutPolishScreens(_ html: String) -> String {
    html.replacing(/<figure id="Shop-start-pl-(.|\n)*?<\/figure>/, with: "")
      .replacing(/<dd lang="pl" dir="auto">[^<]*<\/dd>/, with: "")
  }

  private func galleryOfTwoWalks() async -> Gallery {
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    let sizes = [Size(columns: 40, rows: 4)]
    await gallery.add(
      Walkthrough(texts, steps: []) { window in
        window.show(
          TextScreen {
            Text("save".localize)
            if "save".localize.count == 10 { Text("title".localize).underlined() }
          })
      }, named: "Saving", sizes: sizes)
    await gallery.add(
      Walkthrough(texts, steps: []) { window in
        window.show(TextScreen { Text("title".localize).italic() })
      }, named: "Title", sizes: sizes)
    gallery.expectNoFailures()
    return gallery
  }

  /// Screens that show one text, another, none of both, a part of one, and one that was looked up before.
  private func galleryOfPages() async -> Gallery {
    let walkthrough = Walkthrough(
      texts,
      steps: (1...6).map { page in
        WalkthroughStep.press("right").named("page \(page)")
      }
    ) { window in
      window.show(PagesScreen())
    }
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    await gallery.add(
      walkthrough, named: "Shop", in: ["pl"], sizes: [Size(columns: 16, rows: 4)])
    gallery.expectNoFailures()
    return gallery
  }

  private func gallery() async -> Gallery {
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(
        TextScreen {
          Button("save".localize) {}
          Text("title".localize)
        })
    }
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    await gallery.add(walkthrough, named: "Shop", sizes: [Size(columns: 40, rows: 4)])
    gallery.expectNoFailures()
    return gallery
  }
}

/// Shows another page after each press of Right.
private final class PagesScreen: Screen {
  private var page = 0
  /// The first text as it was on the first page.
  private var kept = ""
  private var wasLong = false

  var commands: [KeyCommand] { [KeyCommand(.right, "→") { self.turn() }] }

  @ViewBuilder var body: some View {
    switch page {
    case 0: Text("save".localize)
    case 1: Text("title".localize)
    case 2: Text("⟨Zapisz⟩")
    case 3: Text(kept)
    case 4:
      for _ in 0..<9 { Text("…") }
      Text("save".localize)
    case 5: Text("save".localize.count > 6 ? "+" : "-")
    default: Text(wasLong ? "+" : "-")
    }
  }

  private func turn() {
    if page == 0 { kept = "save".localize }
    wasLong = kept.count > 6
    page += 1
  }
}
