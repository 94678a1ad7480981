public import ConsoleGallery
public import ConsoleUI
internal import LocalizableStrings
public import Testing

extension Gallery {
  /// Adds the screens of a walkthrough after its start and after each step; `name` is its heading.
  ///
  /// The languages are by default those of the program and each `PseudoLanguage`; the sizes of the terminal are in
  /// cells. `isData` is that of ``Walkthrough/expectFits(in:sizes:ignoring:allowingShortened:isData:sourceLocation:)``.
  ///
  /// A step that cannot be done, such as a click on a text that is not there, is an issue, and the page lists it.
  ///
  /// - Throws: The error of the start or of a step.
  public mutating func add(
    _ walkthrough: Walkthrough, named name: String, in languages: WalkthroughLanguages = .all,
    sizes: [Size] = Gallery.defaultSizes,
    isData: @escaping @MainActor (String) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    Walkthrough.expectWalks(
      in: languages.languages(of: walkthrough.localizer), sizes, sourceLocation)
    let known = failures.count
    await add(
      WalkthroughTour(walkthrough, sourceLocation), named: name, in: languages, sizes: sizes,
      isData: isData)
    // A step that cannot be done is an issue already.
    let errors = failures.dropFirst(known).map(\.error).filter { !($0 is WalkthroughFailure) }
    if let error = errors.first { throw error }
  }
}
