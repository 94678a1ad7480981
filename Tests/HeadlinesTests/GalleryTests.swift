import ConsoleGallery
import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// The page that translators of the program are sent.
struct `The gallery of the program` {
  @Test func `has every screen in each language, and no text that does not fit`() throws {
    let folder = TemporaryFolder.translations
    let pages = folder.url.appending(path: "new/pages")

    let run = try Program.run("--gallery", pages.path, "--localizations", folder.url.path)

    let page = pages.appending(path: "headlines.html")
    #expect(run.status == 0)
    #expect(run.output == page.path + "\n")
    #expect(run.error.isEmpty)
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.ranges(of: "<figure ").count == Self.screens * 5 * 2)
    #expect(html.contains("<h2>Findings (0)</h2>"))
    #expect(html.contains(/<code>pl\.lproj\/Localizable\.strings:\d+<\/code>/))
  }

  @Test @MainActor func `shows what a walkthrough of the same keys shows`() async throws {
    let sizes = [Size(columns: 60, rows: 20)]
    var (scripts, walkthroughs) = (Gallery(title: "headlines"), Gallery(title: "headlines"))

    for tour in ScreenTour.all {
      try await scripts.add(
        tour.script(TestApp.localizer("en")), named: tour.name, in: ["pl"], sizes: sizes,
        isData: { _ in false })
      try await walkthroughs.add(
        TestApp.walkthrough(tour), named: tour.name, in: ["pl"], sizes: sizes)
    }

    #expect(scripts.html == walkthroughs.html)
  }

  @Test func `has the texts of the folder, in one language beside English on request`() throws {
    let folder = TemporaryFolder.translations
    try folder.edit("pl.lproj/Localizable.strings") {
      $0.replacing("\"Więcej\"", with: "\"Reszta\"") + "\"broken\" = ;"
    }

    let run = try Program.run(
      "--gallery", folder.url.path, "--localizations", folder.url.path, "--lang", "pl")

    #expect(run.status == 0)
    #expect(run.error.hasPrefix("pl.lproj/Localizable.strings:"))
    let html = try folder.text(of: "headlines.html")
    #expect(html.ranges(of: "<figure ").count == Self.screens * 2 * 2)
    #expect(html.contains("Reszta") && !html.contains("Więcej"))
  }

  @Test func `has the way to a link and what keys show there, on request`() throws {
    let folder = TemporaryFolder()

    let run = try Program.run(
      "--gallery", folder.url.path, "--open", "more/search", "--keys", "x", "--lang", "en")

    let lost = try Program.run("--gallery", folder.url.path, "--open", "nowhere")
    #expect(run.status == 0)
    #expect(lost.status == 64 && lost.error.hasPrefix("headlines: --open: unknown part "))
    let titles = try folder.text(of: "headlines.html").matches(of: /<article><h3>(.+?)<\/h3>/)
    #expect(
      titles.map(\.1) == [
        "more/search x: start", "more/search x: more/search", "more/search x: x",
      ])
  }

  @Test(arguments: [
    (["--gallery", "/dev/null/pages"], "--gallery: \"/dev/null/pages/headlines.html\" cannot be "),
    (["--gallery", "pages", "--keys", "bend"], "--keys: unknown key \"bend\""),
    (["--gallery", "pages", "--plain"], "--gallery shows its own screens; it cannot be "),
    (["--gallery", "pages", "--theme", "night"], "--gallery shows its own screens; it cannot be "),
    (["--gallery", "pages", "--lang", "xx"], "--lang: the language \"xx\" is not available."),
    (["--gallery", "pages", "--localizations", "/nowhere"], "/nowhere: error: "),
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

  /// Of the tour, of signing in, and of articles.
  private static let screens = 17 + 6 + 2
}
