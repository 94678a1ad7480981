import Sternik

/// Asks for the user's own name for a feed, and for its folder.
final class EditFeedScreen: Screen {
  var didSubmit: (_ name: String, _ folder: String) -> Void = { _, _ in }
  var didTapCancel: () -> Void = {}

  private let hint: String
  private var name: String
  private var folder: String

  /// Makes a screen for a feed with the values that it has; `hint` is the name without one of the user.
  init(name: String, folder: String, hint: String) {
    self.name = name
    self.folder = folder
    self.hint = hint
  }

  var title: String { Texts.editSource.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.editSource.hint(hint)).foreground(.muted)
      TextField(
        Texts.editSource.name, text: name, didChange: { self.name = $0 },
        didSubmit: { _ in self.submit() })
      TextField(
        Texts.editSource.folder, text: folder, didChange: { self.folder = $0 },
        didSubmit: { _ in self.submit() })
      HStack(spacing: 0) {
        Button(Texts.editSource.save) { self.submit() }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  private func submit() { didSubmit(name, folder) }
}
