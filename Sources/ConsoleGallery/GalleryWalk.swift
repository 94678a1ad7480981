internal import ConsoleDriver
internal import ConsoleUI
internal import Coordinators
internal import LocalizableStrings
internal import StringsSyntax

/// A walkthrough of a gallery, and its screens by language and size.
@MainActor struct GalleryWalk {
  /// The screens of one language, and the texts on which they depend.
  private struct Part {
    let language: WalkthroughLanguage
    /// Whether the program had texts in the language.
    var hasTexts = false
    /// In the order of the sizes.
    var views: [View]
  }

  /// The screens of one language at one size.
  private struct View {
    /// With all findings, since another screen may show a covered text only until the next update.
    var screens: [GalleryScreen] = []
    /// The texts that the walk has looked up, in the order of the first lookup.
    var lookups: [LookupTrace.Lookup] = []
    /// Whether there was no rendering yet, or the last one has failed.
    var isOutdated = false
    /// What has ended the last walk early.
    var failure: GalleryFailure?
    /// What its coordinators and its console have reported.
    var diagnostics: [CoordinatorDiagnostic] = []

    /// The screens without the covered texts that another one shows whole.
    var shownScreens: [GalleryScreen] {
      let readableKeys = screens.reduce(into: Set<String>()) { $0.formUnion($1.readableKeys) }
      return screens.map { screen in
        var screen = screen
        screen.findings = screen.findings.ignoringCovered(readableKeys)
        // The screens after the failure may show the texts.
        if failure != nil { screen.findings.removeAll { $0.kind == .covered } }
        return screen
      }
    }
  }

  /// What an update has rendered.
  struct Rendering {
    var languages: [WalkthroughLanguage] = []
    /// The number of screens, without those that were kept.
    var screenCount = 0
    /// The languages that have lost their texts, whose screens stay as they were.
    var lostLanguages: [WalkthroughLanguage] = []
  }

  let name: String
  private let walkthrough: Walkthrough
  private let languages: WalkthroughLanguages
  private let sizes: [Size]
  private let isData: @MainActor (String) -> Bool
  /// In the order of the languages.
  private var parts: [Part] = []

  init(
    _ walkthrough: Walkthrough, name: String, languages: WalkthroughLanguages, sizes: [Size],
    isData: @escaping @MainActor (String) -> Bool
  ) {
    (self.walkthrough, self.name, self.languages) = (walkthrough, name, languages)
    (self.sizes, self.isData) = (sizes, isData)
  }

  /// What has ended walks early, language by language.
  var failures: [GalleryFailure] { parts.flatMap(\.views).compactMap(\.failure) }

  /// The screens, language by language.
  var screens: [GalleryScreen] { parts.flatMap(\.views).flatMap(\.shownScreens) }

  /// The languages in which the program has no texts.
  var languagesWithoutTexts: [WalkthroughLanguage] { parts.filter { !$0.hasTexts }.map(\.language) }

  /// What coordinators and consoles have reported during the last rendering of each screen.
  var diagnostics: [CoordinatorDiagnostic] { parts.flatMap(\.views).flatMap(\.diagnostics) }

  var developmentLanguage: Language { walkthrough.localizer.developmentLanguage }

  /// The tags of the languages, also of those without screens, and of the languages that their texts are in.
  var languageTags: [String] {
    parts.map(\.language).flatMap {
      [$0.tag, $0.language(for: developmentLanguage).tag]
    }
  }

  /// Renders the screens that depend on changed keys, and those of languages without screens.
  ///
  /// After an error the screens after it stay as they were, and the next call renders all of its language and size.
  mutating func render(
    with tables: [StringsTable], _ changed: [Language: Set<String>] = [:]
  ) async -> Rendering {
    var walkthrough = walkthrough
    if !tables.isEmpty {
      walkthrough.localizer = walkthrough.localizer.preferring(tables: tables)
    }
    var parts: [Part] = []
    var rendering = Rendering()
    for language in languages.languages(of: walkthrough.localizer) {
      let change = GalleryChange(changed, in: language, of: walkthrough.localizer)
      var part =
        self.parts.first { $0.language == language }
        ?? Part(language: language, views: sizes.map { _ in View(isOutdated: true) })
      let hasTexts = language.hasTexts(in: walkthrough.localizer)
      if part.hasTexts, !hasTexts {
        rendering.lostLanguages.append(language)
        for index in part.views.indices { part.views[index].isOutdated = true }
      } else {
        part.hasTexts = hasTexts
        await render(&part, of: walkthrough, change, &rendering)
      }
      parts.append(part)
    }
    self.parts = parts
    return rendering
  }

  private func render(
    _ part: inout Part, of walkthrough: Walkthrough, _ change: GalleryChange,
    _ rendering: inout Rendering
  ) async {
    for (index, size) in sizes.enumerated() {
      let old = part.views[index]
      guard old.isOutdated || change.concerns(old.lookups) else { continue }
      let screenCount = rendering.screenCount
      let view = await view(
        in: part.language, at: size, of: walkthrough, after: old, change, &rendering)
      part.views[index] = view
      let isRendered = view.failure == nil || rendering.screenCount > screenCount
      if isRendered, rendering.languages.last != part.language {
        rendering.languages.append(part.language)
      }
    }
  }

  private func view(
    in language: WalkthroughLanguage, at size: Size, of walkthrough: Walkthrough, after old: View,
    _ change: GalleryChange, _ rendering: inout Rendering
  ) async -> View {
    var view = View()
    let trace = LookupTrace()
    var lastStop: WalkthroughStop?
    func visit(_ headless: HeadlessConsole, _ stop: WalkthroughStop) {
      let console = headless.console
      lastStop = stop
      console.redrawIfChanged()
      let drawn = headless.terminal.canvas ?? Canvas(size: size)
      if !old.isOutdated, stop.index < old.screens.count {
        let screen = old.screens[stop.index]
        if screen.origin.isValid(
          for: drawn, after: change, before: old.lookups, now: trace.lookups)
        {
          view.screens.append(screen)
          return
        }
      }
      let check = FitCheck(
        stop: stop, trace: trace, of: walkthrough.localizer, typed: headless.typedTexts,
        isData: isData)
      view.screens.append(check.galleryScreen(of: console, showing: drawn, in: name))
      rendering.screenCount += 1
    }
    do {
      let tracing = { (localizer: Localizer) in localizer.tracing(in: trace) }
      try await walkthrough.show(in: language, localizer: tracing) { window in
        let console = try HeadlessConsole(showing: window, of: walkthrough, at: size)
        defer { view.diagnostics = window.takeDiagnostics().map(\.diagnostic) }
        // Tests of the program compare the frames.
        console.checksReuse = false
        try await walkthrough.walk(
          console, in: language, at: size, visit: { visit($0, $1) })
      }
    } catch {
      view.failure = GalleryFailure(
        walk: name, language: language, size: size, lastStep: lastStop?.name, error: error)
      view.isOutdated = true
      view.screens += old.screens.dropFirst(view.screens.count)
    }
    view.lookups = trace.lookups
    return view
  }
}
