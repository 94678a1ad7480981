public import ConsoleGallery
import Sternik

extension Gallery {
  /// The page for translators of the program.
  public static func orders() async -> Gallery {
    let order = Walkthrough(
      .orders,
      steps: [
        .press("down enter").named("asking"), .advance(by: .seconds(2)).named("price"),
        .type("Łódź").named("city"), .click(on: "order.save".localize).named("saved"),
      ]
    ) { window in
      try window.start(OrdersCoordinator(window: window))
    }
    var gallery = Gallery(title: "Orders")
    await gallery.add(order, named: "Order", isData: { ["Kiwi", "Mango"].contains($0) })
    return gallery
  }
}
