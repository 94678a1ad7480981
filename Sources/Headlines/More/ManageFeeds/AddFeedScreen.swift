import Sternik
import SternikFoundation

/// Asks for the address of a feed, and which feeds of a page are meant.
final class AddFeedScreen: Screen, CodableStatePreserving {
  var didSubmit: (_ address: String) -> Void = { _ in }
  /// The user changes the address.
  var didChange: () -> Void = {}
  var didTapCancel: () -> Void = {}

  /// What is wrong with the submitted address, until the user changes it.
  var error: String?
  /// Whether the submitted address is being fetched.
  var isSearching = false
  /// The feed that was found at another address, until the user submits the same again.
  var found: FoundFeed?
  /// The feeds of the page at the submitted address, if there are several.
  var choices: [Feed] = []
  /// Those of them that the user has added.
  var added: Set<Feed.ID> = []
  private var address = ""

  struct FoundFeed {
    let feed: Feed
    /// Whether others can read what the server sends, which they could not at the submitted address.
    let isUnencrypted: Bool
  }

  /// The height of a long list of choices.
  private static let listRows = 8

  var preservedValue: String? {
    // An address with a name and a password is not saved.
    get { address.isEmpty || address.contains("@") ? nil : address }
    set { address = newValue ?? "" }
  }

  var title: String { Texts.addSource.title }

  var presentation: Presentation { .box }

  var body: some View {
    if choices.isEmpty { form } else { list }
  }

  private var form: some View {
    VStack(spacing: 1) {
      Text(Texts.addSource.hint).foreground(.muted)
      TextField(
        Texts.addSource.address, text: address, didChange: change,
        didSubmit: { self.didSubmit($0) }
      )
      .validationError(error)
      if isSearching { Spinner(Texts.addSource.searching) }
      foundAddress
      HStack(spacing: 0) {
        Button(Texts.addSource.add) { self.didSubmit(self.address) }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  private var list: some View {
    VStack(spacing: 1) {
      Text(Texts.addSource.choose).foreground(.muted)
      List(choices) { feed in
        HStack {
          Sign(self.added.contains(feed.id) ? .chosen : .none)
          VStack {
            Text(feed.displayName).truncated()
            if !feed.title.isEmpty { Text(feed.displayAddress).truncated().foreground(.muted) }
          }
        }
      } didSelect: { feed in
        if !self.added.contains(feed.id) { self.didSubmit(feed.id) }
      }
      .actionLabel(Texts.keys.add)
      .frame(minHeight: min(choices.count * 2, Self.listRows))
      if let error { Text(error).foreground(.error) }
      foundAddress
      if isSearching {
        Spinner(Texts.addSource.searching)
      } else {
        Button(added.isEmpty ? Texts.alert.cancel : Texts.addSource.done) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  @ViewBuilder private var foundAddress: Views {
    if let found {
      VStack {
        if found.isUnencrypted {
          Text(Texts.addSource.unencrypted).foreground(.warning)
        } else {
          Text(Texts.addSource.found).foreground(.muted)
        }
        Text(found.feed.displayAddress)
      }
    }
  }

  private func change(_ text: String) {
    address = text
    (error, found) = (nil, nil)
    didChange()
  }
}
