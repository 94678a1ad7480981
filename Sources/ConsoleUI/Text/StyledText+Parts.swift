extension StyledText {
  /// Lays a meaning and a style over a part of the text; `range` has UTF-8 offsets inside the text.
  public mutating func mark(
    _ range: Range<Int>, _ meaning: Meaning? = nil, style: Style = .plain
  ) {
    let range = range.clamped(to: 0..<text.utf8.count)
    if !range.isEmpty { runs.append(Run(range: range, meaning: meaning, style: style)) }
  }

  /// Makes a part of the text a link; `range` has UTF-8 offsets inside the text.
  public mutating func mark(_ range: Range<Int>, link: LinkURL) {
    let range = range.clamped(to: 0..<text.utf8.count)
    if !range.isEmpty {
      runs.append(Run(range: range, meaning: .link, style: .plain, link: link))
    }
  }

  /// The UTF-8 offsets of everything that a search for `query` finds; case and diacritical marks do not matter.
  public func ranges(of query: String) -> [Range<Int>] {
    var term = SearchTerm(query)
    return term.isEmpty ? [] : term.ranges(in: text)
  }

  /// The links with their texts, in reading order.
  public var namedLinks: [(link: LinkURL, text: String)] {
    linksInReadingOrder.compactMap { run in run.link.map { ($0, text(of: run)) } }
  }

  /// The link in a column of the text on one line, zero-based.
  public func link(atColumn column: Int) -> LinkURL? {
    linkRuns.last { text.columns(ofOffsets: $0.range).contains(column) }?.link
  }

  /// The same text with another one behind each link, such as its number.
  public func appendingToLinks(_ text: (LinkURL) -> StyledText) -> StyledText {
    appendingToEachLink { link, _ in text(link) }
  }

  /// The same text with what `addition` returns for each link and its text behind it.
  func appendingToEachLink(_ addition: (LinkURL, String) -> StyledText) -> StyledText {
    let links = linkRuns.enumerated().sorted {
      ($0.element.range.upperBound, $0.offset) < ($1.element.range.upperBound, $1.offset)
    }
    guard !links.isEmpty else { return self }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var added: [Run] = []
    // Where text was inserted, and how much up to there.
    var insertions: [(offset: Int, length: Int)] = []
    var (end, length) = (0, 0)
    for (_, run) in links {
      guard let link = run.link else { continue }
      let insertion = addition(link, text(of: run))
      result += bytes[end..<run.range.upperBound]
      end = run.range.upperBound
      added += insertion.runs.map { $0.moved(by: result.count) }
      result += insertion.text.utf8
      length += insertion.text.utf8.count
      insertions.append((end, length))
    }
    result += bytes[end...]
    func moved(_ offset: Int, isEnd: Bool) -> Int {
      var (low, high) = (0, insertions.count)
      while low < high {
        let middle = (low + high) / 2
        let isBefore =
          isEnd ? insertions[middle].offset < offset : insertions[middle].offset <= offset
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return offset + (low > 0 ? insertions[low - 1].length : 0)
    }
    var marked = self
    marked.text = String(decoding: result, as: UTF8.self)
    for index in marked.runs.indices {
      let range = runs[index].range
      marked.runs[index].range =
        moved(range.lowerBound, isEnd: false)..<moved(range.upperBound, isEnd: true)
    }
    marked.runs += added
    return marked
  }
}

extension StyledText.Run {
  fileprivate func moved(by offset: Int) -> StyledText.Run {
    var run = self
    run.range = range.lowerBound + offset..<range.upperBound + offset
    return run
  }
}

extension String {
  /// The columns of a part of a line with these UTF-8 offsets.
  func columns(ofOffsets range: Range<Int>) -> Range<Int> {
    var (column, first, end) = (0, 0, 0)
    forEachCluster { offsets, columns in
      if offsets.lowerBound < range.lowerBound { first = column + columns }
      guard offsets.lowerBound < range.upperBound else { return false }
      column += columns
      end = column
      return true
    }
    return first..<max(first, end)
  }
}
