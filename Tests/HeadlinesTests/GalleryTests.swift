import ConsoleTesting
import Foundation
import LocalizableStrings
import Sternik
import StringsFormats
import StringsSyntax
import Testing

@testable import Headlines

/// The page that translators of the program are sent; `.ci/gallery` writes it to a folder.
@MainActor
struct `The gallery of the program` {
  @Test func `has every screen in each language, and no text that does not fit`() async throws {
    var gallery = Gallery(
      title: "headlines", translations: Self.folder, developmentLanguage: "en")
    try await gallery.add(`Screens`.tour, named: "Tour", isData: FitData.contains)
    try await gallery.add(`Screens`.signingIn, named: "Signing in", isData: FitData.contains)
    try await gallery.add(
      TestApp.walkthrough([.press("down enter").named("article")]), named: "Articles",
      isData: FitData.contains)

    let html = gallery.html
    // Of the tour, of signing in, and of articles.
    let screens = 12 + 6 + 2

    #expect(html.ranges(of: "<figure ").count == screens * 5 * 2)
    #expect(html.contains("<h2>Findings (0)</h2>"))
    #expect(html.contains(/<code>pl\.lproj\/Localizable\.strings:\d+<\/code>/))
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["GALLERY"] else { return }
    let page = URL(filePath: folder).appending(path: "headlines.html")
    try gallery.write(to: page)
    guard environment["GALLERY_WATCH"] == "1" else { return }
    // Standard output waits for a full buffer if it is no terminal.
    func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    report("\(page.path) follows \(Self.folder.path) until Ctrl-C")
    try await gallery.follow(writingTo: page) { report("\($0)") }
  }

  private static let folder =
    URL(filePath: #filePath).appending(path: "../../../Localizations").standardizedFileURL
}
