internal import ConsoleUI

/// The rows of the blocks of a document at one width.
@MainActor final class DocumentLayout {
  let blocks: [DocumentBlock]
  let width: Int
  private(set) var rows: [DocumentRow] = []
  /// The texts of the blocks, and of each cell of their tables.
  private(set) var texts: [StyledText] = []
  /// Where each text begins, counted in bytes of all texts.
  private var starts = [0]
  /// For each row the place of the first text in it or below it, counted as in ``starts``.
  private(set) lazy var places = rowPlaces()
  private let numbers: LinkNumbers
  /// The column of the text inside of each list around a block.
  private var indents: [Int] = []
  /// The widest marker of the list of the current item at each depth.
  private var markerColumns: [Int: Int] = [:]
  /// The last item at each depth.
  private var items: [Int: Int] = [:]

  static let quoteColumns = 2
  private static let codePadding = 2
  private static let minimumColumns = 8

  init(_ blocks: [DocumentBlock], numbers: LinkNumbers, width: Int) {
    self.blocks = blocks
    self.numbers = numbers
    self.width = max(1, width)
    for index in blocks.indices { add(index) }
    // Keeps the end of the text away from what is below.
    rows.append(DocumentRow())
  }

  /// The row that begins at a place or, if there is none, the one that contains it.
  func row(at place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == place ? low : max(0, low - 1)
  }

  /// The place of a part of a text.
  func place(of part: (text: Int, range: Range<Int>)) -> Int {
    starts[part.text] + part.range.lowerBound
  }

  /// The row that a part of a text begins in.
  func row(of part: (text: Int, range: Range<Int>)) -> Int {
    // The cells of a row of a table are beside each other, so a few rows further up may have the text, too.
    let near = row(at: place(of: part))
    let rows = max(0, near - 50)..<min(rows.count, near + 50)
    return rows.first { index in
      self.rows[index].pieces.contains {
        $0.source.map { $0.text == part.text && $0.range.upperBound > part.range.lowerBound }
          ?? false
      }
    } ?? near
  }

  private func add(_ index: Int) {
    let block = blocks[index]
    if index > 0, !block.isTight(below: blocks[index - 1]) {
      let isQuoted = min(block.quotes, blocks[index - 1].quotes)
      rows.append(DocumentRow(quotes: isQuoted))
    }
    let bars = min(block.quotes, max(0, width - Self.minimumColumns) / Self.quoteColumns)
    let left = bars * Self.quoteColumns
    let indent = min(left + indent(of: index), max(left, width - Self.minimumColumns))
    let firstRow = rows.count
    switch block.kind {
    case .rule(let columns):
      let end = min(width, columns.map { indent + min($0, width) } ?? width)
      rows.append(DocumentRow(rules: [indent..<max(indent, end)]))
    case .table(let cells, let headerRows):
      addTable(cells, headerRows: headerRows, at: indent)
    case .code: addCode(block, at: indent)
    default: addText(block, at: indent)
    }
    for row in firstRow..<rows.count { rows[row].quotes = bars }
    if case .item(let marker) = block.kind, firstRow < rows.count {
      let column = max(left, indent - 1 - max(marker.columns, markerColumns[block.depth] ?? 0))
      let room = (markerColumns[block.depth] ?? 0) - marker.columns
      rows[firstRow].pieces.insert(
        DocumentRow.Piece(
          column: column + max(0, marker.startsWithNumber ? room : 0),
          content: StyledText(marker), style: Style(foreground: .accent)), at: 0)
    }
  }

  private func addText(_ block: DocumentBlock, at indent: Int) {
    let style: Style =
      switch block.kind {
      case .heading: .heading
      case .caption: Style(foreground: .muted, attributes: .italic)
      default: block.quotes > 0 ? StyledText.Meaning.quote.style : .plain
      }
    let text = add(block.text, isNumbered: block.numbersLinks)
    for line in texts[text].wrapped(to: max(1, width - indent)) {
      rows.append(
        DocumentRow(pieces: [
          DocumentRow.Piece(
            column: indent, content: line.content, style: style, source: (text, line.range))
        ]))
    }
  }

  private func addCode(_ block: DocumentBlock, at indent: Int) {
    let text = add(block.text, isNumbered: block.numbersLinks)
    let column = min(indent + Self.codePadding, width - 1)
    var end = -1
    for line in texts[text].broken(to: max(1, width - column - 1)) {
      rows.append(
        DocumentRow(
          pieces: [
            DocumentRow.Piece(
              column: column, content: line.content, style: Style(foreground: .code),
              source: (text, line.range))
          ], code: indent..<width, isContinued: line.range.lowerBound == end))
      end = line.range.upperBound
    }
  }

  private func addTable(_ cells: [[StyledText]], headerRows: Int, at indent: Int) {
    let texts = cells.map { $0.map { add($0, isNumbered: true) } }
    let table = DocumentTable(
      texts.map { $0.map { self.texts[$0] } }, headerRows: headerRows, width: width - indent)
    for var row in table.rows() {
      row.pieces = row.pieces.map { piece in
        var piece = piece
        piece.column += indent
        if let (cell, range) = piece.source {
          let columns = max(1, table.columnCount)
          piece.source = (texts[cell / columns][cell % columns], range)
        }
        return piece
      }
      row.rules = row.rules.map { $0.lowerBound + indent..<$0.upperBound + indent }
      row.separators = row.separators.map { $0 + indent }
      rows.append(row)
    }
  }

  /// Adds a text with the numbers of its links; returns its index.
  private func add(_ text: StyledText, isNumbered: Bool) -> Int {
    texts.append(isNumbered ? numbers.numbering(text) : text)
    starts.append(starts[starts.count - 1] + texts[texts.count - 1].text.utf8.count + 1)
    return texts.count - 1
  }

  /// The column of the text of a block inside of its lists.
  private func indent(of index: Int) -> Int {
    let block = blocks[index]
    if case .item(let marker) = block.kind {
      let depth = max(1, block.depth)
      if !isInOpenList(index) { markerColumns[block.depth] = widestMarker(from: index) }
      fill(to: depth - 1)
      let columns = max(marker.columns, markerColumns[block.depth] ?? 0)
      indents.append((indents.last ?? 0) + columns + 1)
      items[block.depth] = index
    } else {
      fill(to: block.depth)
    }
    return indents.last ?? 0
  }

  /// Whether the item belongs to a list that has had one before.
  private func isInOpenList(_ index: Int) -> Bool {
    let block = blocks[index]
    guard index > 0, indents.count >= max(1, block.depth), let item = items[block.depth] else {
      return false
    }
    return blocks[index - 1].quotes == block.quotes && block.continuesList(of: blocks[item])
  }

  private func fill(to depth: Int) {
    if indents.count > depth { indents.removeLast(indents.count - depth) }
    while indents.count < depth { indents.append((indents.last ?? 0) + Self.quoteColumns) }
  }

  /// The columns of the widest marker of a list from its first item on.
  private func widestMarker(from first: Int) -> Int {
    let (depth, quotes) = (blocks[first].depth, blocks[first].quotes)
    var columns = 0
    for block in blocks[first...] {
      guard block.quotes == quotes, block.depth >= depth, depth > 0 || columns == 0 else { break }
      guard block.depth == depth, case .item(let marker) = block.kind else { continue }
      guard block.continuesList(of: blocks[first]) else { break }
      columns = max(columns, marker.columns)
    }
    return columns
  }

  private func rowPlaces() -> [Int] {
    var next = starts[starts.count - 1]
    var places = [Int](repeating: next, count: rows.count)
    for index in rows.indices.reversed() {
      if let (text, range) = rows[index].pieces.lazy.compactMap(\.source).first {
        next = min(next, starts[text] + range.lowerBound)
        places[index] = next
      } else {
        // The end of the text above, which is one byte before the next one.
        places[index] = max(0, next - 1)
      }
    }
    return places
  }
}
