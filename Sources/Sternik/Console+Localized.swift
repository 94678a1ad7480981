public import ConsoleUI
internal import ConsoleWidgets
public import Coordinators
internal import LocalizableStrings

extension Console {
  /// Creates a console; by default in the terminal that suits standard input and output, with texts in the current
  /// language.
  ///
  /// ``ConsoleUI/ConsoleStrings/localized`` says where the texts come from; `strings` can return others. Missing texts
  /// and other issues that no localizer's `didFindIssue` handles are printed on standard error when the console ends.
  public convenience init(
    _ window: Window, terminal: (any Terminal)? = nil,
    strings: @escaping () -> ConsoleStrings = { .localized }
  ) {
    self.init(
      window, terminal: terminal ?? StandardStreams.makeTerminal(), clock: .system,
      strings: strings)
    takeIssues = UnhandledIssues.takeAll
    commandPalette = { CommandPalette($0) }
  }
}
