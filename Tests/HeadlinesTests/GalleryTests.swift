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
    var gallery = Gallery(title: "headlines", sources: Self.sources, remarks: Self.remarks)
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
    guard let folder = ProcessInfo.processInfo.environment["GALLERY"] else { return }
    try gallery.write(to: URL(filePath: folder).appending(path: "headlines.html"))
  }

  private static let folder = TranslationFolder(
    URL(filePath: #filePath).appending(path: "../../../Localizations").standardizedFileURL)

  /// Where the texts are written.
  private static var sources: [GallerySource] {
    folder.tables.flatMap(\.translations).flatMap { translation in
      translation.entries.map { entry in
        GallerySource(
          key: entry.key, language: translation.language.tag,
          file: entry.file.relative(to: folder.path), line: entry.position?.line)
      }
    }
  }

  /// What `sternik-strings check` says about the texts.
  private static var remarks: [GalleryRemark] {
    folder.tables.flatMap { $0.check(developmentLanguage: "en") }.map { diagnostic in
      GalleryRemark(
        key: diagnostic.key, language: diagnostic.languageTag, message: diagnostic.message,
        severity: diagnostic.severity == .error ? .error : .warning)
    }
  }
}

extension String {
  /// The path within a folder.
  fileprivate func relative(to folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
