import Sternik

/// Leads from a list of fruit to an order and back.
public final class OrdersCoordinator: AppCoordinator {
  private let shop: Shop
  private let stack = NavigationController()

  public init(window: Window, shop: Shop = Shop()) {
    self.shop = shop
    super.init(window: window)
  }

  public override func start() {
    show(stack)
    let screen = FruitScreen()
    screen.didSelect = order
    stack.show(screen, for: self)
  }

  private func order(_ fruit: String) {
    let screen = OrderScreen(fruit: fruit, shop: shop)
    screen.didTapSave = confirm
    stack.show(screen, for: self)
  }

  private func confirm() {
    let alert = AlertScreen(
      title: "order.saved".localize, message: "",
      actions: [AlertAction("alert.ok".localize) { self.stack.popToRoot() }])
    alert.show(over: stack, for: self)
  }
}
