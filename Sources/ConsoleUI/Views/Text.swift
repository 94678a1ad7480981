/// A text in the reader's language; it wraps at the width it gets.
///
/// Give it text, never markup: control characters and escape sequences in it are shown harmlessly.
///
/// ```
/// The quick brown fox jumps over
/// the lazy dog.
/// ```
public struct Text: View {
  private let content: String
  private var style: Style = .plain
  private var alignment: Alignment = .leading
  private var limit: LineLimit?

  public init(_ content: String) {
    self.content = content
  }

  public func addElements(to tree: inout ElementTree) {
    let lines =
      content.utf8.count < RememberedLines.leastBytes
      ? TextLines(content, limit: limit)
      : tree.state(orMake: RememberedLines.init).lines(of: content, limit: limit)
    tree.add(TextElement(lines: lines, style: style, alignment: alignment))
  }

  /// Shows the text on one line, cut with an ellipsis where it does not fit.
  public func truncated(at place: TruncationMode = .tail) -> Text {
    lineLimit(1, truncatedAt: place)
  }

  /// Shows at most so many lines, the last of them cut with an ellipsis where there would be more.
  ///
  /// ```swift
  /// Text(article.summary).lineLimit(3)
  /// ```
  public func lineLimit(_ lines: Int, truncatedAt place: TruncationMode = .tail) -> Text {
    with { $0.limit = LineLimit(lines: max(1, lines), place: place) }
  }

  /// Aligns the lines in the whole width that the text gets.
  public func aligned(_ alignment: Alignment) -> Text { with { $0.alignment = alignment } }

  public func bold() -> Text { marked(.bold) }

  public func dim() -> Text { marked(.dim) }

  public func italic() -> Text { marked(.italic) }

  public func underlined() -> Text { marked(.underline) }

  public func foreground(_ color: Color) -> Text { with { $0.style.foreground = color } }

  private func marked(_ attributes: Style.Attributes) -> Text {
    with { $0.style.attributes.formUnion(attributes) }
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }
}
