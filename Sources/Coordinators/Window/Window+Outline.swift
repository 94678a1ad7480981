extension Window {
  /// Everything in this window as indented text for a debugger: containers with their screens, then coordinators
  /// with their children.
  ///
  /// ```
  /// Window
  ///   TabBarController (TabsCoordinator)
  ///     NavigationController (TabsCoordinator) selected
  ///       ListScreen (ListCoordinator)
  ///       ArticleScreen (ArticleCoordinator) active
  /// Coordinators
  ///   TabsCoordinator
  ///     ListCoordinator
  ///       ArticleCoordinator
  /// ```
  public var outline: String {
    (["Window"] + screenLines + ["Coordinators"] + coordinatorLines).joined(separator: "\n")
  }

  /// One screen in the outline of a window.
  struct OutlineLine {
    let screen: any Presentable
    /// The screen's state in its container: `selected`, `modal` or none.
    let mark: String?
    /// In levels of indentation.
    let depth: Int
  }

  /// All screens: containers before their contents, bottom first, modals after what they cover.
  // Trees may be deeper than the call stack, so pending lines are kept in an array.
  var outlineLines: [OutlineLine] {
    var lines: [OutlineLine] = []
    var pending = Self.linesReversed(in: state.root, depth: 1)
    while let line = pending.popLast() {
      lines.append(line)
      if let container = line.screen as? Container {
        pending += Self.linesReversed(in: container, depth: line.depth + 1)
      }
    }
    return lines
  }

  private var screenLines: [String] {
    outlineLines.map { indented(text(of: $0), by: $0.depth) }
  }

  private var coordinatorLines: [String] {
    var lines: [String] = []
    var pending = coordinators.reversed().map { (coordinator: $0, depth: 1) }
    while let (coordinator, depth) = pending.popLast() {
      lines.append(indented("\(type(of: coordinator))", by: depth))
      pending += coordinator.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private func text(of line: OutlineLine) -> String {
    let owner = coordinator(of: line.screen).map { " (\(type(of: $0)))" } ?? ""
    let active = line.screen === activeScreen ? " active" : ""
    return "\(type(of: line.screen))" + owner + (line.mark.map { " " + $0 } ?? "") + active
  }

  /// The lines of one container's screens and modals, the last one first.
  private static func linesReversed(in container: Container, depth: Int) -> [OutlineLine] {
    let selected = container.selectedScreen
    let content = container.screens(.content).map {
      OutlineLine(screen: $0, mark: $0 === selected ? "selected" : nil, depth: depth)
    }
    let covering = container.modals.map { OutlineLine(screen: $0, mark: "modal", depth: depth) }
    return (content + covering).reversed()
  }

  private func indented(_ text: String, by depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}
