/// What a command palette shows, and how it reports what the user chooses.
@MainActor package final class PaletteCommands {
  /// All commands that work now, those of the control with the focus first; set before each frame.
  package internal(set) var commands: [PaletteCommand] = []
  /// The texts of the console; set before each frame.
  package internal(set) var strings = ConsoleStrings()
  /// Closes the palette, then performs the command as its key does.
  package let choose: (PaletteCommand) -> Void
  /// Closes the palette.
  package let close: () -> Void

  /// Creates commands for a test of a palette of one's own; the console makes them otherwise.
  package init(
    _ commands: [PaletteCommand] = [], choose: @escaping (PaletteCommand) -> Void = { _ in },
    close: @escaping () -> Void = {}
  ) {
    self.commands = commands
    self.choose = choose
    self.close = close
  }
}
