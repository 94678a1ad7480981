import Sternik

/// The text of an article as blocks to show, made anew when the language changes.
@MainActor
final class ArticleDocument {
  private let body: ArticleBody
  /// The files of the article.
  let files: [ArticleFile]
  private var made: (words: MediaWords, blocks: [DocumentBlock])?

  init(_ body: ArticleBody) {
    self.body = body
    files = ArticleFile.list(of: body)
  }

  var blocks: [DocumentBlock] {
    let words = MediaWords()
    if let made, made.words == words { return made.blocks }
    var blocks: [DocumentBlock] = []
    var rest = body.blocks[...]
    while let block = rest.first {
      var shown = Self.isRow(block) ? Self.table(from: &rest, words) : Self.shown(block, words)
      if !Self.isRow(block) { rest.removeFirst() }
      shown.quotes = block.quotes
      shown.depth = block.depth
      blocks.append(shown)
    }
    made = (words, blocks)
    return blocks
  }

  private static func shown(_ block: ArticleBlock, _ words: MediaWords) -> DocumentBlock {
    if block.kind == .rule { return DocumentBlock(.rule(columns: nil)) }
    if block.kind == .omission {
      var text = StyledText(words.omission)
      text.mark(0..<words.omission.utf8.count, .emphasis)
      return DocumentBlock(.paragraph, text)
    }
    let kind: DocumentBlock.Kind =
      switch block.kind {
      case .heading: .heading
      case .item(let marker): .item(marker: marker)
      case .code: .code
      case .caption: .caption
      case .paragraph, .rule, .omission, .row: .paragraph
      }
    let text = block.kind == .code ? block.text : block.text.withLinkedAddresses
    return DocumentBlock(kind, text.styled(words))
  }

  /// Takes the rows of a table; those that have only headers at its start are its header.
  private static func table(
    from rest: inout ArraySlice<ArticleBlock>, _ words: MediaWords
  ) -> DocumentBlock {
    var (rows, headerRows): ([[StyledText]], Int) = ([], 0)
    let first = rest.first
    while let block = rest.first, case .row(let cells, let isHeader, let startsTable) = block.kind,
      rows.isEmpty || !startsTable, block.quotes == first?.quotes, block.depth == first?.depth
    {
      if isHeader, headerRows == rows.count { headerRows += 1 }
      rows.append(cells.map { block.text[$0].withLinkedAddresses.styled(words) })
      rest.removeFirst()
    }
    return DocumentBlock(.table(rows, headerRows: headerRows))
  }

  private static func isRow(_ block: ArticleBlock) -> Bool {
    if case .row = block.kind { true } else { false }
  }
}

extension MarkedText {
  /// The text with styles and links, with words for media, and with signs for what is raised or lowered.
  @MainActor
  fileprivate func styled(_ words: MediaWords) -> StyledText {
    let media = spans.filter(\.isMedia)
    let ranges = RangeIndex(media.map(\.range))
    let replacements =
      (media.flatMap { words.replacements(of: $0, in: self) } + scripts(beside: ranges))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let shown = replacing(replacements) { span in
      span.isMedia || span.mark.address != nil && ranges.overlap(span.range)
    }
    var styled = StyledText(shown.text)
    for span in shown.spans {
      switch span.mark {
      case .emphasis: styled.mark(span.range, .emphasis)
      case .strong: styled.mark(span.range, .strong)
      case .code: styled.mark(span.range, .code)
      case .deleted: styled.mark(span.range, style: Style(attributes: .strikethrough))
      case .inserted: styled.mark(span.range, style: Style(attributes: .underline))
      case .superscript, .subscript: break
      case .link(let address), .media(_, let address):
        if LinkPrograms.canOpen(address), let link = LinkURL(address) {
          styled.mark(span.range, link: link)
        }
      }
    }
    return styled
  }

  /// The raised and lowered parts in characters of their own, or behind a sign.
  private func scripts(beside media: RangeIndex) -> [Replacement] {
    var end = 0
    return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { span in
      guard span.range.lowerBound >= end, span.mark == .superscript || span.mark == .subscript,
        !media.overlap(span.range)
      else { return nil }
      end = span.range.upperBound
      let part = String(self.part(span.range))
      guard let sign = ScriptCharacters.text(part, isRaised: span.mark == .superscript) else {
        return nil
      }
      return Replacement(range: span.range, text: sign)
    }
  }
}
