import ConsoleTesting
import Foundation
import FoundationXML
import Sternik
import Testing

/// The page with the screens of a walkthrough.
@MainActor
struct `A gallery` {
  @Test func `has each screen in each language at each size, once in both colours`() async throws {
    let html = await gallery().html

    #expect(html.ranges(of: "<figure ").count == 2 * 5 * 2)
    #expect(html.contains("id=\"Shop-details-pl-20x4\""))
    #expect(html.contains("light-dark(#"))
  }

  @Test func `leads from each text to its key, its file and its line`() async throws {
    let html = await gallery().html

    #expect(html.contains("<article id=\"key-save\" class=\"key part\"><h3>save</h3>"))
    #expect(html.contains("href=\"#key-save\" tabindex=\"-1\" title=\"save\">Save</a>"))
    #expect(html.contains("<dt>pl</dt><dd lang=\"pl\" dir=\"auto\">Zapisz to zamówienie</dd>"))
    #expect(html.contains("<code>pl.lproj/Localizable.strings:7</code>"))
    #expect(html.contains("<li class=\"remark\">pl: ends without a full stop</li>"))
  }

  @Test func `lists remarks by language, and links them to the screens with their texts`()
    async throws
  {
    let html = await gallery().html

    let section = try Self.section("remarks", of: html)
    #expect(section.contains("<h2>Remarks of the check (3)</h2>"))
    let languages = section.matches(of: /<h3>(.+?)<\/h3>/).map { String($0.1) }
    #expect(languages == ["All languages (1)", "en (1)", "pl (1)"])
    let links = section.matches(of: /href="#(Shop-[^"]+)"/).map { String($0.1) }
    #expect(
      links == [
        "Shop-start-pl-20x4", "Shop-details-pl-20x4", "Shop-start-pl-60x8", "Shop-details-pl-60x8",
      ])
    #expect(
      section.contains("<code>cancel</code>: <span class=\"remark\">error</span>: is missing"))
    #expect(section.contains("warning</span>: has &lt;no&gt; comments</li>"))
    #expect(section.contains("full stop <code>pl.lproj/Localizable.strings:7</code>"))
  }

  @Test func `has no remarks about languages that it does not show`() async throws {
    let html = await gallery(in: ["en"]).html

    let section = try Self.section("remarks", of: html)
    #expect(section.contains("<h3>en (1)</h3>") && !section.contains("<h3>pl"))
    #expect(!html.contains("ends without a full stop"))
  }

  @Test func `lists a finding on several screens once`() async throws {
    let section = try await Self.section("findings", of: gallery().html)

    let lines = section.split(separator: "\n").filter { $0.contains("Zapisz to zamówienie") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("#Shop-start-pl-20x4") == true)
    #expect(lines.first?.contains("#Shop-details-pl-20x4") == true)
  }

  @Test func `lists the texts that no screen shows`() async throws {
    let section = try await Self.section("unseen", of: gallery().html)

    #expect(section.contains("<h2>Texts on no screen (1)</h2>"))
    #expect(
      section.contains(
        "<li class=\"part\">cancel <code>en.lproj/Localizable.strings:2</code></li>"))
  }

  @Test func `lists no texts as on no screen if it is a part, or lacks a walk`() async throws {
    var part = await gallery()
    part.listsUnseenTexts = false
    var broken = await gallery()
    let walkthrough = Walkthrough(Localizer.current, steps: []) { _ in
      throw CocoaError(.fileNoSuchFile)
    }
    await broken.add(walkthrough, named: "Cancel", in: ["en"])

    #expect(broken.failures.first?.error is CocoaError)
    #expect(!part.html.contains("unseen"))
    #expect(!broken.html.contains("unseen"))
  }

  @Test func `has a link to each of its parts, and finds the items of all of them`() async throws {
    let html = await gallery().html

    let sections = html.matches(of: /<section id="(.+?)"/).map { String($0.1) }
    #expect(sections == ["findings", "remarks", "composed", "screens", "keys", "unseen"])
    let navigation = try #require(html.firstMatch(of: /<nav .*?<\/nav>/)).0
    #expect(navigation.matches(of: /href="#(.+?)"/).map { String($0.1) } == sections)
    for link in navigation.matches(of: /href="#.+?">(.+?)<\/a>/) {
      #expect(html.contains("<h2>\(link.1)"), "\(link.1)")
    }
    for id in sections {
      #expect(try Self.section(id, of: html).contains(/class="(key )?part/), "\(id)")
    }
  }

  @Test func `has the first links of a text on many screens, and the others on request`()
    async throws
  {
    let texts = Localizer(
      tables: [StringsTable(language: "en", source: "save = \"Save\";")], preferring: [],
      developmentLanguage: "en")
    let walkthrough = Walkthrough(texts, steps: (1...6).map { _ in .press("tab") }) { window in
      window.show(
        TextScreen {
          Text("save".localize)
          Text("⟨\("save".localize.withoutTags)⟩ now")
        })
    }
    var gallery = Gallery(title: "Shop")
    await gallery.add(
      walkthrough, named: "Shop", in: ["en"], sizes: [Size(columns: 20, rows: 4)])

    let items = try Self.section("composed", of: gallery.html).split(separator: "\n")
      .filter { $0.hasPrefix("<li class=\"part\">“<bdi>⟨Save⟩ now</bdi>”") }
    #expect(items.count == 1)
    #expect(items.first?.ranges(of: "<a href").count == 7)
    #expect(
      items.first?.contains(
        "<details id=\"more-composed-_27e8_Save_27e9__20_now\"><summary>and 3 more screens</summary>"
      ) == true)
  }

  @Test func `lists apart the texts that no screen can show`() async throws {
    var gallery = await gallery()
    // A screen shows "save".
    gallery.setApart(["other"], as: "Printed on the command line")
    gallery.setApart(["can*", "save"], as: "Printed on the command line")

    let html = gallery.html

    #expect(!html.contains("id=\"unseen\""))
    #expect(
      try Self.section("apart", of: html).contains(
        "<details class=\"group\" id=\"apart-Printed_20_on_20_the_20_command_20_line\"><summary>Printed on the command line (1)</summary><ul>\n<li class=\"part\">cancel <code>en.lproj/Localizable.strings:2</code></li>\n</ul>"
      ))
  }

  private static func section(_ id: String, of html: String) throws -> Substring {
    let start = try #require(html.firstRange(of: "<section id=\"\(id)\">")).lowerBound
    let end = try #require(html[start...].firstRange(of: "</section>")).lowerBound
    return html[start..<end]
  }

  @Test func `has no part for remarks without any`() {
    #expect(!Gallery(title: "Shop").html.contains("#remarks"))
  }

  @Test func `lists what does not fit by language, and marks it`() async throws {
    let html = await gallery().html

    #expect(html.contains(/<h3>en \(0\)<\/h3>\n<p>None\.<\/p>/))
    #expect(
      html.contains(
        /<li class="part"><a href="#key-save">save<\/a>: cut, “<bdi>Zapisz to zamówienie<\/bdi>” on <a href="#Shop-start-pl-20x4">/
      ))
    #expect(html.contains(/<a class="f s\d+" href="#key-save" tabindex="-1" title="save">Zapisz/))
  }

  @Test func `marks what is behind a panel as out of reach, and nothing of the panel`()
    async throws
  {
    let texts = Localizer(
      tables: [StringsTable(language: "en", source: "save = \"Save\";")],
      preferring: ["en"], developmentLanguage: "en")
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(TextScreen { Text("Orders") })
      AlertScreen(title: "save".localize, actions: [AlertAction("OK")]).show(over: window)
    }
    var gallery = Gallery(title: "Shop")

    await gallery.add(walkthrough, named: "Shop", sizes: [Size(columns: 40, rows: 12)])

    #expect(gallery.html.contains(/<span [^>]*inert=""[^>]*>Orders/))
    #expect(!gallery.html.contains(/<a [^>]*inert=""[^>]*title="save"/))
    #expect(gallery.html.contains(/<a [^>]*title="save">Save</))
  }

  @Test func `lists texts that were put together without their key, but none of the source`()
    async throws
  {
    let texts = Localizer(
      tables: [StringsTable(language: "en", source: "save = \"Save\";")], preferring: [],
      developmentLanguage: "en")
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(
        TextScreen {
          Text("⟨\("save".localize.withoutTags)⟩ now")
          Text("Written: Save")
        })
    }
    var gallery = Gallery(title: "Shop")
    await gallery.add(
      walkthrough, named: "Shop", in: ["en", "longer"], sizes: [Size(columns: 20, rows: 4)])

    let items = try Self.section("composed", of: gallery.html).split(separator: "\n")
      .filter { $0.hasPrefix("<li") }
    #expect(items.count == 1)
    #expect(items.first?.hasPrefix("<li class=\"part\">“<bdi>⟨Save⟩ now</bdi>” on") == true)
    #expect(gallery.html.contains("no key: no key, “<bdi>Written: Save</bdi>” on"))
  }

  @Test(arguments: [
    ("Save now", true), ("unsaved", false), ("Savers", false), ("3Save", false), ("Save-all", true),
    ("保存しましたよ", true), ("บันทึกแล้ว", true), ("저장하기로", false), ("저장하기 now", true),
  ])
  func `counts the words of other texts as put together, not parts of longer words`(
    text: String, isComposed: Bool
  ) async throws {
    let texts = Localizer(
      tables: [
        StringsTable(
          language: "en",
          source: "a = \"Save\"; b = \"save\"; c = \"保存しました\"; d = \"บันทึก\"; e = \"저장하기\";")
      ],
      preferring: [], developmentLanguage: "en")
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(
        TextScreen {
          for key in ["a", "b", "c", "d", "e"] { Text(key.localize) }
          Text(text)
        })
    }
    var gallery = Gallery(title: "Shop")

    await gallery.add(
      walkthrough, named: "Shop", in: ["en"], sizes: [Size(columns: 20, rows: 8)])

    #expect(gallery.html.contains("“<bdi>\(text)</bdi>” on") == isComposed)
  }

  @Test
  func
    `is well-formed, and every link leads to a part of the page, of which each has its own name`()
    async throws
  {
    let html = await gallery().html
    let body = try #require(html.firstRange(of: "<body>"))

    let ids = html.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
    let links = html.matches(of: /href="#([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(links).subtracting(ids) == [])
    var markup = String(html[body.lowerBound...]).replacing(/<script>(.|\n)*<\/script>/, with: "")
    markup = markup.replacing(/<(input|meta)([^>]*)>/) { "<\($0.1)\($0.2)/>" }
      .replacing(/\ (checked|hidden)(?=[ >\/])/) { " \($0.1)=\"\"" }
      .replacing("</html>", with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    _ = parser.parse()
    #expect(parser.parserError == nil)
  }

  @Test func `has headings without a gap, and a name for all that takes the focus`() async throws {
    let html = await gallery().html

    let levels = html.matches(of: /<h(\d)/).compactMap { Int($0.1) }
    #expect(levels.first == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    let focusable = html.matches(of: /<[^>]* tabindex="0"[^>]*>/)
    #expect(focusable.count == 2 * 5 * 2)
    #expect(focusable.allSatisfy { $0.0.contains("role=\"group\" aria-label=\"Shop: ") })
    #expect(html.contains("<html lang=\"en\">"))
    #expect(html.contains("<label for=\"search\">"))
  }

  private func gallery(in languages: WalkthroughLanguages = .all) async -> Gallery {
    let texts = Localizer(
      tables: [
        StringsTable(language: "en", source: "save = \"Save\"; title = \"<Title & more>\";"),
        StringsTable(language: "pl", source: "save = \"Zapisz to zamówienie\"; title = \"Tytuł\";"),
      ], preferring: ["en"], developmentLanguage: "en")
    let walkthrough = Walkthrough(texts, steps: [.press("tab").named("details")]) { window in
      window.show(
        TextScreen {
          Button("save".localize) {}
          Text("⟨\("save".localize.withoutTags)⟩ now")
          Text("title".localize).truncated()
        })
    }
    var gallery = Gallery(
      title: "Shop & more",
      sources: [
        GallerySource(
          key: "save", language: "pl", file: "pl.lproj/Localizable.strings", line: 7),
        GallerySource(
          key: "cancel", language: "en", file: "en.lproj/Localizable.strings", line: 2),
      ],
      remarks: [
        GalleryRemark(
          key: "save", language: "pl", file: "pl.lproj/Localizable.strings", line: 7,
          message: "ends without a full stop", severity: .warning),
        GalleryRemark(key: "cancel", language: "en", message: "is missing", severity: .error),
        GalleryRemark(key: nil, language: nil, message: "has <no> comments", severity: .warning),
      ])
    await gallery.add(
      walkthrough, named: "Shop", in: languages,
      sizes: [Size(columns: 20, rows: 4), Size(columns: 60, rows: 8)])
    gallery.expectNoFailures()
    return gallery
  }
}

extension String {
  /// The text without the marks of a traced localizer, as programs lose them that take texts apart.
  fileprivate var withoutTags: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value < 0xE0000 }))
  }
}
