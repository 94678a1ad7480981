internal import ConsoleUI

/// The object that the fields of a form share during a frame.
@MainActor final class FormScope {
  private var fieldCount = 0
  private let submit: (() -> Void)?

  init(submit: (() -> Void)?) {
    self.submit = submit
  }

  /// Registers a field in reading order, and returns its number.
  func addField() -> Int {
    fieldCount += 1
    return fieldCount
  }

  /// The action of Enter in a field: only the last field submits the form.
  func submitAction(ofField number: Int) -> (() -> Void)? { number == fieldCount ? submit : nil }
}
