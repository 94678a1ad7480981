/// The name of a key as in the status line: on a cap, or bold where there are no colours.
///
/// ```
/// enter
/// ```
public struct KeyCap: View {
  private let keys: String

  /// The blank cells beside the name.
  static let padding = 2

  /// Creates a cap with the name of a key, or of several.
  public init(_ keys: String) { self.keys = keys }

  public func addElements(to tree: inout ElementTree) { tree.add(KeyCapElement(keys: keys)) }
}

private struct KeyCapElement: Element {
  let keys: String

  var semantics: Semantics { Semantics(.text, label: keys) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : Extent(minimum: 1, ideal: keys.columns + KeyCap.padding)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let text = context.isPainted ? " \(keys) " : keys
    context.writeKey(
      text.truncated(to: rect.size.columns), at: rect.origin,
      style: context.isPainted ? .keyCap : .key)
  }
}
