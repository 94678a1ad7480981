/// Second names of keys, as in pagers and editors.
///
/// An alias does what its key does in the focused control, in focus movement and in scrolling. It is looked up last, so
/// it never takes a key from a command.
enum KeyAliases {
  /// The keys that an alias stands for; the first one that a responder uses.
  static func keys(for alias: KeyPress) -> [KeyPress] {
    switch alias {
    case .character("j"): [.down]
    case .character("k"): [.up]
    case .character("g"): [.home]
    case .character("G"): [.end]
    case .control("f"): [.pageDown]
    case .control("b"): [.pageUp]
    // A page down, or a press where there are no pages.
    case .space: [.pageDown, .enter]
    default: []
    }
  }
}
