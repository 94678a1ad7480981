extension View {
  /// Shows below the view what is wrong with its value; nothing if `text` is `nil` or empty.
  ///
  /// A text field with an error:
  ///
  /// ```
  /// Address
  /// > htp:/example
  /// ✗ An address begins with https://
  /// ```
  /// When the user presses a button, performs a command of the screen or submits a field, and the screen then shows
  /// errors, the focus moves to the first control with one. While the user types, it stays.
  public func validationError(_ text: String?) -> some View {
    ValidationErrorView(text: text ?? "", content: self)
  }
}

private struct ValidationErrorView<Content: View>: View {
  let text: String
  let content: Content

  func addElements(to tree: inout ElementTree) {
    let controlIndex = tree.controls.count
    VStack {
      content
      if !text.isEmpty { ValidationErrorText(text: text, controlIndex: controlIndex) }
    }
    .addElements(to: &tree)
  }
}

private struct ValidationErrorText: View {
  let text: String
  /// The index of the first control above the text; out of range if there is none.
  let controlIndex: Int

  func addElements(to tree: inout ElementTree) {
    let path =
      tree.controls.indices.contains(controlIndex) ? tree.controls[controlIndex].path : nil
    if let path { tree.addValidationError(text, at: path) }
    tree.add(ValidationErrorElement(lines: TextLines(text, limit: nil), controlPath: path))
  }
}

private struct ValidationErrorElement: Element {
  let lines: TextLines
  let controlPath: ViewPath?

  /// The sign, which marks the error without colours, too, and a space.
  private static let indent = 2

  var semantics: Semantics { Semantics(.validationError, label: lines.text) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal: Extent(minimum: Self.indent, ideal: Self.indent + lines.columns(limit: nil))
    // Not cut where other views can shrink, or a form can scroll.
    case .vertical: .fixed(max(1, lines.lines(width: room.columns - Self.indent).count))
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    if let controlPath { context.addNote(in: rect, toControlAt: controlPath) }
    let room = rect.inset(left: Self.indent)
    context.write(String(context.characters.cross), at: rect.origin, style: .errorSign)
    for (index, line) in lines.lines(in: room.size).enumerated() {
      context.write(
        line, at: Point(column: room.origin.column, row: room.origin.row + index), style: .error)
    }
  }
}
