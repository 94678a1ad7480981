import ConsoleUI
import ConsoleWidgets
import Coordinators

/// A window with a list of fruit; each row pushes a screen.
@MainActor final class FruitShop {
  let window = Window()
  private let stack = NavigationController()

  init() {
    window.show(stack)
    let stack = stack
    stack.show(
      SampleScreen("Fruit") {
        List(["Apples", "Pears"]) {
          Text($0)
        } didSelect: { fruit in
          stack.show(SampleScreen(fruit) { Text("Fresh " + fruit) })
        }
      })
  }
}
