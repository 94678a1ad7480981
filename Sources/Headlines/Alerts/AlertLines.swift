import Sternik

/// The lines of an alert about several errors.
enum AlertLines {
  /// As many as a user may want to read; an alert scrolls.
  private static let limit = 100
  /// Of more feeds with the same reason, only so many are named.
  private static let foldedLimit = 2

  /// Why feeds could not be read: of many with the same reason, the first ones and how many more there are.
  @MainActor static func reasons(of feeds: [LoadedFeed]) -> String {
    let reasons = feeds.map { $0.error?.reasonText ?? "" }
    let counts = Dictionary(grouping: reasons) { $0 }.mapValues(\.count)
    var shown: [String: Int] = [:]
    let lines = zip(feeds, reasons).compactMap { feed, reason -> String? in
      let (count, index) = (counts[reason] ?? 0, shown[reason, default: 0])
      shown[reason] = index + 1
      let isFolded = count > foldedLimit + 1
      if isFolded, index == foldedLimit {
        return Texts.alert.named(
          Texts.alert.more(Localizer.current.number(count - index)), reason: reason)
      }
      return isFolded && index > foldedLimit
        ? nil : Texts.alert.named(feed.feed.displayName, reason: reason)
    }
    return joined(lines)
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
