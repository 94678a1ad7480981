internal import ConsoleUI
internal import LocalizableStrings
internal import StringsSyntax

/// A tour of a gallery, and its screens by language and size.
@MainActor struct GalleryWalk {
  /// The screens of one language, and the texts on which they depend.
  private struct Part {
    let language: WalkthroughLanguage
    /// Whether the program had texts in the language.
    let hasTexts: Bool
    /// In the order of the sizes.
    var views: [View] = []
    /// Whether the last rendering has failed.
    var isOutdated = false
  }

  /// The screens of one language at one size.
  private struct View {
    var screens: [GalleryScreen] = []
    /// The texts that the walk has looked up, in the order of the first lookup.
    var lookups: [LookupTrace.Lookup] = []
  }

  /// What an update has rendered.
  struct Rendering {
    var languages: [WalkthroughLanguage] = []
    /// The number of screens, without those that were kept.
    var screenCount = 0
    /// The languages that have lost their texts, whose screens stay as they were.
    var lostLanguages: [WalkthroughLanguage] = []
    /// The errors of starts and steps, in the order of the languages.
    var failures: [GalleryFailure] = []
  }

  let name: String
  private let tour: any GalleryTour
  private let languages: WalkthroughLanguages
  private let sizes: [Size]
  private let isData: @MainActor (String) -> Bool
  /// In the order of the languages.
  private var parts: [Part] = []
  /// What has ended walks of the last rendering early.
  private(set) var failures: [GalleryFailure] = []

  init(
    _ tour: any GalleryTour, name: String, languages: WalkthroughLanguages, sizes: [Size],
    isData: @escaping @MainActor (String) -> Bool
  ) {
    (self.tour, self.name, self.languages) = (tour, name, languages)
    (self.sizes, self.isData) = (sizes, isData)
  }

  /// The screens, language by language.
  var screens: [GalleryScreen] { parts.flatMap(\.views).flatMap(\.screens) }

  /// Renders the screens that depend on changed keys, and those of languages without screens.
  ///
  /// After an error of a language its screens stay as they were, and the next call renders them all.
  mutating func render(
    with tables: [StringsTable], _ changed: [Language: Set<String>] = [:]
  ) async -> Rendering {
    var tour = tour
    if !tables.isEmpty { tour.localizer = tour.localizer.preferring(tables: tables) }
    var parts: [Part] = []
    var rendering = Rendering()
    for language in languages.languages(of: tour.localizer) {
      let change = GalleryChange(changed, in: language, of: tour.localizer)
      var old = self.parts.first { $0.language == language }
      if var old, old.hasTexts, !language.hasTexts(in: tour.localizer) {
        rendering.lostLanguages.append(language)
        old.isOutdated = true
        parts.append(old)
        continue
      }
      if let old, !old.isOutdated, !old.views.contains(where: { change.concerns($0.lookups) }) {
        parts.append(old)
        continue
      }
      do throws(GalleryFailure) {
        parts.append(try await part(language, of: tour, after: old, change, &rendering))
        rendering.languages.append(language)
      } catch {
        rendering.failures.append(error)
        old?.isOutdated = true
        if let old { parts.append(old) }
      }
    }
    (self.parts, failures) = (parts, rendering.failures)
    return rendering
  }

  private func part(
    _ language: WalkthroughLanguage, of tour: any GalleryTour, after old: Part?,
    _ change: GalleryChange, _ rendering: inout Rendering
  ) async throws(GalleryFailure) -> Part {
    var part = Part(language: language, hasTexts: language.hasTexts(in: tour.localizer))
    for (index, size) in sizes.enumerated() {
      let view = old.flatMap { $0.isOutdated ? nil : $0.views[index] }
      if let view, !change.concerns(view.lookups) {
        part.views.append(view)
      } else {
        // The first rendering has found screens that do not announce their changes.
        part.views.append(
          try await self.view(
            in: language, at: size, of: tour, checksReuse: old == nil, after: view, change,
            &rendering))
      }
    }
    return part
  }

  private func view(
    in language: WalkthroughLanguage, at size: Size, of tour: any GalleryTour, checksReuse: Bool,
    after old: View?, _ change: GalleryChange, _ rendering: inout Rendering
  ) async throws(GalleryFailure) -> View {
    var view = View()
    let trace = LookupTrace()
    var lastStop: WalkthroughStop?
    func visit(_ console: Console, _ stop: WalkthroughStop) {
      lastStop = stop
      console.redrawIfChanged()
      if let old, stop.index < old.screens.count {
        let screen = old.screens[stop.index]
        if screen.origin.isValid(
          for: console, after: change, before: old.lookups, now: trace.lookups)
        {
          view.screens.append(screen)
          return
        }
      }
      let check = FitCheck(
        stop: stop, trace: trace,
        language: language.language(for: tour.localizer.developmentLanguage), isData: isData)
      view.screens.append(check.galleryScreen(of: console, in: name))
      rendering.screenCount += 1
    }
    do {
      try await tour.walk(
        in: language, at: size, tracedIn: trace, checksReuse: checksReuse, visit: visit)
    } catch {
      throw GalleryFailure(
        walk: name, language: language, size: size, lastStep: lastStop?.name, error: error)
    }
    view.lookups = trace.lookups
    let readableKeys = view.screens.reduce(into: Set<String>()) { $0.formUnion($1.readableKeys) }
    for index in view.screens.indices {
      view.screens[index].findings = view.screens[index].findings.ignoringCovered(readableKeys)
    }
    return view
  }
}
