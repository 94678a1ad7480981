/// The text of an article: its blocks, in reading order.
struct ArticleBody: Sendable, Hashable {
  var blocks: [ArticleBlock] = []

  /// The text as paragraphs of plain text, none of them empty, without pictures and other media.
  ///
  /// Articles without any identity are known by it, so it must not change.
  var paragraphs: [String] { blocks.flatMap(\.paragraphs) }

  var isEmpty: Bool { blocks.isEmpty }
}

extension ArticleBody: ExpressibleByArrayLiteral {
  /// Paragraphs of plain text.
  init(paragraphs: some Sequence<String>) {
    blocks = paragraphs.map { ArticleBlock(text: MarkedText(text: $0)) }
  }

  init(arrayLiteral paragraphs: String...) { self.init(paragraphs: paragraphs) }
}
