import ConsoleGallery
import Foundation
import Sternik
import StringsFormats
import StringsSyntax

/// The page of `--gallery`, with every screen of the program in every language.
@MainActor
struct GalleryFile {
  private static let name = "headlines.html"

  /// The texts that no screen can show, by where they are instead.
  private static let textsOnNoScreen = [
    (
      "Printed on the command line",
      ["cli.*", "opml.*", "themeFile.*", "feed.error.notAList", "feed.error.tooManySources"]
    ),
    ("Read by screen readers", ["article.unread", "language.chosen", "sternik.linear.*"]),
    ("Compared with the sections of articles", ["world.sections"]),
  ]

  private let page: URL
  /// The steps of `--open` and `--keys`; the tours of the program without any.
  private let steps: [WalkthroughStep]
  private let translations: EditedTranslations?
  private let isFollowing: Bool
  /// The language of `--lang`, beside which the page has the development language alone; nil for all.
  private let language: Language?

  /// Checks the command line.
  ///
  /// - Throws: ``UsageError`` for an invalid value, or an option that the page does not depend on; then no texts are written.
  init(_ command: HeadlinesCommand) throws(UsageError) {
    guard let path = command.gallery, !command.watch || command.localizations != nil else {
      throw UsageError(message: Texts.cli.error.watch)
    }
    if let option = command.optionWithoutGallery {
      throw UsageError(message: Texts.cli.error.galleryOption(option))
    }
    isFollowing = command.watch
    steps = try Self.steps(of: command)
    let page = URL(filePath: path).appending(path: Self.name)
    self.page = page
    if path.isEmpty { throw Self.unwritable(page, POSIXError(.ENOENT)) }
    try LaunchOptions.requireFolder(path, of: "--gallery")
    translations = try command.localizations.map { path throws(UsageError) in
      try Self.writeTexts(to: path, for: command, besides: page)
      return try LaunchOptions.translations(in: path)
    }
    if let translations {
      Localizer.setDefault(Localizer.default.replacing(tables: translations.stringsTables))
    }
    language = try LaunchOptions.language(of: command)
  }

  /// Writes the texts of the program to a folder that is new or empty.
  ///
  /// - Throws: ``UsageError`` for a folder that cannot be written, and before that for an unknown language, and for a page
  ///   that cannot be written.
  private static func writeTexts(
    to path: String, for command: HeadlinesCommand, besides page: URL
  ) throws(UsageError) {
    let export = TranslationExport(folder: URL(filePath: path))
    guard !path.isEmpty, export.isNeeded else { return }
    // The folder will have the languages of the program beside its own.
    if command.lang.map(export.hasFolder) != true { _ = try LaunchOptions.language(of: command) }
    try prepareFolder(of: page)
    do {
      try export.write()
    } catch {
      throw UsageError(
        message: Texts.cli.error.unwritableLocalizations(path, reason: error.systemError.text))
    }
    StandardError.print(Texts.cli.exported(export.folder.path))
  }

  /// Writes the page, with `--watch` also after each change of the translations, until the task is cancelled.
  ///
  /// - Throws: ``UsageError`` if the file cannot be written.
  func write() async throws {
    if !isFollowing {
      for line in translations?.errorLines ?? [] { StandardError.print(line) }
    }
    try Self.prepareFolder(of: page)
    // The first page takes a while.
    if isFollowing { StandardError.print(Texts.cli.watching(page.path)) }
    var gallery = try await gallery()
    do {
      guard isFollowing else {
        try gallery.write(to: page)
        return print(page.path)
      }
      try await gallery.follow(writingTo: page) { update in
        for line in "\(update)".split(separator: "\n") { StandardError.print(String(line)) }
      }
    } catch {
      throw Self.unwritable(page, error)
    }
  }

  /// Makes the folder of the page, in which the page can be written.
  private static func prepareFolder(of page: URL) throws(UsageError) {
    do {
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw unwritable(page, error)
    }
    guard access(page.deletingLastPathComponent().path, W_OK) == 0 else {
      throw unwritable(page, POSIXError.last)
    }
    if (try? page.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw unwritable(page, POSIXError(.EISDIR))
    }
  }

  private static func unwritable(_ page: URL, _ error: any Error) -> UsageError {
    UsageError(message: Texts.cli.error.gallery(page.path, reason: error.systemError.text))
  }

  private func gallery() async throws -> Gallery {
    var gallery =
      translations.map {
        Gallery(
          title: "headlines", translations: $0.url,
          developmentLanguage: Localizations.developmentLanguage)
      } ?? Gallery(title: "headlines")
    gallery.listsUnseenTexts = steps.isEmpty
    // The gallery itself adds the texts of its folder, which change.
    let localizer = Localizer(
      tables: Localizations.tables, preferring: [],
      developmentLanguage: Localizations.developmentLanguage, timeZone: .utc)
    for (name, keys) in Self.textsOnNoScreen { gallery.setApart(keys, as: name) }
    let data = TourData(.current)
    for (name, walkthrough, sizes) in walkthroughs(localizer) {
      await gallery.add(
        walkthrough, named: name, in: languages, sizes: sizes, isData: data.contains)
    }
    for failure in gallery.failures {
      if let error = failure.error as? UsageError { throw error }
      // The first update says it, too.
      if !isFollowing { StandardError.print("headlines: \(failure)") }
    }
    return gallery
  }

  private func walkthroughs(
    _ localizer: Localizer
  ) -> [(name: String, walkthrough: Walkthrough, sizes: [Size])] {
    guard steps.isEmpty else {
      let name = steps.compactMap(\.name).joined(separator: " ")
      return [(name, ScreenTour.walkthrough(localizer, steps), Gallery.defaultSizes)]
    }
    return ScreenTour.all.map { ($0.name, $0.walkthrough(localizer), $0.sizes) }
  }

  private static func steps(of command: HeadlinesCommand) throws(UsageError) -> [WalkthroughStep] {
    var steps: [WalkthroughStep] = []
    if let link = command.open {
      try check(link)
      steps.append(.perform { try Launch.open(link, in: $0.window) }.named(link))
    }
    if let names = command.keys {
      _ = try LaunchOptions.keys(named: names)
      steps.append(.press(names).named(names))
    }
    return steps
  }

  /// Opens a link as the page will, before the texts are written.
  ///
  /// - Throws: ``UsageError`` if it leads nowhere; other errors are those of the walk, which the page lists.
  private static func check(_ link: String) throws(UsageError) {
    let window = Window()
    defer { window.close() }
    do {
      try window.start(
        HeadlinesCoordinator(
          window: window, library: Library(temporaryFeeds: nil) { ScreenTour.now },
          dependencies: Dependencies { ScreenTour.now }))
      try Launch.open(link, in: window)
    } catch let error as UsageError {
      throw error
    } catch {}
  }

  private var languages: WalkthroughLanguages {
    guard let language else { return .all }
    let source = Localizations.developmentLanguage
    let shown = Localizer.current.preferring([language]).language
    return shown == source ? [.language(source)] : [.language(source), .language(shown)]
  }
}
