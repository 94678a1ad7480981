public import ConsoleUI
public import Coordinators

extension Console {
  /// Creates a console with texts in the current language; by default in the terminal that suits standard input and
  /// output.
  ///
  /// ``ConsoleUI/ConsoleStrings/localized`` says where the texts come from.
  public convenience init(_ window: Window, terminal: (any Terminal)? = nil) {
    self.init(window, terminal: terminal) { .localized }
  }
}
