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
      window, in: terminal ?? StandardStreams.makeTerminal(), clock: .system, strings: strings)
    UnhandledIssues.keep()
    takeIssues = UnhandledIssues.takeAll
  }

  /// Creates a console with all that a program's console shows, on any clock.
  package convenience init(
    _ window: Window, in terminal: any Terminal, clock: ConsoleClock,
    strings: @escaping () -> ConsoleStrings
  ) {
    self.init(window, terminal: terminal, clock: clock, strings: strings)
    commandPalette = { CommandPalette($0) }
  }
}
