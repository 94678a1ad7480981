package import ConsoleUI

/// A field and the commands that contain the text in it; the console shows it for F1 and Ctrl-Space.
///
/// Typing finds commands by the words of their names and places; case and diacritical marks do not matter. Up and Down move the highlight, and Enter
/// performs the highlighted command.
///
/// ```
/// ┌─ Commands ─────────────────────────────────────────────┐
/// │ › save                                                 │
/// │ ────────────────────────────────────────────────────── │
/// │>  save the memo                      Memo   ctrl-s     │
/// │                                                        │
/// │                                                        │
/// │                                                        │
/// │                                                        │
/// │   1 of 4 commands                                      │
/// └────────────────────────────────────────────────────────┘
/// ```
package struct CommandPalette: View {
  private let palette: PaletteCommands

  /// Creates a palette; see `commandPalette` of `Console`.
  package init(_ palette: PaletteCommands) { self.palette = palette }

  package func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: CommandPaletteState.init)
    tree.addControl(CommandPaletteElement(palette: palette, state: state))
  }
}

/// The typed text, and which of the found commands is highlighted.
@MainActor final class CommandPaletteState: ViewState {
  var query = EditedText()
  /// The highlighted command, which keeps the highlight when others come and go; `nil` for the first one.
  var highlighted: PaletteCommand?
  /// The first visible row.
  var top = 0
  /// The number of rows that were drawn.
  var visibleRows = 1
}
