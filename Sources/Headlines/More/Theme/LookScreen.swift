import Sternik

/// The looks of the program, of which the reader chooses one.
final class LookScreen: Screen {
  var didSelect: (Look) -> Void = { _ in }

  private let library: Library

  init(library: Library) { self.library = library }

  var title: String { Texts.more.theme }

  var body: some View {
    let current = library.look
    List(Look.allCases) { look in
      HStack {
        Text(look == current ? "✓" : " ")
        Text(look.name).truncated()
      }
    } didSelect: {
      self.didSelect($0)
    }
    .actionLabel(Texts.keys.choose)
    .initialHighlight(Look.allCases.firstIndex(of: current) ?? 0)
  }
}
