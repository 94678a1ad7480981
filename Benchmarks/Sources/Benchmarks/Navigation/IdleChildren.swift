import Sternik

/// A coordinator with many children that show nothing.
@MainActor
final class IdleChildren: CountedPages {
  private let window = Window()
  private let stack = NavigationController()
  private let parent: AppCoordinator
  private var children: [Coordinator]
  private var next = 0

  init(_ count: Int) {
    let stack = stack
    parent = AppCoordinator(window: window)
    children = (0..<count).map { _ in Coordinator(presenter: stack) }
    try? window.start(parent)
    window.show(stack, for: parent)
    for child in children { parent.start(child: child) }
  }

  var count: Int { children.count }

  func replaceOne() {
    next = (next + 7919) % children.count
    parent.remove(child: children[next])
    children[next] = Coordinator(presenter: stack)
    parent.start(child: children[next])
  }
}
