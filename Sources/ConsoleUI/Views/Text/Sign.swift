/// A sign of one column that says what a colour says: where there are no colours or no such characters, too.
///
/// Before an unread article, for example:
///
/// ```
/// ●
/// ```
///
/// It is hidden from the linear form and from screen readers, so say its meaning in words there.
public struct Sign: View {
  /// What a sign means.
  public enum Meaning: Sendable, Hashable, CaseIterable {
    /// Something new: `●`.
    case unread
    /// One of several that is chosen: `✓`.
    case chosen
    /// Something has succeeded: `✓`.
    case success
    /// Something to look at: `!`.
    case warning
    /// Something is wrong: `✗`.
    case error
    /// No sign, with the same width.
    case none
  }

  private let meaning: Meaning

  /// Creates a sign.
  public init(_ meaning: Meaning) { self.meaning = meaning }

  public func addElements(to tree: inout ElementTree) { tree.add(SignElement(meaning: meaning)) }
}

private struct SignElement: Element {
  let meaning: Sign.Meaning

  var semantics: Semantics { Semantics(.space) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let characters = context.characters
    switch meaning {
    case .unread: write(characters.dot, .unread, in: rect, of: &context)
    case .chosen: write(characters.chosen, .heading, in: rect, of: &context)
    case .success: write(characters.check, .success, in: rect, of: &context)
    case .warning: write("!", .warning, in: rect, of: &context)
    case .error: write(characters.cross, .errorSign, in: rect, of: &context)
    case .none: break
    }
  }

  private func write(
    _ sign: Character, _ style: Style, in rect: Rect, of context: inout DrawingContext
  ) {
    let bold = Style(attributes: .bold).laid(over: style)
    context.write(String(sign), at: rect.origin, style: bold)
  }
}
