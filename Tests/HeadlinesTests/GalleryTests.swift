import ConsoleGallery
import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// The page that translators of the program are sent.
struct `The gallery of the program` {
  /// Where .ci/gallery wants the page; nil in other runs, which walk no long tours.
  private static let pages = ProcessInfo.processInfo.environment["GALLERY"].map {
    URL(filePath: $0)
  }

  @Test(.enabled(if: pages != nil, "the tours take long; .ci/gallery walks them"))
  func `has every screen in each language, and no text that does not fit`() async throws {
    let folder = TemporaryFolder.translations
    let pages = try #require(Self.pages)

    let run = try Program.run("--gallery", pages.path, "--localizations", folder.url.path)

    let page = pages.appending(path: "headlines.html")
    #expect(run.status == 0)
    #expect(run.output == page.path + "\n")
    #expect(run.error.isEmpty)
    let html = try String(contentsOf: page, encoding: .utf8)
    let screens = await Self.screens
    #expect(html.ranges(of: "<figure ").count == screens * 5)
    #expect(html.contains("<h2>Findings (0)</h2>"))
    #expect(html.contains("<summary>Printed on the command line ("))
    #expect(html.contains(/<code>pl\.lproj\/Localizable\.strings:\d+<\/code>/))
    // A new text of a screen belongs on a tour. These are on none: two that have no letters but those of their arguments, and
    // three that only the user's own feeds bring: the row for the bundled feed, how many articles a limit would remove, and what
    // stands for the rest of a text that is too long.
    let section = try #require(html.firstMatch(of: /<section id="unseen">(.|\n)*?<\/section>/)).0
    let unseen = section.matches(of: /<li class="part">(\S+?)\ /).map { String($0.1) }
    #expect(
      unseen == [
        "article.media", "article.omission", "article.unnamedMedia", "limit.now",
        "sources.addBundled",
      ])
  }

  @Test func `has the texts of the folder, in one language beside English on request`() throws {
    let folder = TemporaryFolder.translations
    try folder.edit("pl.lproj/Localizable.strings") {
      $0.replacing("\"Więcej\"", with: "\"Reszta\"") + "\"broken\" = ;"
    }

    try folder.write("\"tab.more\" = \"Mehr %@\";", to: "de.lproj/Localizable.strings")

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", folder.url.path, "--lang", "pl", "--open",
      "more")

    #expect(run.status == 0)
    #expect(run.error.hasPrefix("pl.lproj/Localizable.strings:"))
    let html = try folder.text(of: "headlines.html")
    #expect(html.ranges(of: "<figure ").count == 2 * 2 * 2)
    #expect(html.contains("Reszta") && !html.contains("Więcej"))
    #expect(!html.contains("<h3>de ("))
  }

  @Test func `gives a translator the texts of the program, with their comments`() throws {
    let folder = TemporaryFolder()
    let texts = folder.url.appending(path: "new/texts").path
    let arguments = [
      "--gallery", folder.url.path, "--localizations", texts, "--open", "more", "--lang", "en",
    ]

    let run = try Program.run(arguments)
    let again = try Program.run(arguments)

    #expect(run.status == 0)
    #expect(run.error == "The program's own texts are in \(texts) now; edit them there.\n")
    #expect(again.error.isEmpty)
    let written = try FileManager.default.subpathsOfDirectory(atPath: texts)
    #expect(Set(written.filter { $0.contains("/") }) == Set(TranslationExport.files.map(\.path)))
    #expect(Set(written.filter { !$0.contains("/") }) == ["en.lproj", "pl.lproj"])
    for path in written.filter({ $0.contains("/") }) {
      let isOfConsole = path.hasSuffix("/Sternik.strings")
      let origin =
        isOfConsole
        ? TemporaryFolder.translationsOfConsole : TemporaryFolder.translationsOfProgram
      let original = try String(contentsOf: origin.appending(path: path), encoding: .utf8)
      #expect(try folder.text(of: "new/texts/" + path) == original)
    }
    #expect(try !folder.text(of: "headlines.html").contains("id=\"unseen\""))
  }

  @Test func `completes the texts after an interruption, and overwrites none`() throws {
    let folder = TemporaryFolder()
    let export = TranslationExport(folder: folder.url.appending(path: "texts"))
    try export.write()
    #expect(!export.isNeeded)
    let edited = "\"tab.more\" = \"Other\";\n"
    try folder.write(edited, to: "texts/en.lproj/Localizable.strings")
    try folder.write("\"tab.mo", to: "texts/.headlines-texts/pl.lproj/Localizable.strings")
    try FileManager.default.removeItem(at: export.folder.appending(path: "pl.lproj"))

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", export.folder.path, "--open", "more",
      "--lang", "pl")

    #expect(run.status == 0)
    #expect(run.error.contains(export.folder.path))
    #expect(try folder.text(of: "texts/en.lproj/Localizable.strings") == edited)
    let original = TemporaryFolder.translationsOfProgram
      .appending(path: "pl.lproj/Localizable.strings")
    #expect(
      try folder.text(of: "texts/pl.lproj/Localizable.strings")
        == String(contentsOf: original, encoding: .utf8))
    #expect(!export.isNeeded)
  }

  @Test func `writes no texts for a language that it does not have`() throws {
    let folder = TemporaryFolder()
    let texts = folder.url.appending(path: "texts").path

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", texts, "--lang", "de")

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: --lang: the language “de” is not available."))
    #expect(!FileManager.default.fileExists(atPath: texts))
  }

  @Test func `writes no texts for a language in another script than that of the folder`() throws {
    let folder = TemporaryFolder()
    let texts = folder.url.appending(path: "texts")
    try FileManager.default.createDirectory(
      at: texts.appending(path: "zh-Hant.lproj"), withIntermediateDirectories: true)

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", texts.path, "--lang", "zh-Hans")

    #expect(run.status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: texts.path) == ["zh-Hant.lproj"])
  }

  @Test(arguments: [
    ["--gallery", "/dev/null/pages"], ["--gallery", ""], ["--gallery", "PAGES/file"],
    ["--gallery", "PAGES/full"], ["--gallery", "PAGES", "--open", "nowhere"],
    ["--gallery", "PAGES", "--open", "more/nowhere"], ["--gallery", "PAGES", "--keys", "nokey"],
    ["--gallery", "PAGES", "--lang", "xx"], ["--gallery", "PAGES", "--lang", "x_y_z"],
    ["--gallery", "PAGES", "--plain"],
  ])
  func `writes no texts if the page cannot be written`(arguments: [String]) throws {
    let folder = TemporaryFolder(["file": ""])
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "full/headlines.html"), withIntermediateDirectories: true)
    let texts = folder.url.appending(path: "texts").path

    let run = try Program.run(
      arguments.map { $0.replacing("PAGES", with: folder.url.path) } + ["--localizations", texts])

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: --"))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: texts))
  }

  @Test func `says that the texts cannot be written`() throws {
    let folder = TemporaryFolder()

    let run = try Program.run("--gallery", folder.url.path, "--localizations", "/proc/texts")

    #expect(run.status == 64)
    #expect(
      run.error
        == "headlines: --localizations: the texts cannot be written to “/proc/texts” (no such file or folder).\n"
    )
  }

  @Test func `says how to begin a language that the folder of translations lacks`() throws {
    let folder = TemporaryFolder(["en.lproj/Localizable.strings": "\"tab.more\" = \"More\";"])
    func error(_ localizations: String, _ language: String, _ options: String...) throws -> String {
      try Program.run(
        ["--gallery", folder.url.path, "--localizations", localizations, "--lang", language]
          + options
      ).error
    }

    for path in [folder.url.path, folder.url.path + "/new"] {
      #expect(
        try error(path, "de_AT") == """
          headlines: --lang: the language “de_AT” is not available. Available: en, pl. To add it, create the folder \
          “de-AT.lproj” in “\(path)”.

          """)
    }
    for tag in ["x_y_z", "und", "qaa"] {
      #expect(
        try error(folder.url.path, tag)
          == "headlines: --lang: the language “\(tag)” is not available. Available: en, pl.\n")
    }
  }

  @Test func `completes the texts beside a language that the folder alone has`() throws {
    let folder = TemporaryFolder()
    try folder.write("\"tab.mo", to: "texts/.headlines-texts/pl.lproj/Localizable.strings")
    try folder.write("\"tab.more\" = \"Mehr\";\n", to: "texts/de.lproj/Localizable.strings")

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", folder.url.path + "/texts", "--open",
      "more", "--lang", "de")

    #expect(run.status == 0)
    #expect(try folder.text(of: "headlines.html").contains("id=\"more-more-de-40x20\""))
  }

  @Test func `begins a language with an empty folder, whose texts are those of the program`()
    throws
  {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "texts/de.lproj"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "texts/pl.lproj"), withIntermediateDirectories: true)

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", folder.url.path + "/texts", "--open",
      "more", "--lang", "de-AT")

    #expect(run.status == 0)
    #expect(run.error.hasPrefix("The program's own texts are in "))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/texts"))
        == ["de.lproj", "en.lproj", "pl.lproj"])
    let html = try folder.text(of: "headlines.html")
    #expect(html.contains("id=\"more-more-de-40x20\""))
    #expect(html.contains(/<code>en\.lproj\/Sternik\.strings:\d+<\/code>/))
    #expect(html.contains("<summary>missing-translation: a key that a language lacks ("))
  }

  @Test func `writes no texts into a folder with others, or where it cannot look`() throws {
    let folder = TemporaryFolder()
    try folder.write("\"tab.more\" = \"Reszta\";\n", to: "texts/pl.lproj/Localizable.strings")
    let (page, texts) = (folder.url.appending(path: "page").path, folder.url.path + "/texts")

    for path in [texts, texts + "/pl.lproj/Localizable.strings"] {
      let run = try Program.run(
        "--gallery", page, "--localizations", path, "--open", "more", "--lang", "en")
      #expect(run.status == (path == texts ? 0 : 64))
      #expect(!run.error.contains("own texts"))
    }

    #expect(try FileManager.default.subpathsOfDirectory(atPath: texts).count == 2)
    #expect(
      try folder.text(of: "texts/pl.lproj/Localizable.strings") == "\"tab.more\" = \"Reszta\";\n")
  }

  @Test(.enabled(if: pages != nil, "the tours take long; .ci/gallery walks them"))
  @MainActor func `has a tour to each type of screen`() async throws {
    var shown: Set<String> = []
    for tour in ScreenTour.all {
      try await TestApp.walkthrough(tour).walk(in: ["en"]) { console, _ in
        shown.insert(String((console.console.frame?.activeScreenType ?? "").prefix { $0 != "<" }))
      }
    }

    #expect(try Self.screenTypes.subtracting(shown) == [])
  }

  /// The classes of the program whose names end with `Screen`.
  private static var screenTypes: Set<String> {
    get throws {
      let sources = URL(filePath: #filePath).appending(path: "../../../Sources/Headlines")
        .standardizedFileURL
      let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
      var types: Set<String> = []
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        types.formUnion(text.matches(of: /class (\w+Screen)\b/).map { String($0.1) })
      }
      try #require(types.count > 10)
      return types
    }
  }

  @Test func `has the way to a link and what keys show there, on request`() throws {
    let folder = TemporaryFolder()

    let run = try Program.run(
      "--gallery", folder.url.path, "--open", "more/search", "--keys", "x", "--lang", "en")

    let lost = try Program.run("--gallery", folder.url.path, "--open", "nowhere")
    #expect(run.status == 0)
    #expect(lost.status == 64 && lost.error.hasPrefix("headlines: --open: unknown part "))
    let titles = try folder.text(of: "headlines.html")
      .matches(of: /<article class="group"><h3>(.+?)<\/h3>/)
    #expect(
      titles.map(\.1) == [
        "more/search x: start", "more/search x: more/search", "more/search x: x",
      ])
  }

  @Test(arguments: [
    (["--gallery", "/dev/null/pages"], "--gallery: “/dev/null/pages/headlines.html” cannot be "),
    (["--gallery", "pages", "--keys", "bend"], "--keys: unknown key “bend”"),
    (["--gallery", "pages", "--plain"], "--gallery shows its own screens; it cannot be "),
    (["--gallery", "pages", "--theme", "night"], "--gallery shows its own screens; it cannot be "),
    (["--gallery", "pages", "--lang", "xx"], "--lang: the language “xx” is not available."),
    (
      ["--gallery", "pages", "--localizations", "/dev/null"],
      "--localizations: “/dev/null” is not a folder.\n"
    ),
    (
      ["--gallery", "pages", "--localizations", "/dev/null/x"],
      "--localizations: “/dev/null/x” cannot be read (part of the path is not a folder)."
    ),
    (["--gallery", "/dev/null"], "--gallery: “/dev/null” is not a folder.\n"),
    (["--gallery", "pages", "--watch"], "--watch needs --gallery and --localizations."),
    (["--watch", "--localizations", "/nowhere"], "--watch needs --gallery and --localizations."),
  ])
  func `needs a folder that can be written, and options that suit it`(
    arguments: [String], message: String
  ) throws {
    let run = try Program.run(arguments)

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: \(message)"))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: "pages"))
  }

  @MainActor private static var screens: Int {
    ScreenTour.all.map { ($0.steps.count + 1) * $0.sizes.count }.reduce(0, +)
  }
}
