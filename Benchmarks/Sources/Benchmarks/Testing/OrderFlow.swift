import ConsoleTesting
import Sternik
import Testing

/// A list of fruits, a form with a name, and an alert with thanks.
@MainActor
enum OrderFlow {
  static let fruits = (1...200).map { "Fruit \($0)" }

  static var walkthrough: Walkthrough {
    let localizer = Localizer(tables: tables, preferring: [], developmentLanguage: "en")
    return Walkthrough(
      localizer,
      steps: [
        .press("down down enter").named("form"), .type("Łódź").named("typed"),
        .click(on: "order.save".localize).named("thanks"),
      ]
    ) { window in
      try window.start(OrderApp(window: window))
    }
  }

  private static let tables = [
    StringsTable(
      language: "en",
      source: """
        "fruits" = "Fruits"; "order" = "Order of %@"; "order.city" = "City:"; "order.save" = "Buy";
        "thanks" = "Thank you"; "ok" = "OK";
        """),
    StringsTable(
      language: "pl",
      source: """
        "fruits" = "Owoce"; "order" = "Zamówienie: %@"; "order.city" = "Miasto:"; "order.save" = "Kup";
        "thanks" = "Dziękujemy"; "ok" = "Dobrze";
        """),
  ]
}

private final class OrderApp: AppCoordinator {
  private let stack = NavigationController()

  override func start() {
    show(stack)
    let screen = FruitsScreen()
    screen.didSelect = order
    stack.show(screen, for: self)
  }

  private func order(_ fruit: String) {
    let screen = OrderScreen(fruit)
    screen.didSave = {
      AlertScreen(title: "thanks".localize, actions: [AlertAction("ok".localize)])
        .show(over: self.stack, for: self)
    }
    stack.show(screen, for: self)
  }
}

private final class FruitsScreen: Screen {
  var didSelect: (String) -> Void = { _ in }

  var title: String { "fruits".localize }

  var body: some View {
    List(OrderFlow.fruits) {
      Text($0)
    } didSelect: {
      self.didSelect($0)
    }
  }
}

private final class OrderScreen: Screen {
  var didSave: () -> Void = {}
  private let fruit: String
  private var city = ""

  init(_ fruit: String) { self.fruit = fruit }

  var title: String { "order".localize(fruit) }

  var body: some View {
    TextField("order.city".localize, text: city, didChange: { self.city = $0 })
    Button("order.save".localize) { self.didSave() }
  }
}
