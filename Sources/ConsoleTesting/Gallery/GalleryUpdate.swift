/// The result of updating a gallery after a change of its translations.
public struct GalleryUpdate: Sendable, Hashable {
  /// The languages that the update has rendered.
  public internal(set) var languages: [WalkthroughLanguage] = []
  /// The errors of files, such as `pl.lproj/Localizable.strings:22:14: error: …`, and of walkthroughs.
  public internal(set) var errors: [String] = []
  /// The time from finding the change to the end of writing the page.
  public internal(set) var duration: Duration = .zero
}

extension GalleryUpdate: CustomStringConvertible {
  /// `pl (412 ms)`, and a line for each error.
  public var description: String {
    let names = languages.map(\.tag).joined(separator: ", ")
    let milliseconds = Int(duration / .milliseconds(1))
    let summary = "\(names.isEmpty ? "no language" : names) (\(milliseconds) ms)"
    return ([summary] + errors).joined(separator: "\n")
  }
}
