import Sternik

/// Measures push and pop of a screen, alone and with its coordinator, at several depths of the stack.
@MainActor
func measureNavigation() {
  let timer = Timer(group: "navigation")
  for depth in [10, 1_000, 100_000] {
    let stack = DeepStack(depth: depth)
    timer.measure("push and pop of a screen at depth \(depth)") {
      stack.pushScreen()
      stack.pop()
    }
    timer.measure("with its coordinator at depth \(depth)") {
      stack.push()
      stack.pop()
    }
  }
  let siblings = DeepStack(depth: 0)
  let children = siblings.startIdleChildren(100_000)
  timer.measure("remove one of 100,000 children and add one") { children.replaceOne() }
}

private final class Page: Presentable {}

private final class PageCoordinator: NavigationCoordinator<Page> {
  override func start() { show(Page()) }
}

@MainActor
private final class DeepStack {
  let window = Window()
  let stack = NavigationController()
  let app: AppCoordinator

  init(depth: Int) {
    app = AppCoordinator(window: window)
    try? window.start(app)
    window.show(stack, for: app)
    for _ in 0...depth { push() }
  }

  func push() { app.start(child: PageCoordinator(presenter: stack)) }
  func pushScreen() { stack.show(Page()) }
  func pop() { stack.pop() }

  func startIdleChildren(_ count: Int) -> IdleChildren {
    let children = (0..<count).map { _ in Coordinator(presenter: stack) }
    for child in children { app.start(child: child) }
    return IdleChildren(parent: app, stack: stack, children: children)
  }
}

@MainActor
private final class IdleChildren {
  private let parent: Coordinator
  private let stack: NavigationController
  private var children: [Coordinator]
  private var next = 0

  init(parent: Coordinator, stack: NavigationController, children: [Coordinator]) {
    self.parent = parent
    self.stack = stack
    self.children = children
  }

  func replaceOne() {
    next = (next + 7919) % children.count
    parent.remove(children[next])
    children[next] = Coordinator(presenter: stack)
    parent.start(child: children[next])
  }
}
