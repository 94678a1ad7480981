/// The object that the fields of a form share during a frame.
@MainActor final class FormScope {
  /// The width of the widest label, in columns.
  private(set) var labelColumns = 0
  private var lastField: ViewPath?
  private let didSubmit: (() -> Void)?

  init(didSubmit: (() -> Void)?) {
    self.didSubmit = didSubmit
  }

  /// Registers a field with its label; the fields must come in reading order.
  func addField(at path: ViewPath, label: String) {
    labelColumns = max(labelColumns, label.columns)
    lastField = path
  }

  /// The action of Enter in a field: only the last field submits the form.
  func submitAction(ofFieldAt path: ViewPath) -> (() -> Void)? {
    path == lastField ? didSubmit : nil
  }
}
