/// A text whose parts differ in style, and some of which are links.
///
/// ```swift
/// Text("Read \("the manual", link: manual) \("before", .strong) you \(verb).")
/// ```
///
/// What is inserted without a meaning or a style stays plain. Content stays content: nothing in a string is markup.
public struct StyledText: Sendable, Hashable {
  /// A part of a text with one style.
  struct Run: Sendable, Hashable {
    /// The zero-based UTF-8 offsets in the text.
    var range: Range<Int>
    var meaning: Meaning?
    var style: Style
    var link: LinkURL?
  }

  /// The text without styles.
  public internal(set) var text: String
  /// The parts that are not plain, in order; later ones lie over earlier ones.
  var runs: [Run]

  /// Creates a text of one style; the style is laid over that of its meaning.
  public init(_ text: String, _ meaning: Meaning? = nil, style: Style = .plain) {
    self.text = text
    runs = []
    if meaning != nil || style != .plain { addRun(meaning, style) }
  }

  /// Creates a link.
  public init(_ text: String, link: LinkURL, style: Style = .plain) {
    self.text = text
    runs = []
    addRun(.link, style, link)
  }

  /// The addresses of all links, in reading order.
  public var links: [LinkURL] { linksInReadingOrder.compactMap(\.link) }

  /// The links as they were marked; later ones lie over earlier ones.
  var linkRuns: [Run] { runs.filter { $0.link != nil } }

  var linksInReadingOrder: [Run] {
    linkRuns.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  func text(of run: Run) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: run.range.count)])
  }

  /// The first part with a style of its own, without the rest; `nil` if there is no such part.
  var firstPart: StyledText? {
    guard let run = runs.first, run.range.count < text.utf8.count else { return nil }
    return run.meaning == nil && run.link == nil
      ? StyledText(text(of: run), style: run.style)
      : StyledText(text(of: run), run.meaning, style: run.style)
  }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// Appends a text with its styles.
  public static func += (left: inout StyledText, right: StyledText) {
    let offset = left.text.utf8.count
    left.text += right.text
    left.runs += right.runs.map { run in
      var moved = run
      moved.range = run.range.lowerBound + offset..<run.range.upperBound + offset
      return moved
    }
  }

  /// Joins two texts with their styles.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var joined = left
    joined += right
    return joined
  }

  /// The same text with everything that a search for `query` finds marked as ``Meaning/hit``.
  ///
  /// Case and diacritical marks do not matter: `lodz` finds `Łódź`.
  public func highlighting(_ query: String) -> StyledText {
    highlighting(query, meaning: .hit, style: .plain)
  }

  /// The same text with a style laid over everything that a search for `query` finds.
  public func highlighting(_ query: String, style: Style) -> StyledText {
    highlighting(query, meaning: nil, style: style)
  }

  private func highlighting(_ query: String, meaning: Meaning?, style: Style) -> StyledText {
    var (marked, term) = (self, SearchTerm(query))
    for range in term.ranges(in: text) {
      marked.runs.append(Run(range: range, meaning: meaning, style: style))
    }
    return marked
  }

  /// The text with the address of each link after it, unless the link contains it.
  var spokenText: String {
    appendingToEachLink { link, text in
      text.contains(link.description) ? "" : StyledText(" (\(link))")
    }.text
  }

  private mutating func addRun(_ meaning: Meaning?, _ style: Style, _ link: LinkURL? = nil) {
    guard !text.isEmpty else { return }
    runs.append(Run(range: 0..<text.utf8.count, meaning: meaning, style: style, link: link))
  }

  /// The same text with spaces in place of tabs, up to the next tab stop of the line, and line feeds as line ends, so that
  /// a part of it keeps its columns when the text is broken.
  var withPlainBlanks: StyledText {
    guard text.contains(where: { $0 == "\t" || ($0.isNewline && $0 != "\n") }) else { return self }
    var plain = ""
    // The new offset for each offset of a character.
    var offsets = [Int](repeating: 0, count: text.utf8.count + 1)
    var (column, offset) = (0, 0)
    for character in text {
      for byte in 0..<character.utf8.count { offsets[offset + byte] = plain.utf8.count }
      offset += character.utf8.count
      if character == "\t" {
        let spaces = Cluster.tabStop - column % Cluster.tabStop
        plain += String(repeating: " ", count: spaces)
        column += spaces
      } else if LineWrap.paragraphs(of: String(character)).count > 1 {
        plain += "\n"
        column = 0
      } else {
        plain.append(character)
        column += String(character).columns
      }
    }
    offsets[offset] = plain.utf8.count
    var result = self
    result.text = plain
    for index in runs.indices {
      let range = runs[index].range
      result.runs[index].range = offsets[range.lowerBound]..<offsets[range.upperBound]
    }
    return result
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += StyledText(literal) }

    /// Appends a plain value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += StyledText(value.description)
    }

    /// Appends a text with styles.
    public mutating func appendInterpolation(_ part: StyledText) { text += part }

    /// Appends a part with a meaning or a style.
    public mutating func appendInterpolation(
      _ part: String, _ meaning: Meaning? = nil, style: Style = .plain
    ) {
      text += StyledText(part, meaning, style: style)
    }

    /// Appends a link.
    public mutating func appendInterpolation(_ part: String, link: LinkURL) {
      text += StyledText(part, link: link)
    }
  }

  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}
