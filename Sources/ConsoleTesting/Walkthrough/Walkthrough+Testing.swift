public import ConsoleDriver
public import ConsoleGallery
public import ConsoleUI
internal import Coordinators
internal import LocalizableStrings
public import Testing

extension Walkthrough {
  /// Calls `visit` with the console after the start and after each step, in each language and at each size; before, tasks continue until
  /// they wait for the clock.
  ///
  /// The sizes are in cells; without any it is that of the recording, else 80 by 24. A step that cannot be done, such as
  /// a click on a text that is not on the screen or a key with an unknown name, is an issue and ends its walk.
  ///
  /// - Throws: The error of `start`, of a step or of `visit`; it ends all walks.
  public func walk(
    in languages: WalkthroughLanguages = .available,
    sizes: [Size]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    visit: @MainActor (HeadlessConsole, WalkthroughStop) async throws -> Void
  ) async throws {
    try await walk(
      in: languages, sizes: sizes, sourceLocation: sourceLocation, localizer: { $0 }, visit: visit)
  }

  /// Walks with the localizers that `localizer` makes of those of the languages.
  func walk(
    in languages: WalkthroughLanguages, sizes: [Size]?, sourceLocation: SourceLocation,
    localizer makeLocalizer: (Localizer) -> Localizer,
    visit: @MainActor (HeadlessConsole, WalkthroughStop) async throws -> Void
  ) async throws {
    let sizes = sizes ?? [size]
    let languages = languages.languages(of: localizer)
    if languages.isEmpty || sizes.isEmpty {
      Issue.record(
        "there is no \(languages.isEmpty ? "language" : "size") to walk in",
        sourceLocation: sourceLocation)
    }
    for language in languages {
      guard language.hasTexts(in: localizer) else {
        let available = localizer.available.map(\.tag).joined(separator: ", ")
        Issue.record(
          "the program has no texts in \(language), only in \(available)",
          sourceLocation: sourceLocation)
        continue
      }
      for size in sizes {
        try await show(in: language, localizer: makeLocalizer) { window in
          let console = HeadlessConsole(
            window, columns: size.columns, rows: size.rows, capabilities: capabilities,
            theme: theme, sourceLocation: sourceLocation)
          setUp(console.console, window)
          do {
            try await walk(console, in: language, at: size, visit: visit)
          } catch let error as StepError {
            Issue.record(
              """
              step \(error.step ?? "") in \(language) at \(size.columns)x\(size.rows): \(error); this walk ends. \
              The screen is
              \(console.screen)
              """, sourceLocation: error.sourceLocation ?? sourceLocation)
          }
        }
      }
    }
  }

  /// Compares the screen after the start and after each step with the files recorded next to the test.
  ///
  /// Each file is named after the walkthrough, the step and the language, such as `order-details.pl.txt`: a step has
  /// its name or its number, and the start is `start`. With several sizes the size comes last: `order-details-40x12`.
  ///
  /// - Throws: The error of the start or of a step.
  public func expectSnapshots(
    named name: String, in languages: WalkthroughLanguages = .available,
    sizes: [Size]? = nil, as format: SnapshotFormat = .text,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var names: Set = ["start"]
    for (index, step) in steps.enumerated() {
      let name = step.name ?? "\(index + 1)"
      guard names.insert(name).inserted else {
        Issue.record(
          "two steps are named \"\(name)\", so that their snapshots would be one file",
          sourceLocation: sourceLocation)
        return
      }
    }
    try await walk(in: languages, sizes: sizes, sourceLocation: sourceLocation) { console, stop in
      let size = (sizes?.count ?? 1) > 1 ? "-\(stop.size.columns)x\(stop.size.rows)" : ""
      console.expectSnapshot(
        named: "\(name)-\(stop.name)\(size)", language: stop.language.tag, as: format,
        filePath: filePath, sourceLocation: sourceLocation)
    }
  }
}

extension Gallery {
  /// Each walk that has ended early is an issue where its step was made; a walk without screens, a language in which the program
  /// has no texts, and what coordinators and consoles have reported in the walks are issues here.
  ///
  /// ```swift
  /// var gallery = Gallery(title: "Shop")
  /// await gallery.add(purchase, named: "Purchase")
  /// gallery.expectNoFailures()
  /// ```
  public func expectNoFailures(sourceLocation: SourceLocation = #_sourceLocation) {
    for failure in failures {
      let place = (failure.error as? StepError)?.sourceLocation
      Issue.record(
        Comment(rawValue: failure.description), sourceLocation: place ?? sourceLocation)
    }
    for gap in gaps { Issue.record(Comment(rawValue: gap), sourceLocation: sourceLocation) }
    for diagnostic in diagnostics { DiagnosticRecorder.record(diagnostic, sourceLocation) }
  }
}

extension StepError {
  /// Where the step was made.
  fileprivate var sourceLocation: SourceLocation? {
    guard let place else { return nil }
    // A module is not known here; the folder stands for it.
    let fileID = place.filePath.split(separator: "/").suffix(2).joined(separator: "/")
    return SourceLocation(fileID: fileID, filePath: place.filePath, line: place.line, column: 1)
  }
}
