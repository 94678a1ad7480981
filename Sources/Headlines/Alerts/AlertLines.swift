/// The lines of an alert that tells several things at once.
enum AlertLines {
  /// More do not fit; they have often one cause.
  private static let most = 4

  /// The first of the lines, and a sign that there are more.
  static func joined(_ lines: [String]) -> String {
    (lines.prefix(most) + (lines.count > most ? ["…"] : [])).joined(separator: "\n")
  }
}
