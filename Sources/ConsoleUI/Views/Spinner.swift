/// Something that goes on, nobody knows how long; it turns as long as it is shown.
///
/// ```
/// ⠋ Loading the news
/// ```
public struct Spinner: View {
  private let label: String

  public init(_ label: String = "") {
    self.label = label
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(SpinnerElement(label: label))
  }
}

struct SpinnerElement: Element {
  let label: String

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// The sign and a blank.
  private static let signColumns = 2

  var semantics: Semantics { Semantics(.progress, label: label) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? .fixed(1) : Extent(minimum: 1, ideal: Self.signColumns + label.columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let frame = Self.frames[context.frame(of: Self.frames.count)]
    context.write(frame, at: rect.origin, style: context.theme.progress)
    let room = rect.inset(left: Self.signColumns)
    context.write(label.truncated(to: room.size.columns), at: room.origin)
  }
}
