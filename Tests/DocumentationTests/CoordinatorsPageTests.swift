import Coordinators
import Testing

/// The program on the landing page of Coordinators, which has a user interface of its own.
@MainActor
struct `The landing page of Coordinators` {
  @Test func `shows a program that is compiled here`() throws {
    let page = try Page("Sources/Coordinators/Coordinators.docc/Coordinators.md")

    try expectCompiled(#require(page.swiftBlocks.first))
  }

  @Test func `starts a coordinator for an order`() throws {
    let window = Window()
    try window.start(StoreCoordinator(window: window))
    print(window.outline)

    (window.activeScreen as? OrdersScreen)?.didSelect()

    #expect(window.activeScreen is OrderScreen)
  }
}

private final class OrdersScreen: Presentable { var didSelect: () -> Void = {} }
private final class OrderScreen: Presentable {}

private final class OrderCoordinator: NavigationCoordinator<OrderScreen> {
  override func start() { show(OrderScreen()) }
}

private final class StoreCoordinator: AppCoordinator {
  private let stack = NavigationController()

  override func start() {
    let screen = OrdersScreen()
    screen.didSelect = { self.start(child: OrderCoordinator(presenter: self.stack)) }
    show(stack)
    stack.show(screen, for: self)
  }
}
