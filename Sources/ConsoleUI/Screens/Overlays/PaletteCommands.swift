/// A command that works now: what it does, its key, and where it belongs.
public struct PaletteCommand: Sendable, Hashable {
  /// What the command does.
  public let title: String
  /// Its key, as the status line names it.
  public let keys: String
  /// The title of the screen that the command belongs to; empty if it belongs to the window.
  public let place: String
  let key: KeyPress

  init(_ key: KeyPress, _ title: String, place: String = "") {
    self.title = title
    self.key = key
    keys = key.caption
    self.place = place
  }
}

/// What a command palette shows, and how it reports what the user chooses.
@MainActor public final class PaletteCommands {
  /// All commands that work now, those of the control with the focus first; set before each frame.
  public internal(set) var commands: [PaletteCommand] = []
  /// The texts of the console; set before each frame.
  public internal(set) var strings = ConsoleStrings()
  /// Closes the palette, then performs the command as its key does.
  public let choose: (PaletteCommand) -> Void
  /// Closes the palette.
  public let close: () -> Void

  init(choose: @escaping (PaletteCommand) -> Void, close: @escaping () -> Void) {
    self.choose = choose
    self.close = close
  }
}
