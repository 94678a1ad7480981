extension Coordinator {
  /// Who started this coordinator; `nil` for one that a window started, or that is in no tree.
  public final var parent: Coordinator? {
    guard case .live(let engine, let id) = membership else { return nil }
    return engine.tree.parent(of: id)
  }

  /// The coordinators that this one started and that are still there, oldest first.
  public final var children: [Coordinator] {
    guard case .live(let engine, let id) = membership else { return [] }
    return engine.tree.children(of: id)
  }

  /// The screens of this coordinator that are in some place, oldest first.
  public final var screens: [any Presentable] {
    guard case .live(let engine, let id) = membership else { return [] }
    return engine.tree.screens(of: id)
  }

  /// Whether this coordinator is in a tree: it was started and has not left.
  public final var isActive: Bool {
    if case .live = membership { true } else { false }
  }
}
