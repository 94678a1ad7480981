import Sternik

/// The words of the program in a text, such as those around pictures and other files, in the current language.
@MainActor
struct MediaWords: Equatable {
  /// For each kind the text before and after a name, and the text without a name.
  private let named: [MarkedText.Media: [String]]
  private let unnamed: [MarkedText.Media: String]
  /// What stands for the rest of a text that is too long.
  let omission = Texts.article.omission

  /// Stands for the name while its place in a text is looked for.
  private static let placeholder = "\u{FFFC}"

  init() {
    var (named, unnamed): ([MarkedText.Media: [String]], [MarkedText.Media: String]) = ([:], [:])
    for media in MarkedText.Media.allCases {
      let kind =
        switch media {
        case .image: Texts.article.image
        case .audio: Texts.article.audio
        case .video: Texts.article.video
        case .file: Texts.article.file
        case .page: Texts.article.page
        }
      named[media] = Texts.article.media(kind, name: Self.placeholder)
        .split(separator: Self.placeholder, maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      unnamed[media] = Texts.article.unnamedMedia(kind)
    }
    (self.named, self.unnamed) = (named, unnamed)
  }

  /// What to write around the alternative text of a file, or in its place.
  func replacements(of span: MarkedText.Span, in text: MarkedText) -> [MarkedText.Replacement] {
    guard case .media(let media, _) = span.mark else { return [] }
    let (start, end) = (span.range.lowerBound, span.range.upperBound)
    if text.part(span.range) == MarkedText.unnamedMedia {
      return [MarkedText.Replacement(range: span.range, text: unnamed[media] ?? "")]
    }
    let parts = named[media] ?? []
    return [
      MarkedText.Replacement(range: start..<start, text: parts.first ?? ""),
      MarkedText.Replacement(range: end..<end, text: parts.dropFirst().first ?? ""),
    ]
  }
}
