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
  private var truncation: TruncationPlace?

  public init(_ content: String) {
    self.content = content
  }

  public func addElements(to tree: inout ElementTree) {
    let lines =
      content.utf8.count < RememberedLines.leastBytes
      ? TextLines(content, truncation: truncation)
      : tree.state(orMake: RememberedLines.init).lines(of: content, truncation: truncation)
    tree.add(TextElement(lines: lines, style: style, alignment: alignment))
  }

  /// Shows the text on one line, cut with an ellipsis where it does not fit.
  public func truncated(at place: TruncationPlace = .tail) -> Text {
    with { $0.truncation = place }
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
