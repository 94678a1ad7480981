public import ConsoleUI
package import Coordinators
public import Foundation
public import LocalizableStrings

/// A page for a browser with the screens of walkthroughs in every language, for translators.
///
/// ```swift
/// let localizer = Localizer(
///   tables: Localizations.tables, preferring: [], developmentLanguage: "en")
/// let purchase = Walkthrough(localizer, steps: [.press("enter").named("pears")]) { window in
///   try window.start(ShopCoordinator(window: window))
/// }
/// var gallery = Gallery(title: "Shop")
/// await gallery.add(purchase, named: "Purchase")
/// try gallery.write(to: URL(filePath: "gallery.html"))
/// ```
///
/// The page is one file that loads nothing. It shows each screen in every language side by side, at two sizes, in light and in
/// dark colours. It marks the findings of `Walkthrough.expectFits` and lists them by language.
/// Each text leads to its key, to its file and line, and to all screens with it. The page also lists each ``GalleryRemark``, and
/// texts that a program puts together so that their key is lost. Only the search field needs scripts. A gallery of a translation
/// folder follows its edits; see ``follow(writingTo:on:didWrite:)``.
@MainActor public struct Gallery {
  /// The heading of the page.
  public let title: String
  private(set) var screens: [GalleryScreen] = []
  /// The sources of each key, in the order of the initializer.
  private(set) var sources: [String: [GallerySource]] = [:]
  /// The keys of texts that no screen can show, by the name of where they are.
  private(set) var keysApart: [(name: String, keys: [String])] = []
  /// The texts with a word that are the same as in the development language; the check has a remark about others.
  private(set) var copies: [GalleryCopy] = []
  private(set) var walks: [GalleryWalk] = []
  private(set) var translations: GalleryTranslations?

  /// What a check of the translations says about the texts; the page lists it by language.
  public private(set) var remarks: [GalleryRemark]

  /// Whether the page lists the texts that no screen shows; false for a page of a part of the program.
  public var listsUnseenTexts = true

  /// Creates a page without screens; `sources` says where the texts are written.
  public init(title: String, sources: [GallerySource] = [], remarks: [GalleryRemark] = []) {
    (self.title, self.remarks) = (title, remarks)
    self.sources = Dictionary(grouping: sources, by: \.key)
  }

  /// Creates a page without screens; its texts come from a translation folder, or from the program where the folder has none.
  ///
  /// The page shows the file and line of each text, and what `sternik-strings check` says about the folder. If it has no
  /// texts in the development language, it is compared with those of the program.
  public init(title: String, translations folder: URL, developmentLanguage: Language) {
    self.init(title: title)
    let translations = GalleryTranslations(folder, developmentLanguage: developmentLanguage)
    show(translations)
  }

  /// The sizes of the terminal if nothing else is requested, in cells.
  public static let defaultSizes = [Size(columns: 40, rows: 20), Size(columns: 80, rows: 24)]

  /// Names texts that no screen can show, such as those for a command line, so that the page lists them apart from others that
  /// no walk has shown.
  ///
  /// ```swift
  /// var gallery = Gallery(title: "Shop")
  /// gallery.setApart(["help.*", "usage"], as: "Printed on the command line")
  /// ```
  ///
  /// `"help.*"` stands for all keys that begin so.
  public mutating func setApart(_ keys: [String], as name: String) {
    if let index = keysApart.firstIndex(where: { $0.name == name }) {
      keysApart[index].keys += keys
    } else {
      keysApart.append((name, keys))
    }
  }

  /// Adds the screens of a walkthrough after its start and after each step; `name` is its heading, which no other one has.
  ///
  /// The languages are by default those of the program and each ``PseudoLanguage``; the sizes of the terminal are in cells.
  /// `isData` is true for a text of the program's data, which is the same in each language: the page lists other texts without
  /// a key as findings.
  ///
  /// Before each screen, the tasks of screens and coordinators continue until they wait for the clock, which stands still, for
  /// at most a second of real time. An error of the start or of a step ends the walk in its language at its size;
  /// ``failures`` has all errors, and the page lists them.
  public mutating func add(
    _ walkthrough: Walkthrough, named name: String, in languages: WalkthroughLanguages = .all,
    sizes: [Size] = defaultSizes, isData: @escaping @MainActor (String) -> Bool = { _ in false }
  ) async {
    if var translations, translations.addTexts(of: walkthrough.localizer) { show(translations) }
    var walk = GalleryWalk(
      walkthrough, name: name, languages: languages, sizes: sizes, isData: isData)
    _ = await walk.render(with: translations?.tables ?? [])
    walks.append(walk)
    screens = (screens + walk.screens).numbered
  }

  /// The tags of the languages of the walks, also of those without screens, and of the languages that their texts are in.
  var languageTags: [String] { walks.flatMap(\.languageTags).unique }

  /// The development language of the programs in the walks; `nil` without walks.
  var developmentLanguage: Language? { walks.first?.developmentLanguage }

  /// What is missing in the gallery although no walk has failed, each as a sentence.
  package var gaps: [String] {
    if walks.isEmpty { return ["the gallery has no walks"] }
    return walks.flatMap { walk in
      (walk.screens.isEmpty && walk.failures.isEmpty ? ["\(walk.name) has no screens"] : [])
        + walk.languagesWithoutTexts.map { "\(walk.name): the program has no texts in \($0)" }
    }
  }

  /// What coordinators and consoles have reported in the walks.
  package var diagnostics: [CoordinatorDiagnostic] { walks.flatMap(\.diagnostics) }

  /// Whether there are screens of each walk, and all of them.
  var hasAllWalks: Bool { failures.isEmpty && !walks.contains(where: \.screens.isEmpty) }

  /// Reads the translation folder again, and renders the screens whose texts have changed.
  ///
  /// A change of a language also renders the languages that fall back to its texts, and one of the development language each
  /// ``PseudoLanguage``. While a file is broken, its missing texts stay as they were, and so do the screens of a
  /// language on request that has lost its texts. A gallery without a folder does not change.
  public mutating func update() async -> GalleryUpdate {
    var update = GalleryUpdate()
    guard let old = translations else { return update }
    let new = await old.readAgain()
    update.errors = new.errorLines
    let changed = new.keys(changedSince: old)
    let tables = new.tables
    var lostLanguages: [WalkthroughLanguage] = []
    for index in walks.indices {
      let rendering = await walks[index].render(with: tables, changed)
      update.languages += rendering.languages.filter { !update.languages.contains($0) }
      update.screenCount += rendering.screenCount
      lostLanguages += rendering.lostLanguages
      update.errors += walks[index].failures.map { "\($0)" }
    }
    update.errors += lostLanguages.unique.map {
      "\($0.tag): error: there are no texts in this language any more; its screens stay as they were"
    }
    screens = walks.flatMap(\.screens).numbered
    show(new)
    return update
  }

  /// The errors that have ended walks early, in the order of the walks; the page lists them.
  public var failures: [GalleryFailure] { walks.flatMap(\.failures) }

  private mutating func show(_ translations: GalleryTranslations) {
    self.translations = translations
    sources = Dictionary(grouping: translations.sources, by: \.key)
    let check = translations.check
    (remarks, copies) = (check.remarks, check.copies)
  }

  /// The page.
  public var html: String { GalleryPage(self).html }

  /// Writes the page to a file.
  ///
  /// - Throws: The error of the file system.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file, options: .atomic)
  }
}
