import Sternik

/// A list whose rows can be opened.
final class FruitListScreen: Screen {
  var didSelect: (String) -> Void = { _ in }
  private let fruits: [String]

  init(_ fruits: [String] = ["Apples", "Pears"]) { self.fruits = fruits }

  var title: String { "title".localize }

  var body: some View {
    List(fruits) {
      Text($0)
    } didSelect: {
      self.didSelect($0)
    }
  }
}
