import CodableState
import Sternik

/// Asks for the address of a feed.
final class AddFeedScreen: Screen, CodableStatePreserving {
  var didSubmit: (_ address: String) -> Void = { _ in }
  var didTapCancel: () -> Void = {}

  /// What is wrong with the submitted address, until the user changes it.
  var error: FeedAddressError?
  private var address = ""

  var preservedValue: String? {
    get { address.isEmpty ? nil : address }
    set { address = newValue ?? "" }
  }

  var title: String { Texts.addSource.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.addSource.hint).foreground(.muted)
      TextField(
        Texts.addSource.address, text: address, didChange: change,
        didSubmit: { self.didSubmit($0) }
      )
      .validationError(error?.text)
      HStack(spacing: 0) {
        Button(Texts.addSource.add) { self.didSubmit(self.address) }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  private func change(_ text: String) {
    address = text
    error = nil
  }
}
