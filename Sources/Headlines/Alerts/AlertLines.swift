import Sternik

/// The lines of an alert that tells several things at once.
enum AlertLines {
  /// More are too many to be read; they have often one cause.
  private static let most = 8

  /// The first of the lines, and how many more there are.
  @MainActor static func joined(_ lines: [String]) -> String {
    let left = lines.count - most
    // What takes the place of one line may as well be that line.
    guard left > 1 else { return lines.joined(separator: "\n") }
    let more = Texts.alert.more(Localizer.current.number(left))
    return (lines.prefix(most) + [more]).joined(separator: "\n")
  }
}
