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

  private var placeLines: [String] {
    screensInPlaces.map { indented(text(of: $0), by: $0.depth) }
  }

  /// All screens, containers before what is in them, bottom first, modals after what they lie over.
  // Trees may be deeper than the call stack is, so what is still to be visited waits in an array.
  var screensInPlaces: [OutlineLine] {
    var lines: [OutlineLine] = []
    var waiting = Self.inside(
      rootScreen.map { [$0] } ?? [], selected: nil, modals: modals, depth: 1)
    while let line = waiting.popLast() {
      lines.append(line)
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
      lines.append(indented("\(type(of: coordinator))", by: depth))
      waiting += coordinator.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private func text(of line: OutlineLine) -> String {
    let owner = coordinator(of: line.screen).map { " (\(type(of: $0)))" } ?? ""
    let active = line.screen === activeScreen ? " active" : ""
    return "\(type(of: line.screen))" + owner + (line.mark.map { " " + $0 } ?? "") + active
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
