import Coordinators

/// The contents of a window as text and as lists.
@MainActor
struct WindowContents {
  private(set) var text = ""
  private(set) var screens: [any Presentable] = []
  private(set) var containers: [Container] = []

  init(of window: Window) {
    if let root = window.rootScreen { add(root) }
    addModals(window.modals)
    if let app = window.appCoordinator { add(app) }
  }

  private mutating func add(_ screen: any Presentable) {
    screens.append(screen)
    text += "\(ObjectIdentifier(screen).hashValue % 10_000)"
    guard let container = screen as? Container else {
      text += " "
      return
    }
    containers.append(container)
    text += "("
    if let stack = container as? NavigationController {
      for screen in stack.screens { add(screen) }
    }
    if let tabs = container as? TabBarController {
      for tab in tabs.tabs {
        if tab === tabs.selected { text += "*" }
        add(tab)
      }
    }
    if let split = container as? SplitViewController {
      for column in split.columns {
        if column === split.selected { text += "*" }
        add(column)
      }
    }
    addModals(container.modals)
    text += ")"
  }

  private mutating func addModals(_ modals: [any Presentable]) {
    text += "|"
    for modal in modals { add(modal) }
  }

  private mutating func add(_ coordinator: Coordinator) {
    text += "\((coordinator as? Flow)?.name ?? "app"):\(coordinator.screens.count)["
    for child in coordinator.children { add(child) }
    text += "]"
  }
}
