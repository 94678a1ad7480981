extension View {
  /// Tells below the view what is wrong with what it holds; nothing when `text` is `nil` or empty.
  public func problem(_ text: String?) -> some View {
    Problem(text: text ?? "", content: self)
  }
}

/// A view and below it what is wrong with it.
///
/// ```
/// > Address: htp:/example
///   ! An address begins with https://
/// ```
private struct Problem<Content: View>: View {
  let text: String
  let content: Content

  var body: some View {
    VStack {
      content
      if !text.isEmpty { ProblemText(text: text) }
    }
  }
}

private struct ProblemText: View {
  let text: String

  func addElements(to tree: inout ElementTree) {
    tree.add(ProblemElement(text: text, lines: TextLines(text, limit: nil)))
  }
}

struct ProblemElement: Element {
  let text: String
  let lines: TextLines

  /// The sign that is seen without colours too, below the label of a control.
  private static let sign = "! "
  private static let indent = Marker.columns + sign.utf8.count

  var semantics: Semantics { Semantics(.problem, label: text) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal: Extent(minimum: Self.indent, ideal: Self.indent + lines.columns)
    case .vertical: Extent(minimum: 1, ideal: lines.lines(width: room.columns - Self.indent).count)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let style = context.theme.problem
    let room = rect.inset(left: Self.indent)
    context.write(
      Self.sign, at: Point(column: rect.origin.column + Marker.columns, row: rect.origin.row),
      style: style)
    for (index, line) in lines.lines(in: room.size).enumerated() {
      context.write(
        line, at: Point(column: room.origin.column, row: room.origin.row + index), style: style)
    }
  }
}
