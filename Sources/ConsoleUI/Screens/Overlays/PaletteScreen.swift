internal import Coordinators

/// A box with all commands; F1 and Ctrl-Space show it.
final class PaletteScreen: Screen {
  private let palette: PaletteCommands
  private let makeView: () -> any View

  init(_ palette: PaletteCommands, makeView: @escaping () -> any View) {
    self.palette = palette
    self.makeView = makeView
  }

  var title: String { palette.strings.commandsTitle }

  var presentation: Presentation { .box }

  var body: some View { Views.one(makeView()) }

  var commands: [KeyCommand] {
    [KeyCommand(.escape, palette.strings.back) { self.palette.close() }]
  }
}
