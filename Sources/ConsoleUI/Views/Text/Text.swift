/// A text in the language of the user; it wraps at the width that it gets.
///
/// The content is plain text, never markup: control characters and escape sequences in it are shown as
/// harmless characters.
///
/// ```
/// The quick brown fox jumps over
/// the lazy dog.
/// ```
public struct Text: View {
  private enum Content {
    case plain(String)
    case styled(StyledText)
  }

  private let content: Content
  private var didOpenLink: ((LinkURL) -> Void)?
  private var style: Style = .plain
  private var alignment: HorizontalAlignment = .leading
  private var limit: TextLines.Limit?

  /// Creates a text; each line end in it starts a new line.
  public init(_ content: String) {
    self.content = .plain(content)
  }

  /// Creates a text whose parts differ in style; each line end in it starts a new line.
  public init(_ content: StyledText) {
    self.content = .styled(content)
  }

  public func addElements(to tree: inout ElementTree) {
    switch content {
    case .plain(let text):
      let lines = lines(of: text, limit: limit, in: &tree)
      tree.add(TextElement(lines: lines, style: style, alignment: alignment))
    case .styled(let styled):
      let text = styled.withPlainBlanks
      let element = StyledTextElement(
        content: text, lines: lines(of: text.text, limit: nil, in: &tree), limit: limit,
        style: style, alignment: alignment)
      guard let didOpenLink, !text.links.isEmpty else { return tree.add(element) }
      tree.addControl(
        LinkedTextControl(
          text: element, state: tree.state(orMake: LinkedTextState.init), didOpenLink: didOpenLink))
    }
  }

  private func lines(
    of text: String, limit: TextLines.Limit?, in tree: inout ElementTree
  ) -> TextLines {
    text.utf8.count < TextLines.Cache.minimumBytes
      ? TextLines(text, limit: limit)
      : tree.state(orMake: TextLines.Cache.init).lines(of: text, limit: limit)
  }

  /// Lets the user open the links in the text: the arrows select one, and Enter or a click opens it.
  ///
  /// In the linear form each link has a number. A terminal that knows links opens them, too.
  public func didOpenLink(_ open: @escaping (LinkURL) -> Void) -> Text {
    with { $0.didOpenLink = open }
  }

  /// Shows the text on one line, truncated with an ellipsis if it does not fit.
  public func truncated(at mode: Text.Truncation = .tail) -> Text {
    lineLimit(1, truncatedAt: mode)
  }

  /// Shows at most this many lines, at least one; the last is truncated with an ellipsis if there are more.
  ///
  /// ```swift
  /// Text(article.summary).lineLimit(3)
  /// ```
  public func lineLimit(_ lines: Int, truncatedAt mode: Text.Truncation = .tail) -> Text {
    with { $0.limit = TextLines.Limit(lines: max(1, lines), mode: mode) }
  }

  /// Aligns each line in the whole width that the text gets.
  public func aligned(_ alignment: HorizontalAlignment) -> Text {
    with { $0.alignment = alignment }
  }

  /// Makes the text bold.
  public func bold() -> Text { adding(.bold) }

  /// Makes the text dim.
  public func dim() -> Text { adding(.dim) }

  /// Makes the text italic.
  public func italic() -> Text { adding(.italic) }

  /// Underlines the text.
  public func underlined() -> Text { adding(.underline) }

  /// Sets the colour of the text.
  public func foreground(_ color: Color) -> Text { with { $0.style.foreground = color } }

  private func adding(_ attributes: Style.Attributes) -> Text {
    with { $0.style.attributes.formUnion(attributes) }
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }
}
