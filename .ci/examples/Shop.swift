import Sternik

final class ShopCoordinator: AppCoordinator {}
final class PurchaseCoordinator: AppCoordinator {}
final class FruitCoordinator: NavigationCoordinator<FruitScreen> {
  override func start() {}
}

final class FruitScreen: Screen {
  var body: some View { Text("") }
}

final class PathScreen: Screen {
  let side: String
  let folders: [String]

  init(_ side: String, _ folders: [String]) { (self.side, self.folders) = (side, folders) }

  var body: some View { Text(side) }
}

final class OrdersScreen: Screen {
  var body: some View { Text("") }
}

final class OrderCoordinator: NavigationCoordinator<OrdersScreen> {
  let number: Int

  init(number: Int, presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }
}

extension DeepLinks_md {
  final class OrderCoordinator: NavigationCoordinator<OrdersScreen> {
    let number: Int
    let tab: OrderTab?

    init(number: Int, tab: OrderTab?, presenter: any Presenter) {
      (self.number, self.tab) = (number, tab)
      super.init(presenter: presenter)
    }
  }
}

@MainActor final class Session {
  var didChange: () -> Void = {}
  var isSignedIn = false
}

final class AccountCoordinator: NavigationCoordinator<OrdersScreen> {}

final class SignInCoordinator: NavigationCoordinator<OrdersScreen> {
  @Once var done: () -> Void = {}
}

struct Profile: Sendable {}

final class LoginCoordinator: NavigationCoordinator<OrdersScreen> {
  @Once var done: (Profile) -> Void = { _ in }
}

final class WelcomeCoordinator: NavigationCoordinator<OrdersScreen> {
  @Once var done: () -> Void = {}
}
