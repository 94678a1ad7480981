extension View {
  /// Shows below the view what is wrong with its value; nothing if `text` is `nil` or empty.
  ///
  /// A text field with an error:
  ///
  /// ```
  /// > Address: htp:/example
  ///   ! An address begins with https://
  /// ```
  public func validationError(_ text: String?) -> some View {
    ValidationErrorView(text: text ?? "", content: self)
  }
}

private struct ValidationErrorView<Content: View>: View {
  let text: String
  let content: Content

  var body: some View {
    VStack {
      content
      if !text.isEmpty { ValidationErrorText(text: text) }
    }
  }
}

private struct ValidationErrorText: View {
  let text: String

  func addElements(to tree: inout ElementTree) {
    tree.add(ValidationErrorElement(lines: TextLines(text, limit: nil)))
  }
}

private struct ValidationErrorElement: Element {
  let lines: TextLines

  /// Marks the error without colours, too.
  private static let sign = "! "
  /// The text starts behind the sign, and the sign below the label of the control.
  private static let indent = FocusMarker.columns + sign.utf8.count

  var semantics: Semantics { Semantics(.validationError, label: lines.text) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal: Extent(minimum: Self.indent, ideal: Self.indent + lines.columns)
    case .vertical: Extent(minimum: 1, ideal: lines.lines(width: room.columns - Self.indent).count)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let style = context.theme.error
    let room = rect.inset(left: Self.indent)
    context.write(
      Self.sign, at: Point(column: rect.origin.column + FocusMarker.columns, row: rect.origin.row),
      style: style)
    for (index, line) in lines.lines(in: room.size).enumerated() {
      context.write(
        line, at: Point(column: room.origin.column, row: room.origin.row + index), style: style)
    }
  }
}
