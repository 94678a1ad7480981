internal import ConsoleUI

/// The object that the fields of a form share during a frame.
@MainActor final class FormScope {
  /// The width of the widest label, in columns.
  private(set) var labelColumns = 0
  private var fieldCount = 0
  private let submit: (() -> Void)?

  init(submit: (() -> Void)?) {
    self.submit = submit
  }

  /// Registers a field with its label, in reading order, and returns its number.
  func addField(label: String) -> Int {
    labelColumns = max(labelColumns, label.columns)
    fieldCount += 1
    return fieldCount
  }

  /// The action of Enter in a field: only the last field submits the form.
  func submitAction(ofField number: Int) -> (() -> Void)? { number == fieldCount ? submit : nil }
}
