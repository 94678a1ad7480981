public import ConsoleGallery
public import ConsoleUI
internal import LocalizableStrings
public import Testing

extension Walkthrough {
  /// Expects that all texts of the program fit in each language and at each size, and are in the language of the walk.
  ///
  /// After the start and each step, a text from a key is a finding if it was cut, shortened, overlapped, left in another
  /// language, shown as its key, if it has a line break in a row, or if it or its control was pushed out of sight. So it is if
  /// a message or a line covers it and no other stop of the walk shows it whole. All findings are one issue.
  ///
  /// A pseudo-language also finds texts and parts of texts without a key, which are the same in each language: those that are
  /// written in the source, but also data such as the names of users, for which `isData` returns true; it is asked without the
  /// signs of a control around them, too. The name of a language of the program in itself is none, nor what the walk has typed,
  /// nor a number or a date that the localizer formats. If a text without a key was cut or overlapped, that is a finding of its
  /// own; so it is in each language if the localizer has formatted it, or if it was put together with a text from a key.
  ///
  /// A text is shortened if its `Text` has `truncated(at:)` or `lineLimit(_:truncatedAt:)` and no room; by default only a
  /// pseudo-language may do that. What can be scrolled into sight is no finding, nor what a bar leaves out: key hints, and titles
  /// of tabs and earlier screens. Screens behind a box or a sheet are not judged.
  ///
  /// While it walks, each letter of a text from a key carries the key in characters without a width, so do not
  /// compare looked-up texts with literals in a program that is tested so.
  ///
  /// The languages are by default those of the program and each `PseudoLanguage`; the sizes of the terminal are in
  /// cells. Texts of the ignored keys are no finding; `"sternik.*"` stands for all keys that begin so. `allowingShortened` says
  /// where a shortened text is none.
  ///
  /// - Throws: The error of the start or of a step.
  public func expectFits(
    in languages: WalkthroughLanguages = .all, sizes: [Size]? = nil,
    ignoring ignoredKeys: Set<String> = [],
    allowingShortened shortenedTexts: ShortenedTexts = .inPseudoLanguages,
    isData: @escaping @MainActor (String) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let findings = try await fitFindings(
      in: languages, sizes: sizes, isData: isData, sourceLocation: sourceLocation
    ).filter { finding in
      !shortenedTexts.allow(finding) && !ignoredKeys.contains(where: finding.key.matches)
    }
    guard !findings.isEmpty else { return }
    Issue.record(Comment(rawValue: findings.report), sourceLocation: sourceLocation)
  }

  /// The texts that do not fit, in the order of the walks; each once for a screen, a language and a size.
  ///
  /// - Throws: The error of the start or of a step.
  public func fitFindings(
    in languages: WalkthroughLanguages = .all, sizes: [Size]? = nil,
    isData: @escaping @MainActor (String) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [FitFinding] {
    var findings: [FitFinding] = []
    var mistakes: Set<FitFinding.Mistake> = []
    var (findingsOfWalk, readableKeys): ([FitFinding], Set<String>) = ([], [])
    func endWalk() {
      findings += findingsOfWalk.ignoringCovered(readableKeys)
      (findingsOfWalk, readableKeys) = ([], [])
    }
    var trace = LookupTrace()
    try await walk(
      in: languages, sizes: sizes, sourceLocation: sourceLocation,
      localizer: { localizer in
        endWalk()
        trace = LookupTrace()
        return localizer.tracing(in: trace)
      },
      visit: { console, stop in
        let check = FitCheck(
          stop: stop, trace: trace, of: self.localizer, typed: console.typedTexts, isData: isData)
        let result = check.result(in: console.console)
        readableKeys.formUnion(result.readableKeys)
        findingsOfWalk += result.findings.filter { mistakes.insert($0.mistake).inserted }
      })
    endWalk()
    return findings
  }
}
