/// The longest text of an article, as UTF-8; one that is longer takes seconds to show, and nobody reads it.
struct TextLimits {
  var bytes = 2_000_000
  var blocks = 20_000
}

/// Collects characters into the blocks of an article.
///
/// It collapses white space as HTML does, except in code, and drops control characters, soft hyphens and blank blocks.
struct BlockBuilder {
  private let limits: TextLimits
  private(set) var blocks: [ArticleBlock] = []
  /// The bytes of text in the blocks.
  private var size = 0
  /// How many quotations are open.
  var quotes = 0
  /// How many lists are open.
  var depth = 0
  /// What the current block is, if it is not a paragraph, item or row; until its end.
  var kind: ArticleBlock.Kind?
  private var line: [UInt8] = []
  private var hasPendingSpace = false
  private var pendingBreaks = 0
  /// The bullet or number of the item that starts with the current block.
  private var marker: String?
  private var inline = InlineMarks()
  private var row: TableRow?
  private var startsTable = false
  /// What stands before the first character of an item in a cell.
  private var pendingMarker: String?
  /// Whether the current row lays out a page: one of its cells has more than short paragraphs.
  private var isLayout = false
  /// Where the line of code, or what follows its last tab, starts.
  private var tabStop = 0
  /// How many cells may still be wider than one column.
  private var wideCellsLeft = 1_000

  /// The longest cell, in bytes, that may have several paragraphs; others only lay out a page.
  private static let maxCellWithParagraphs = 300
  /// The most bytes of what a picture or another file is called.
  static let maxMediaText = 2_000

  init(limits: TextLimits = TextLimits()) { self.limits = limits }

  /// How many bytes may be added; what is added behind them is left out.
  var room: Int { blocks.count < limits.blocks ? max(0, limits.bytes - size - line.count) : 0 }

  /// Whether the current block is empty.
  var isAtStart: Bool { line.isEmpty && marker == nil }

  /// Whether the current block has only its bullet.
  var isAtMarker: Bool { line.isEmpty && marker != nil }

  /// Whether the current block is code, in which white space counts.
  var isCode: Bool { kind == .code }

  /// Adds white space, which collapses; no-break spaces are appended instead.
  mutating func space() { hasPendingSpace = true }

  /// Adds a line break; two in a row end the paragraph.
  mutating func lineBreak() {
    if isCode { return appendCode("\n") }
    guard !line.isEmpty else { return }
    if row?.isEmptyCell(at: line.count) == true { return }
    hasPendingSpace = false
    if row == nil {
      pendingBreaks += 1
    } else if pendingBreaks > 0 {
      breakCell()
    } else {
      pendingBreaks = 1
    }
  }

  /// Ends the current block, or in a cell of a table its paragraph.
  mutating func softBreak() {
    if isCode {
      if line.last != UInt8(ascii: "\n") { appendCode("\n") }
    } else if let row {
      if !row.isEmptyCell(at: line.count) { breakCell() }
    } else {
      paragraphBreak()
    }
  }

  /// Ends the current block.
  mutating func paragraphBreak() {
    inline.interrupt(at: line.count)
    defer { reset() }
    let cells = row?.cells(in: line)
    let ranges = cells == nil ? row?.paragraphs(in: line.count) : nil
    let hadContent = !line.isEmpty
    for range in ranges ?? [0..<line.count] {
      let trimmed = trimmed(range)
      let text = MarkedText(
        text: String(decoding: line[trimmed], as: UTF8.self), spans: inline.spans(in: trimmed))
      guard !text.text.isEmpty else { continue }
      append(text, kind: blockKind(cells?.map { $0.clamped(to: trimmed) }))
      marker = nil
    }
    if hadContent, !isCode { kind = nil }
  }

  /// Ends the current block before or after a list or an item; in a table, whose cells have no blocks, the line.
  mutating func listBreak() {
    if isInTable { softBreak() } else { paragraphBreak() }
  }

  /// Starts a block, or in a table a line, with the bullet or number of a list item.
  mutating func startItem(_ marker: String) {
    listBreak()
    guard let row, isInTable else {
      self.marker = marker
      return
    }
    let level = min(max(0, depth - row.depth - 1), ArticleBlock.maxDepth)
    pendingMarker = String(repeating: "\u{A0}\u{A0}", count: level) + marker + " "
  }

  /// Adds a line between blocks.
  mutating func rule() {
    paragraphBreak()
    append(MarkedText(text: ""), kind: .rule)
  }

  /// The next row is the first of a table.
  mutating func startTable() {
    startsTable = true
    isLayout = false
  }

  /// The next cell starts a row.
  mutating func startRow() { isLayout = false }

  /// Starts a cell of a table over one or more columns.
  mutating func startCell(isHeader: Bool, columns: Int) {
    if isLayout { return paragraphBreak() }
    if row == nil { row = TableRow(cell: line.count, depth: depth) }
    pendingMarker = nil
    row?.endCell(at: line.count)
    pendingBreaks = 0
    if !line.isEmpty { append(" | ") }
    if columns > 1 { wideCellsLeft -= 1 }
    row?.startCell(
      at: line.count, isHeader: isHeader, columns: wideCellsLeft > 0 ? columns : 1)
  }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: if isCode { appendCode(scalar) } else { space() }
    case 0x00...0x1F, 0x7F, 0xAD, 0xFEFF: break
    case 0x80...0x9F: append(HTMLEntity.windows1252(scalar.value) ?? "\u{FFFD}")
    case 0xA0:
      guard !line.isEmpty, pendingBreaks == 0 else { break }
      appendPending()
      line += [0xC2, 0xA0]
    case 0x2028: lineBreak()
    case 0x2029: softBreak()
    default:
      appendPending()
      line += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  /// Appends UTF-8 that has no white space and no character that `append(_:)` changes.
  mutating func append(plain bytes: ArraySlice<UInt8>) {
    appendPending()
    line += bytes
  }

  /// Starts a part of the text with a mark, for an element of this name.
  mutating func startMark(_ mark: MarkedText.Mark, of element: String) {
    if case .link = mark { inline.end("a", at: line.count) }
    inline.start(mark, of: element)
  }

  /// Ends the innermost open element of this name.
  mutating func endMark(of element: String) { inline.end(element, at: line.count) }

  /// Adds a picture or another file by its alternative text.
  mutating func appendMedia(_ media: MarkedText.Media, _ text: String, address: String) {
    space()
    appendPending()
    let address = inline.takeLinkToImage(at: line.count) ?? address
    let start = line.count
    for word in text.split(whereSeparator: \.isWhitespace) {
      append(String(word))
      space()
    }
    if line.count == start { append(MarkedText.unnamedMedia) }
    space()
    inline.add(MarkedText.Span(range: start..<line.count, mark: .media(media, address)))
  }

  /// Ends the last block and returns all; `isWhole` says that nothing follows.
  mutating func finished(isWhole: Bool) -> [ArticleBlock] {
    paragraphBreak()
    if !isWhole { append(MarkedText(text: ""), kind: .omission) }
    return blocks
  }
}

extension BlockBuilder {
  /// Appends the pending breaks and space.
  private mutating func appendPending() {
    if pendingBreaks > 1 {
      paragraphBreak()
    } else if pendingBreaks == 1 {
      line.append(UInt8(ascii: "\n"))
      pendingBreaks = 0
      hasPendingSpace = false
    }
    if hasPendingSpace, let last = line.last, last != UInt8(ascii: "\n"), last != 0x20 {
      line.append(UInt8(ascii: " "))
    }
    hasPendingSpace = false
    if let pendingMarker {
      line += pendingMarker.utf8
      self.pendingMarker = nil
    }
    inline.begin(at: line.count)
  }

  /// Appends white space of code; tabs become spaces up to the next tab stop.
  private mutating func appendCode(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      line.append(UInt8(ascii: "\n"))
      tabStop = line.count
    case "\t":
      let column = line[tabStop...].count { $0 & 0xC0 != 0x80 }
      line += [UInt8](repeating: 0x20, count: 8 - column % 8)
      tabStop = line.count
    case "\r": break
    default: line.append(0x20)
    }
  }

  /// Whether the current cell stands beside others, so that its row does not lay out a page.
  private var isInTable: Bool { row?.hasCells == true }

  /// Ends a paragraph of a cell; a long cell is none of a table.
  private mutating func breakCell() {
    guard let row, line.count - row.start <= Self.maxCellWithParagraphs else {
      return paragraphBreak()
    }
    hasPendingSpace = false
    pendingBreaks = 1
    self.row?.addParagraph(at: line.count)
  }

  private mutating func append(_ text: MarkedText, kind: ArticleBlock.Kind) {
    size += text.text.utf8.count
    blocks.append(
      ArticleBlock(
        kind: kind, quotes: min(quotes, ArticleBlock.maxDepth),
        depth: min(depth, ArticleBlock.maxDepth), text: text))
  }

  private mutating func blockKind(_ cells: [Range<Int>]?) -> ArticleBlock.Kind {
    if let cells, let row {
      defer { startsTable = false }
      return .row(cells: cells, isHeader: row.isHeader, startsTable: startsTable)
    }
    return marker.map { .item(marker: $0) } ?? kind ?? .paragraph
  }

  private mutating func reset() {
    isLayout = isLayout || row != nil
    line.removeAll(keepingCapacity: true)
    inline.removeSpans()
    hasPendingSpace = false
    pendingBreaks = 0
    tabStop = 0
    marker = nil
    pendingMarker = nil
    row = nil
  }

  /// The range without blank lines around code, and without no-break spaces at the end of other blocks.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if isCode {
      while end > start, line[end - 1] <= 0x20 { end -= 1 }
      while let next = line[start..<end].firstIndex(of: UInt8(ascii: "\n")),
        line[start..<next].allSatisfy({ $0 == 0x20 })
      {
        start = next + 1
      }
    } else {
      while start < end, line[start] == UInt8(ascii: "\n") { start += 1 }
      while end - start >= 2, line[end - 2] == 0xC2, line[end - 1] == 0xA0 { end -= 2 }
    }
    return start..<end
  }
}
