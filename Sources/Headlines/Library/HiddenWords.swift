/// Words and phrases of titles that the user does not want to see, separated by commas; case and accents do not matter.
struct HiddenWords: Sendable {
  private let phrases: [String]

  init(_ texts: String...) {
    phrases = texts.flatMap { $0.split(separator: ",") }.map { Self.folded(String($0)) }
      .filter { !$0.isEmpty }
  }

  var isEmpty: Bool { phrases.isEmpty }

  /// Whether a title contains any of them, also inside words.
  func hide(_ title: String) -> Bool {
    guard !isEmpty else { return false }
    let title = Self.folded(title)
    return phrases.contains(where: title.contains)
  }

  /// Which texts of a user mean the same.
  private static func folded(_ text: String) -> String {
    SearchText.folded(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
