extension Window {
  /// Everything that is in this window, as indented text for people: places with their screens, then
  /// coordinators with their children.
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
    (["Window"] + placeLines + ["Coordinators"] + coordinatorLines).joined(separator: "\n")
  }

  // Trees may be deeper than the call stack is, so what is still to be written waits in an array.
  private var placeLines: [String] {
    var lines: [String] = []
    var waiting = Self.inside(
      rootScreen.map { [$0] } ?? [], selected: nil, modals: modals, depth: 1)
    while let line = waiting.popLast() {
      lines.append(indented(text(of: line), by: line.depth))
      let depth = line.depth + 1
      switch line.screen {
      case let stack as NavigationController:
        waiting += Self.inside(stack.screens, selected: nil, modals: stack.modals, depth: depth)
      case let bar as TabBarController:
        waiting += Self.inside(bar.tabs, selected: bar.selected, modals: bar.modals, depth: depth)
      default: break
      }
    }
    return lines
  }

  private var coordinatorLines: [String] {
    var lines: [String] = []
    var waiting = coordinators.reversed().map { (coordinator: $0, depth: 1) }
    while let (coordinator, depth) = waiting.popLast() {
      lines.append(indented(name(of: coordinator), by: depth))
      waiting += coordinator.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private func text(of line: OutlineLine) -> String {
    let owner = coordinator(of: line.screen).map { " (\(name(of: $0)))" } ?? ""
    let active = line.screen === activeScreen ? " active" : ""
    return name(of: line.screen) + owner + (line.mark.map { " " + $0 } ?? "") + active
  }

  /// The lines of what lies in one container, the last one first.
  private static func inside(
    _ screens: [any Presentable], selected: (any Presentable)?, modals: [any Presentable],
    depth: Int
  ) -> [OutlineLine] {
    let content = screens.map {
      OutlineLine(screen: $0, mark: $0 === selected ? "selected" : nil, depth: depth)
    }
    let above = modals.map { OutlineLine(screen: $0, mark: "modal", depth: depth) }
    return (content + above).reversed()
  }

  private func indented(_ text: String, by depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}
