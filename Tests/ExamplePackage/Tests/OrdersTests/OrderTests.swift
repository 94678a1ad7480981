import ConsoleTesting
import Orders
import Sternik
import Testing

/// An order in each language, from the first screen to the last.
@MainActor
struct `An order` {
  private let order = Walkthrough(
    .orders,
    steps: [
      .press("down enter").named("asking"),
      .wait { $0.screen.contains("5") }.named("price"),
      .type("Łódź").named("city"),
      .click(on: "order.save".localize).named("saved"),
      .press("enter").named("back"),
    ], start: `An order`.start)

  private static func start(in window: Window) throws {
    try window.start(OrdersCoordinator(window: window))
  }

  @Test func `looks like this in each language`() async throws {
    try await order.expectSnapshots(named: "order", sizes: [Size(columns: 44, rows: 8)])
  }

  @Test func `fits in each language and in pseudo-languages, at two sizes`() async throws {
    try await order.expectFits(
      sizes: [Size(columns: 44, rows: 8), Size(columns: 80, rows: 24)], isData: Self.isFruit)
  }

  @Test func `is a page with its screens in each language`() async throws {
    var gallery = Gallery(title: "Orders")
    await gallery.add(order, named: "Order", isData: Self.isFruit)

    gallery.expectNoFailures()
    #expect(gallery.html.contains("<h2>Findings (0)</h2>"))
    #expect(gallery.html.contains("title=\"order.save\">Zapisz zamówienie</a>"))
  }

  @Test func `is on the page that the program writes itself, as in a walkthrough`() async throws {
    var walkthroughs = Gallery(title: "Orders")
    let order = Walkthrough(
      .orders,
      steps: [
        .press("down enter").named("asking"), .advance(by: .seconds(2)).named("price"),
        .type("Łódź").named("city"), .click(on: "order.save".localize).named("saved"),
      ], start: Self.start)
    await walkthroughs.add(order, named: "Order", isData: Self.isFruit)

    #expect(await Gallery.orders().html == walkthroughs.html)
  }

  private static func isFruit(_ text: String) -> Bool { ["Kiwi", "Mango"].contains(text) }

  @Test func `is not readable where a window is too narrow for a button`() async throws {
    let narrow = Walkthrough(.orders, steps: [.press("down enter")], start: Self.start)

    let findings = try await narrow.fitFindings(
      in: .available, sizes: [Size(columns: 20, rows: 8)])

    #expect(
      findings.filter { $0.kind == .cut }.map(\.description) == [
        """
        "order.save" [pl] 20x8 OrderScreen, step 1: cut: "Zapisz zamówienie"
        """
      ])
  }

  @Test func `gives the focus to the field, and keeps its way`() async throws {
    try await order.walk(in: ["en"]) { console, stop in
      guard stop.name == "city" else { return }

      #expect(console.focus == "textField \"City\" = Łódź")
      #expect(console.navigation.contains("OrderScreen (OrdersCoordinator) active"))
      #expect(console.linearText.contains("Łódź"))
    }
  }
}
