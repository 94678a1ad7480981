extension View {
  /// Gives the view the focus when its screen is shown for the first time, instead of the first control.
  public func focused() -> some View {
    Focused(content: self) { tree, path in tree.startFocus(at: path) }
  }

  /// Gives the view the focus whenever the state says so.
  public func focused<Field>(_ state: FocusState<Field>, on field: Field) -> some View {
    Focused(content: self) { tree, path in
      if state.take(field) { tree.moveFocus(to: path) }
    }
  }
}

/// A view whose first control is told of.
private struct Focused<Content: View>: View {
  let content: Content
  let didFind: (inout ElementTree, ViewPath) -> Void

  func addElements(to tree: inout ElementTree) {
    let before = tree.controls.count
    content.addElements(to: &tree)
    guard tree.controls.count > before else { return }
    didFind(&tree, tree.controls[before].path)
  }
}
