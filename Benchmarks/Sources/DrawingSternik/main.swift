import Sternik

/// A list with the number of rows that the first argument gives; the second one is the name of a theme.
final class RowsScreen: Screen {
  private let rows: Range<Int>

  init(_ count: Int) { rows = 0..<count }

  var body: some View {
    List(rows) { Text("Row \($0): the night train to the coast runs again after eleven years") }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let window = Window()
window.show(RowsScreen(arguments.first.flatMap { Int($0) } ?? 10_000))
let console = Console(window)
// ncurses draws attributes in the terminal's own colours, too.
let theme = Theme.builtIn.first { $0.name == arguments.dropFirst().first } ?? .terminal
console.theme = { theme }
try await console.run()
