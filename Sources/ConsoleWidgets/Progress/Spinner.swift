public import ConsoleUI

/// An animated sign for work of unknown length; it turns while it is visible.
///
/// ```
/// ⠋ Loading the news
/// ```
public struct Spinner: View {
  private let label: String

  /// Creates a spinner with an optional text after it.
  public init(_ label: String = "") {
    self.label = label
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(SpinnerElement(label: label))
  }
}

private struct SpinnerElement: Element {
  let label: String

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// The sign and a space.
  private static let signColumns = 2

  var semantics: Semantics { Semantics(.progress, label: label) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? .fixed(1) : Extent(minimum: 1, ideal: Self.signColumns + label.columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let frame = Self.frames[context.animationFrame(of: Self.frames.count)]
    context.write(frame, at: rect.origin, style: Style(foreground: .ornament))
    let room = rect.inset(left: Self.signColumns)
    context.write(label.truncated(to: room.size.columns), at: room.origin)
  }
}
