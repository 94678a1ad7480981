extension View {
  /// Gives the view the focus when its screen appears, instead of the first control of the screen.
  ///
  /// In a view of several controls, the first one gets the focus.
  ///
  /// The second of two buttons:
  ///
  /// ```
  ///   [ Cancel ]
  /// > [ Remove ]
  /// ```
  public func focused() -> some View {
    FocusRequest(content: self) { tree, paths in tree.requestInitialFocus(at: paths[0]) }
  }

  /// Gives the view the focus whenever the state moves the focus to this field.
  public func focused<Field>(_ state: FocusState<Field>, on field: Field) -> some View {
    FocusRequest(content: self) { tree, paths in
      tree.bindFocus(
        FocusBinding(
          setFocus: { if paths.contains($0) { state.setFocus(on: field) } },
          endFocus: { state.setFocus(on: nil) },
          endReading: state.endReading))
      guard state.isRequested(for: field) else { return }
      tree.requestFocus(at: paths[0])
      tree.afterDrawing { state.endRequest() }
    }
  }
}

/// A view with a closure that gets the paths of its controls, of which there is at least one.
private struct FocusRequest<Content: View>: View {
  let content: Content
  let didFindControls: (inout ElementTree, [ViewPath]) -> Void

  func addElements(to tree: inout ElementTree) {
    let before = tree.controls.count
    content.addElements(to: &tree)
    guard tree.controls.count > before else { return }
    didFindControls(&tree, tree.controls[before...].map(\.path))
  }
}
