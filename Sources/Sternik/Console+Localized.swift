public import ConsoleUI
public import Coordinators
internal import LocalizableStrings

extension Console {
  /// Creates a console with texts in the current language; by default in the terminal that suits standard input and
  /// output.
  ///
  /// ``ConsoleUI/ConsoleStrings/localized`` says where the texts come from. Missing texts and other issues that no
  /// localizer's `didFindIssue` handles are printed on standard error when the console ends.
  public convenience init(_ window: Window, terminal: (any Terminal)? = nil) {
    self.init(window, terminal: terminal) { .localized }
    takeIssues = UnhandledIssues.takeAll
  }
}
