import Sternik

/// The text of an article as blocks to show, made anew when the language changes.
@MainActor
final class ArticleDocument {
  private let body: ArticleBody
  private var made: (words: MediaWords, blocks: [DocumentBlock])?

  init(_ body: ArticleBody) { self.body = body }

  var blocks: [DocumentBlock] {
    let words = MediaWords()
    if let made, made.words == words { return made.blocks }
    var blocks: [DocumentBlock] = []
    for block in body.blocks { append(block, to: &blocks, words) }
    made = (words, blocks)
    return blocks
  }

  private func append(
    _ block: ArticleBlock, to blocks: inout [DocumentBlock], _ words: MediaWords
  ) {
    var shown: DocumentBlock
    switch block.kind {
    case .row(let cells, let isHeader, let startsTable):
      let row = cells.map { block.text[$0].styled(words) }
      if !startsTable, let last = blocks.last, case .table(var rows, let headers) = last.kind,
        last.quotes == block.quotes, last.depth == block.depth
      {
        // Without a copy of the rows before.
        blocks[blocks.count - 1].kind = .paragraph
        rows.append(row)
        let isNextHeader = isHeader && headers == rows.count - 1
        blocks[blocks.count - 1].kind = .table(rows, headerRows: headers + (isNextHeader ? 1 : 0))
        return
      }
      shown = DocumentBlock(.table([row], headerRows: isHeader ? 1 : 0))
    case .paragraph: shown = DocumentBlock(.paragraph, block.text.styled(words))
    case .heading: shown = DocumentBlock(.heading, block.text.styled(words))
    case .item(let marker): shown = DocumentBlock(.item(marker: marker), block.text.styled(words))
    case .code: shown = DocumentBlock(.code, block.text.styled(words))
    case .caption: shown = DocumentBlock(.caption, block.text.styled(words))
    case .rule: shown = DocumentBlock(.rule(columns: nil))
    }
    shown.quotes = block.quotes
    shown.depth = block.depth
    blocks.append(shown)
  }
}

extension MarkedText {
  /// The text with styles and links, with words for media, and with signs for what is raised or lowered.
  @MainActor
  fileprivate func styled(_ words: MediaWords) -> StyledText {
    let media = spans.filter(\.isMedia)
    let replacements = (media.flatMap { words.replacements(of: $0, in: self) } + scripts)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let shown = replacing(replacements) { span in
      span.isMedia || media.contains { span.range.contains($0.range) && span.mark.address != nil }
    }
    var styled = StyledText(shown.text)
    for span in shown.spans {
      switch span.mark {
      case .emphasis: styled.mark(span.range, .emphasis)
      case .strong: styled.mark(span.range, .strong)
      case .code: styled.mark(span.range, .code)
      case .superscript, .subscript: break
      case .link(let address), .media(_, let address):
        if Browser.canOpen(address), let link = LinkURL(address) {
          styled.mark(span.range, link: link)
        }
      }
    }
    return styled
  }

  /// The raised and lowered parts in characters of their own, or behind a sign.
  private var scripts: [Replacement] {
    var end = 0
    return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { span in
      guard span.range.lowerBound >= end, span.mark == .superscript || span.mark == .subscript,
        !spans.contains(where: { $0.isMedia && $0.range.overlaps(span.range) })
      else { return nil }
      end = span.range.upperBound
      let part = self[span.range].text
      guard let sign = ScriptCharacters.text(part, isRaised: span.mark == .superscript) else {
        return nil
      }
      return Replacement(range: span.range, text: sign)
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
