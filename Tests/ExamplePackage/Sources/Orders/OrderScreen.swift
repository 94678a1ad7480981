import Observation
import Sternik

/// Asks where to send a fruit, and shows its price as soon as the shop has said it.
@Observable
public final class OrderScreen: Screen {
  @ObservationIgnored public var didTapSave: () -> Void = {}
  private let fruit: String
  private var city = ""
  private var price: Int?

  public init(fruit: String, shop: Shop) {
    self.fruit = fruit
    task { screen in screen.price = try await shop.price(of: fruit, on: screen.clock) }
  }

  public var title: String { "order.title".localize(fruit) }

  public var body: some View {
    TextField("order.city".localize, text: city) { self.city = $0 }
    Text(price.map { "order.price".localize($0) } ?? "order.asking".localize)
    Button("order.save".localize) { self.didTapSave() }
  }
}
