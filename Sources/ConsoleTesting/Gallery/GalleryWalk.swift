internal import ConsoleUI
internal import LocalizableStrings
internal import StringsSyntax
import Testing

/// A walkthrough of a gallery, and its screens by language.
@MainActor struct GalleryWalk {
  /// The screens of one language, and the texts on which they depend.
  private struct Part {
    let language: WalkthroughLanguage
    var screens: [GalleryScreen] = []
    /// The texts that the walk has looked up.
    var lookups: Set<LookupTrace.Lookup> = []
  }

  let name: String
  private var walkthrough: Walkthrough
  private let languages: WalkthroughLanguages
  private let sizes: [Size]
  private let isData: @MainActor (String) -> Bool
  private let sourceLocation: SourceLocation
  /// In the order of the languages.
  private var parts: [Part] = []

  init(
    _ walkthrough: Walkthrough, name: String, languages: WalkthroughLanguages, sizes: [Size],
    isData: @escaping @MainActor (String) -> Bool, sourceLocation: SourceLocation
  ) {
    (self.walkthrough, self.name, self.languages) = (walkthrough, name, languages)
    (self.sizes, self.isData, self.sourceLocation) = (sizes, isData, sourceLocation)
    self.walkthrough.capabilities.colors = .trueColor
  }

  /// The screens, language by language.
  var screens: [GalleryScreen] { parts.flatMap(\.screens) }

  /// Renders the screens of the languages that show texts of changed keys, and of those without screens.
  ///
  /// - Returns: The rendered languages.
  /// - Throws: The error of the start or of a step; then the screens stay as they were.
  mutating func render(
    with tables: [StringsTable], _ changed: [Language: Set<String>] = [:]
  ) async throws -> [WalkthroughLanguage] {
    var walkthrough = walkthrough
    if !tables.isEmpty {
      walkthrough.localizer = walkthrough.localizer.preferring(tables: tables)
    }
    var parts: [Part] = []
    var rendered: [WalkthroughLanguage] = []
    let languages = languages.languages(of: walkthrough.localizer)
    if languages.isEmpty {
      try await walkthrough.walk(in: [], sizes: sizes, sourceLocation: sourceLocation) { _, _ in }
    }
    for language in languages {
      let old = self.parts.first { $0.language == language }
      if let old, !isOutdated(old, changed, walkthrough.localizer) {
        parts.append(old)
      } else {
        parts.append(try await part(language, of: walkthrough, isFirst: old == nil))
        rendered.append(language)
      }
    }
    self.parts = parts
    return rendered
  }

  private func isOutdated(
    _ part: Part, _ changed: [Language: Set<String>], _ localizer: Localizer
  ) -> Bool {
    let chain = part.language.chain(of: localizer)
    return part.lookups.contains { lookup in
      // The lookup ends at the language with the text.
      let end = lookup.language.flatMap(chain.firstIndex) ?? chain.count - 1
      var languages = Array(chain.prefix(end + 1))
      if case .pseudo = part.language { languages.append(localizer.developmentLanguage) }
      return languages.contains { changed[$0]?.contains(lookup.key) == true }
    }
  }

  private func part(
    _ language: WalkthroughLanguage, of walkthrough: Walkthrough, isFirst: Bool
  ) async throws -> Part {
    var part = Part(language: language)
    var traces: [LookupTrace] = []
    try await walkthrough.walk(
      in: [language], sizes: sizes, sourceLocation: sourceLocation,
      localizer: { localizer in
        traces.append(LookupTrace())
        return localizer.tracing(in: traces[traces.count - 1])
      },
      visit: { console, stop in
        // The first rendering has found screens that do not announce their changes.
        console.checksReuse = isFirst
        let check = FitCheck(
          stop: stop, trace: traces[traces.count - 1],
          language: language.language(for: walkthrough.localizer.developmentLanguage),
          isData: isData)
        part.screens.append(check.galleryScreen(of: console, in: name))
      })
    part.lookups = Set(traces.flatMap(\.lookups))
    return part
  }
}
