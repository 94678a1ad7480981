public import ConsoleUI
public import Foundation
internal import LocalizableStrings
public import Testing

/// A page for a browser with the screens of walkthroughs in every language, such as a translator is sent.
///
/// ```swift
/// let localizer = Localizer(
///   tables: Localizations.tables, preferring: [], developmentLanguage: "en")
/// let purchase = Walkthrough(localizer, steps: [.press("enter").named("pears")]) { window in
///   try window.start(ShopCoordinator(window: window))
/// }
/// var gallery = Gallery(title: "Shop")
/// try await gallery.add(purchase, named: "Purchase")
/// try gallery.write(to: URL(filePath: "gallery.html"))
/// ```
///
/// It is one file without anything from outside. Each screen is there in every language side by side, at two sizes, in light and in
/// dark colours. What ``Walkthrough/fitFindings(in:sizes:isData:sourceLocation:)`` finds is marked, and listed by language. Each
/// text leads to its key, to its file and line, and to all screens with it. Texts that are put together so that their key is lost
/// are listed, and so is each ``GalleryRemark``. The page needs no scripts, but for the field that searches it.
@MainActor public struct Gallery {
  /// The heading of the page.
  public let title: String
  private(set) var screens: [GalleryScreen] = []
  /// By key, in the order in which they were given.
  private(set) var sources: [String: [GallerySource]] = [:]

  /// What a check of the translations says about the texts; the page lists it by language.
  public let remarks: [GalleryRemark]

  /// Creates a page without screens; `sources` says where the texts are written.
  public init(title: String, sources: [GallerySource] = [], remarks: [GalleryRemark] = []) {
    (self.title, self.remarks) = (title, remarks)
    self.sources = Dictionary(grouping: sources, by: \.key)
  }

  /// Adds the screens of a walkthrough after its start and after each step; `name` is its heading.
  ///
  /// The languages are by default those of the program and each ``PseudoLanguage``; the sizes of the terminal are in
  /// cells. `isData` is that of ``Walkthrough/expectFits(in:sizes:ignoring:isData:sourceLocation:)``.
  ///
  /// - Throws: The error of the start or of a step.
  public mutating func add(
    _ walkthrough: Walkthrough, named name: String, in languages: WalkthroughLanguages = .all,
    sizes: [Size] = [Size(columns: 40, rows: 20), Size(columns: 80, rows: 24)],
    isData: @escaping @MainActor (String) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var screens: [GalleryScreen] = []
    var trace = LookupTrace()
    var walkthrough = walkthrough
    walkthrough.capabilities.colors = .trueColor
    try await walkthrough.walk(
      in: languages, sizes: sizes, sourceLocation: sourceLocation,
      localizer: { localizer in
        trace = LookupTrace()
        return localizer.tracing(in: trace)
      },
      visit: { console, stop in
        let language = stop.language.language(for: walkthrough.localizer.developmentLanguage)
        let check = FitCheck(stop: stop, trace: trace, language: language, isData: isData)
        screens.append(check.galleryScreen(of: console, in: name))
      })
    self.screens += screens
  }

  /// The page.
  public var html: String { GalleryPage(self).html }

  /// Writes the page to a file.
  ///
  /// - Throws: The error of the file system.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file)
  }
}
