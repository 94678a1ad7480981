/// What the fields of one form share while it is shown.
@MainActor final class FormScope {
  /// The columns of the widest label.
  private(set) var labelColumns = 0
  private var lastField: ViewPath?
  private let didSubmit: (() -> Void)?

  init(didSubmit: (() -> Void)?) {
    self.didSubmit = didSubmit
  }

  func note(label: String, ofFieldAt path: ViewPath) {
    labelColumns = max(labelColumns, label.columns)
    lastField = path
  }

  /// What Enter does in a field: in the last one it submits the form.
  func submission(ofFieldAt path: ViewPath) -> (() -> Void)? {
    path == lastField ? didSubmit : nil
  }
}
