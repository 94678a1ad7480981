import ConsoleTesting
import Foundation
import Sternik
import Testing

/// What a gallery says about the texts of a translation folder.
@MainActor
struct `The remarks of a gallery` {
  private static let english = """
    save = "Save"; hint = "Saves it."; title = "My orders"; count = {
      NSStringLocalizedFormatKey = "%#@n@";
      n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d order"; other = "%d orders";
      };
    };
    """

  @Test func `compare a folder without the development language with the program`() async throws {
    let gallery = await gallery([
      "de.lproj/Localizable.strings":
        "save = \"Speichern %@\"; title = \"My orders\"; count = \"%d\"; old = \"Alt\";",
      "de.lproj/Other.strings": "hint = \"Speichert es\";",
    ])

    let found = Set(
      gallery.remarks.filter { $0.check != "missing-library-text" }
        .map { "\($0.key ?? "") \($0.check ?? "")" })
    #expect(
      found == [
        "save placeholder-mismatch", "title untranslated", "old unused-translation",
        "hint end-punctuation",
      ])
  }

  @Test func `do not call a key unused that the program has, if the folder has other texts`()
    async throws
  {
    let gallery = await gallery([
      "en.lproj/Localizable.strings": "save = \"Keep\";",
      "de.lproj/Localizable.strings": "save = \"Sichern\"; title = \"Titel\"; old = \"Alt\";",
      "pl.lproj/Localizable.strings": "save = \"Zapisz\";",
    ])

    #expect(
      gallery.remarks.map { "\($0.key ?? "") \($0.check ?? "")" } == ["old unused-translation"])
  }

  @Test func `name the texts of the console that a folder with no English lacks`() async throws {
    let gallery = await gallery(["de.lproj/Localizable.strings": "save = \"Speichern\";"])

    #expect(
      gallery.remarks.contains { $0.key == "sternik.quit" && $0.check == "missing-library-text" })
  }

  @Test func `name what the folder lacks, without a file of the program`() async throws {
    let gallery = await gallery(["de.lproj/Localizable.strings": "save = \"Speichern\";"])

    let missing = gallery.remarks.filter { $0.check == "missing-translation" }
    #expect(missing.map(\.key) == ["hint", "title", "count"])
    #expect(missing.allSatisfy { $0.language == "de" && $0.file == nil })
  }

  @Test func `leave alone the texts of the program where the folder has the language`()
    async throws
  {
    let gallery = await gallery([
      "en.lproj/Localizable.strings": "save = \"Save\";",
      "de.lproj/Localizable.strings": "save = \"Speichern\";",
    ])

    #expect(gallery.remarks == [])
  }

  @Test func `leave to a list of its own each word that is as in the development language`()
    async throws
  {
    let german =
      "save = \"Save\"; hint = \"Saves it.\"; title = \"Meine Bestellungen\"; part = \"%d/%d\";"
    let plural = try #require(Self.english.firstMatch(of: /count = (.|\n)*/)).0
    let folder = [
      "en.lproj/Localizable.strings": Self.english + " part = \"%d/%d\";",
      "de.lproj/Localizable.strings": german + plural.replacing("order", with: "<Item>"),
      "fr.lproj/Localizable.strings": "save = \"Sauvegarder\"; title = \"Commandes\";"
        + plural.replacing("other =", with: "many = \"%d orders\"; other ="),
      "en-GB.lproj/Localizable.strings": "save = \"Save\";",
    ]

    let gallery = await gallery(folder)

    let copies = try #require(
      gallery.html.firstMatch(of: /<section id="copies">(.|\n)*?<\/section>/)
    ).0
    let items = copies.matches(of: /<li class="part">(.*)<\/li>/).map { String($0.1) }
    #expect(copies.contains("<h2>Texts as in the development language (2)</h2>"))
    #expect(
      items == [
        "<a href=\"#key-save\">save</a>: “<bdi>Save</bdi>” <code>de.lproj/Localizable.strings:1</code>",
        "count: “<bdi>%d order</bdi>” <code>fr.lproj/Localizable.strings:1</code>",
      ])
    #expect(gallery.remarks.contains { $0.key == "hint" && $0.check == "untranslated" })
  }

  @Test func `are none about a text for which a longer one leaves no room, which the screen lists`()
    async throws
  {
    let texts = Localizer(
      tables: [
        StringsTable(language: "en", source: "save = \"Save\"; quit = \"Quit\";"),
        StringsTable(language: "pl", source: "save = \"Zapisz\"; quit = \"Zakończ\";"),
      ], preferring: [], developmentLanguage: "en")
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(
        TextScreen {
          Text("save".localize)
          if Localizer.current.language == "en" { Text("quit".localize) }
        })
    }
    var gallery = Gallery(title: "Shop")
    await gallery.add(
      walkthrough, named: "Shop", in: ["en", "pl"], sizes: [Size(columns: 20, rows: 4)])

    let notes = gallery.html.matches(
      of: /<p>Only on the screen in the development language: (.*?)<\/p>/)
    #expect(
      notes.map { String($0.1) } == [
        "<a href=\"#key-quit\">quit</a>, <a href=\"#key-sternik.help\">sternik.help</a>"
      ])
    #expect(gallery.html.contains(", 2 not shown<span"))
  }

  @Test func `have the line and the key of each mistake in the syntax`() async throws {
    let gallery = await gallery([
      "en.lproj/Localizable.strings": Self.english,
      "pl.lproj/Localizable.strings": """
      save = "Zapisz";
      save = "Zachowaj";
      hint = "Zapisuje \\q.";
      title = ;
      """,
    ])

    let lines = gallery.remarks.filter { $0.check != "missing-translation" }.map {
      "\($0.language ?? "-") \($0.file ?? ""):\($0.line ?? 0) \($0.severity) \($0.check ?? "")"
        + " \($0.key ?? "")"
    }
    #expect(
      lines == [
        "pl pl.lproj/Localizable.strings:2 warning duplicate-key save",
        "pl pl.lproj/Localizable.strings:3 warning unknown-escape hint",
        "pl pl.lproj/Localizable.strings:4 error expected-value title",
      ])
    #expect(gallery.html.contains("<a href=\"#key-save\"><code>save</code></a>: "))
  }

  @Test func `are those of sternik-strings check, with its settings`() async throws {
    let gallery = await gallery([
      "en.lproj/Localizable.strings": "save = \"Save\";",
      "de.lproj/Localizable.strings": "save = \"Speichern.\"; sternik.quit = \"Ende\";",
      "Stray.strings": "save = \"Save\";",
      "Checks.strings": "end-punctuation = error; missing-translation = never;",
    ])

    let found = Set(gallery.remarks.map { "\($0.severity) \($0.check ?? "") \($0.file ?? "")" })
    #expect(
      found == [
        "error unknown-setting Checks.strings", "warning stray-file Stray.strings",
        "error end-punctuation de.lproj/Localizable.strings",
        "warning missing-library-text de.lproj/Localizable.strings",
      ])
  }

  @Test(arguments: [
    (
      "de.lproj/Localizable.strings\tde\tsave\t44f9b373e1e6dd98\t2438080e99223dfb\n",
      ["warning source-changed de.lproj/Localizable.strings:1"]
    ),
    ("save\n", ["error unreadable-file SourceTexts.state:1"]),
  ])
  func `say that a source text is newer than its translation, if that is known`(
    known: String, expected: [String]
  ) async throws {
    // The translation was made from "Save".
    let gallery = await gallery([
      "en.lproj/Localizable.strings": "save = \"Keep\";",
      "de.lproj/Localizable.strings": "save = \"Sichern\";",
      "SourceTexts.state": known,
    ])

    let found = gallery.remarks.map {
      "\($0.severity) \($0.check ?? "") \($0.file ?? ""):\($0.line ?? 0)"
    }
    #expect(found == expected)
  }

  @Test func `of one check are one line to open if they are many`() async throws {
    let keys = (1...7).map { "key\($0)" }
    let gallery = await gallery([
      "en.lproj/Localizable.strings": keys.map { "\($0) = \"Text\";" }.joined(),
      "de.lproj/Localizable.strings": "save = \"Speichern\"; old = \"Alt\"; hint = \" \";",
    ])

    let html = gallery.html
    let list = try #require(
      html.firstMatch(
        of:
          /<div id="remarks-de-missing_2d_translation[^"]*"><details class="group"><summary>(.+?)<\/summary>/
      )?.1)
    #expect(list == "missing-translation: a key that a language lacks (7)")
    #expect(html.ranges(of: "<details class=\"group\"><summary>missing-").count == 1)
    #expect(!html.contains("<summary>unused-translation"))
  }

  @Test func `have an empty text, which has no place on the screens`() async throws {
    let program = Localizer(
      tables: [
        StringsTable(language: "en", source: "save = \"Save\"; title = \"Title\";"),
        StringsTable(language: "de", source: "save = \"\"; title = \"Titel\";"),
      ], preferring: [], developmentLanguage: "en")
    var gallery = Gallery(
      title: "Shop",
      sources: [GallerySource(key: "save", language: "de", file: "de.strings", line: 1)])

    await gallery.add(Self.walkthrough(program), named: "Shop", in: ["en", "de", "wide"])

    let remark = try #require(gallery.html.firstMatch(of: /<li class="part"><a.+?is empty.+<\/li>/))
    #expect(remark.0.contains("<code>save</code></a>: <span class=\"remark\">warning</span>"))
    #expect(remark.0.contains("href=\"#Shop-start-de-40x20\""))
    #expect(!remark.0.contains("href=\"#Shop-start-en-40x20\""))
    #expect(gallery.html.contains("<h2>Remarks of the check (1)</h2>"))
  }

  @Test func `have an empty text once that the check has found, too`() async throws {
    var gallery = await gallery([
      "en.lproj/Localizable.strings": "save = \"Save\"; title = \"Title\";",
      "de.lproj/Localizable.strings": "save = \"\"; title = \"Titel\";",
    ])

    #expect(gallery.remarks.map(\.check) == ["empty-value"])
    #expect(gallery.html.contains("<h2>Remarks of the check (1)</h2>"))
    gallery = await self.gallery([
      "en.lproj/Localizable.strings": "save = \"\"; title = \"Title\";",
      "de.lproj/Localizable.strings": "save = \"Speichern\"; title = \"Titel\";",
    ])
    #expect(!gallery.html.contains("id=\"unseen\""))
  }

  private func gallery(_ files: [String: String]) async -> Gallery {
    let folder = TemporaryFolder(files)
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    let program = Localizer(
      tables: [StringsTable(language: "en", bytes: Array(Self.english.utf8))],
      preferring: [], developmentLanguage: "en")
    await gallery.add(Self.walkthrough(program), named: "Shop")
    gallery.expectNoFailures()
    return gallery
  }

  private static func walkthrough(_ localizer: Localizer) -> Walkthrough {
    Walkthrough(localizer, steps: []) { window in
      window.show(
        TextScreen {
          Button("save".localize) {}
          Text("title".localize)
        })
    }
  }
}
