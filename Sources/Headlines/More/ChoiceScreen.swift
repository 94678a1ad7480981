import Sternik

/// The values of a setting to choose from.
final class ChoiceScreen<Value: Identifiable & Equatable>: Screen {
  var didSelect: (Value) -> Void = { _ in }

  private let name: () -> String
  private let values: [Value]
  private let label: (Value) -> String
  private let current: () -> Value

  /// Creates a screen with the name of the setting; names are read whenever the screen is drawn, since the language may change.
  init(
    _ name: @autoclosure @escaping () -> String, of values: [Value],
    label: @escaping (Value) -> String, current: @autoclosure @escaping () -> Value
  ) {
    self.name = name
    self.values = values
    self.label = label
    self.current = current
  }

  var title: String { name() }

  var body: some View {
    let current = current()
    List(values) { value in
      HStack {
        Sign(value == current ? .chosen : .none)
        Text(self.label(value)).lineLimit(2)
      }
    } didSelect: {
      self.didSelect($0)
    }
    .actionLabel(Texts.keys.choose)
    .initialHighlight(values.firstIndex(of: current) ?? 0)
  }
}
