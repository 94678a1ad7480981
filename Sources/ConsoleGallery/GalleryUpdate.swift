/// The result of updating a gallery after a change of its translations.
public struct GalleryUpdate: Sendable, Hashable {
  /// The languages that the update has rendered.
  public internal(set) var languages: [WalkthroughLanguage] = []
  /// The number of screens that the update has rendered; the others show none of the changed texts.
  public internal(set) var screenCount = 0
  /// The errors of files, such as `pl.lproj/Localizable.strings:22:14: error: …`, of walkthroughs, and of languages on request
  /// that have lost their texts.
  public internal(set) var errors: [String] = []
  /// The time from finding the change to the end of writing the page; zero for the first page, and if no page was written.
  public internal(set) var duration: Duration = .zero
}

extension GalleryUpdate: CustomStringConvertible {
  /// `pl: 3 screens (112 ms)`, without a time for the first page, and a line for each error.
  public var description: String {
    let names = languages.map(\.tag).joined(separator: ", ")
    let time = duration == .zero ? "" : " (\(Int(duration / .milliseconds(1))) ms)"
    let summary = "\(names.isEmpty ? "" : names + ": ")\(screenCount.counted("screen"))\(time)"
    return ([summary] + errors).joined(separator: "\n")
  }
}
