/// The keys that scroll views which do not have the focus themselves.
extension ResponderChain {
  func scroll(_ key: KeyPress) -> KeyResponse {
    if key == .shiftLeft || key == .shiftRight { return scrollSideways(key) }
    for scrollable in active?.scrollables ?? [] {
      let response = scrollable.response(to: key)
      if response.action != nil { return response }
    }
    return .unused
  }

  /// Scrolls the view around the focused control, or else all that are visible.
  private func scrollSideways(_ key: KeyPress) -> KeyResponse {
    let visible = active?.scrollables.filter { controlRects[$0.path] != nil } ?? []
    let wider = visible.map { ($0.path, $0.response(to: key)) }.filter { !$0.1.isUnused }
    guard !wider.isEmpty else { return .unused }
    let around = wider.filter { path, _ in focused?.path.steps.starts(with: path.steps) ?? false }
    // The innermost comes first.
    let actions =
      around.isEmpty ? wider.compactMap(\.1.action) : Array(around.compactMap(\.1.action).prefix(1))
    return actions.isEmpty ? .atEnd : .perform { for scroll in actions { scroll() } }
  }
}

extension KeyResponse {
  fileprivate var isUnused: Bool {
    if case .unused = self { true } else { false }
  }
}

extension KeyPress {
  static let shiftLeft = KeyPress(.left, modifiers: .shift)
  static let shiftRight = KeyPress(.right, modifiers: .shift)
}
