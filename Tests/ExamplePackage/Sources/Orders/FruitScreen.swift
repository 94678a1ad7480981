import Sternik

/// Lists fruit.
public final class FruitScreen: Screen {
  public var didSelect: (String) -> Void = { _ in }

  public var title: String { "fruit.title".localize }

  public var body: some View {
    List(["Kiwi", "Mango"]) {
      Text($0)
    } didSelect: {
      self.didSelect($0)
    }
  }
}
