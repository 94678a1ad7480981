extension Optional: View where Wrapped: View {
  public func addElements(to tree: inout ElementTree) {
    self?.addElements(to: &tree)
  }
}
