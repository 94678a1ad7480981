import CodableState
import Sternik

/// Asks for the address of a feed.
final class AddFeedScreen: Screen, CodableStatePreserving {
  var didSubmit: (_ address: String) -> Void = { _ in }

  private var address = ""

  var preservedValue: String? {
    get { address.isEmpty ? nil : address }
    set { address = newValue ?? "" }
  }

  var title: String { Texts.addSource.title }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.addSource.hint).foreground(.muted)
      TextField(
        Texts.addSource.address, text: address, didChange: { self.address = $0 },
        didSubmit: { self.didSubmit($0) })
      Button(Texts.addSource.add) { self.didSubmit(self.address) }
    }
    .formLayout()
  }
}
