import Sternik

/// The lines of an alert about several errors, cut to a number that fits.
enum AlertLines {
  private static let limit = 8

  /// Why feeds could not be read.
  @MainActor static func reasons(of feeds: [LoadedFeed]) -> String {
    joined(feeds.map { Texts.alert.named($0.feed.displayName, $0.error?.reasonText ?? "") })
  }

  /// The first lines, and how many more there are.
  @MainActor static func joined(_ lines: [String]) -> String {
    let remaining = lines.count - limit
    // A single remaining line takes no more room than the line that would count it.
    guard remaining > 1 else { return lines.joined(separator: "\n") }
    let more = Texts.alert.more(Localizer.current.number(remaining))
    return (lines.prefix(limit) + [more]).joined(separator: "\n")
  }
}
